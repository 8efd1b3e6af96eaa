# Debian's packages, a component in each: cpack, in the build folder.
#
#   jasnel         the command, with the documents; it has the library inside
#   libjasnel0     the shared library, named after its SOVERSION
#   libjasnel-dev  headers, static libraries, CMake and pkg-config files

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_VENDOR Jasnel)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_LIST_DIR}/maintainer.cmake)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_COMPONENTS_ALL "")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SOURCE jasnel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
# Each package says in a line of its own what it is.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")

# Each package has the terms of use, in Debian's form.
file(READ ${PROJECT_SOURCE_DIR}/LICENSE license)
string(REGEX MATCH "Copyright [^\n]*" copyright "${license}")
string(REGEX REPLACE "^.*\n(Permission is)" "\\1" license "${license}")
string(REGEX REPLACE "^Copyright (\\(c\\) )?" "" copyright "${copyright}")
string(REGEX REPLACE "\n+$" "" license "${license}")
string(REPLACE "\n" "\n " license "${license}")
string(REPLACE "\n \n" "\n .\n" license "${license}")
file(CONFIGURE OUTPUT debian/copyright @ONLY CONTENT
"Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: jasnel

Files: *
Copyright: @copyright@
License: Expat
 @license@
")

# jasnel_add_debian_package(<component> <name> <section> <description>)
macro(jasnel_add_debian_package component name section description)
  string(TOUPPER ${component} key)
  list(APPEND CPACK_COMPONENTS_ALL ${component})
  set(CPACK_DEBIAN_${key}_PACKAGE_NAME ${name})
  set(CPACK_DEBIAN_${key}_PACKAGE_SECTION ${section})
  set(CPACK_DEBIAN_${key}_DESCRIPTION "${description}")
  # Not of cmake --install: a prefix has LICENSE.
  install(FILES ${PROJECT_BINARY_DIR}/debian/copyright
    DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/${name}
    COMPONENT ${component}
    EXCLUDE_FROM_ALL)
endmacro()

set(shared_library libjasnel${PROJECT_VERSION_MAJOR})
if(JASNEL_BUILD_TOOLS)
  jasnel_add_debian_package(command jasnel misc
"double-dummy solver and player for klaverjas and boerenbridge
The command jasnel solves deals of the Dutch card game klaverjas exactly, with
all hands open, by the rules of the NKF, NKU, KBN and SV Bedum. It tells what
calls are worth, judges played deals card by card, plays, and answers programs
that ask it as an engine. It does the same for boerenbridge.")
endif()
if(JASNEL_BUILD_C)
  jasnel_add_debian_package(library ${shared_library} libs
"solver and player for klaverjas and boerenbridge - shared library
Exact values of deals of the Dutch card game klaverjas with all hands open,
what calls are worth, and players of klaverjas and boerenbridge.
.
This package has the shared library, which programs in C and other languages
use.")
endif()
jasnel_add_debian_package(development libjasnel-dev libdevel
"solver and player for klaverjas and boerenbridge - development files
Exact values of deals of the Dutch card game klaverjas with all hands open,
what calls are worth, and players of klaverjas and boerenbridge.
.
This package has what is needed to build programs: headers for C and C++, the
static libraries of C++, and files for CMake and pkg-config.")
# Its link libjasnel.so and its CMake files name a file of that very version.
if(JASNEL_BUILD_C)
  set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "${shared_library} (= ${PROJECT_VERSION})")
endif()
if(JASNEL_BUILD_TOOLS)
  set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS jasnel)
endif()

include(CPack)
