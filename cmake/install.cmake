# What cmake --install installs: libraries, public headers, the command, the CMake package, documents.
#
# Each thing is of a component, and each component a package of Debian's: `command`, `library`, what
# a program linked with the shared library needs to run, and `development`, what building one needs.

include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/jasnel)

set(libraries jasnel_bitboard jasnel_club jasnel_solver jasnel_ai)
if(JASNEL_BUILD_ENGINE)
  list(APPEND libraries jasnel_engine)
endif()
install(TARGETS ${libraries}
  EXPORT jasnelTargets
  RUNTIME COMPONENT library
  LIBRARY COMPONENT library NAMELINK_COMPONENT development
  ARCHIVE COMPONENT development
  FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)

# How compilers find libraries without CMake.
file(RELATIVE_PATH prefix_of_pc /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
function(install_pc pc_name)
  string(JOIN " -l" pc_libs "" ${ARGN})
  configure_file(cmake/jasnel.pc.in ${pc_name}.pc @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${pc_name}.pc
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
    COMPONENT development)
endfunction()
list(REVERSE libraries)  # each before those that it uses
install_pc(jasnel-cpp ${libraries} ${OpenMP_CXX_LIB_NAMES})

# The shared library for C, <jasnel.h>.
if(JASNEL_BUILD_C)
  install(TARGETS jasnel_c
    EXPORT jasnelTargets
    RUNTIME COMPONENT library
    LIBRARY COMPONENT library NAMELINK_COMPONENT development
    ARCHIVE COMPONENT development
    FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
  install_pc(jasnel jasnel)
endif()

install(EXPORT jasnelTargets
  NAMESPACE jasnel::
  DESTINATION ${package_dir}
  COMPONENT development)

configure_package_config_file(cmake/jasnelConfig.cmake.in jasnelConfig.cmake
  INSTALL_DESTINATION ${package_dir}
  NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(jasnelConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES
  ${CMAKE_CURRENT_BINARY_DIR}/jasnelConfig.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/jasnelConfigVersion.cmake
  DESTINATION ${package_dir}
  COMPONENT development)

set(documents_component development)
if(JASNEL_BUILD_TOOLS)
  set(documents_component command)
  install(TARGETS jasnel RUNTIME COMPONENT command)
  install(FILES tools/shell/jasnel.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT command)
  install(FILES tools/shell/jasnel.bash RENAME jasnel
    DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/bash-completion/completions COMPONENT command)
endif()

# As in the tree, so that README.md finds what it links to.
install(FILES CHANGELOG.md CITATION.cff LICENSE README.md
  DESTINATION ${CMAKE_INSTALL_DOCDIR}
  COMPONENT ${documents_component})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT ${documents_component})

if(PROJECT_IS_TOP_LEVEL)
  include(cmake/debian.cmake)
endif()
