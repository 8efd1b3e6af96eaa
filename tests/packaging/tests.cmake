# One version everywhere, with its commit, what is installed, pkg-config, and Debian's packages: made,
# installed into a folder and used.
add_test(NAME packaging.version COMMAND
  ${CMAKE_COMMAND}
    -D VERSION=${PROJECT_VERSION}
    -D SOURCE_DIR=${PROJECT_SOURCE_DIR}
    -P ${CMAKE_CURRENT_LIST_DIR}/version.cmake)
set_tests_properties(packaging.version PROPERTIES LABELS packaging)

find_program(JASNEL_GIT git)
if(JASNEL_GIT)
  add_test(NAME packaging.build_version COMMAND
    ${CMAKE_CURRENT_LIST_DIR}/build_version_test.sh ${PROJECT_SOURCE_DIR})
  set_tests_properties(packaging.build_version PROPERTIES LABELS packaging)
endif()

find_program(JASNEL_PYTHON3 python3)
if(JASNEL_PYTHON3)
  add_test(NAME packaging.home COMMAND
    ${JASNEL_PYTHON3} ${CMAKE_CURRENT_LIST_DIR}/home_test.py ${PROJECT_SOURCE_DIR})
  set_tests_properties(packaging.home PROPERTIES LABELS packaging)
endif()

add_test(NAME packaging.maintainer COMMAND
  ${CMAKE_CURRENT_LIST_DIR}/maintainer_test.sh ${PROJECT_SOURCE_DIR})
set_tests_properties(packaging.maintainer PROPERTIES LABELS packaging)

if(JASNEL_BUILD_C AND JASNEL_BUILD_TOOLS AND CMAKE_GENERATOR STREQUAL "Ninja")
  add_test(NAME packaging.install COMMAND
    ${CMAKE_CURRENT_LIST_DIR}/install_test.sh
      ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR} ${CMAKE_COMMAND} ${CMAKE_MAKE_PROGRAM})
  set_tests_properties(packaging.install PROPERTIES LABELS packaging)
endif()

find_program(JASNEL_DPKG_DEB dpkg-deb)
find_program(JASNEL_PKG_CONFIG NAMES pkg-config pkgconf)
if(JASNEL_BUILD_C AND JASNEL_BUILD_TOOLS AND JASNEL_DPKG_DEB AND JASNEL_PKG_CONFIG)
  add_test(NAME packaging.deb COMMAND
    ${CMAKE_CURRENT_LIST_DIR}/deb_test.sh
      ${PROJECT_BINARY_DIR} ${PROJECT_VERSION} ${CMAKE_INSTALL_LIBDIR}
      ${CMAKE_CURRENT_LIST_DIR}/../c/interface_test.c ${CMAKE_CURRENT_LIST_DIR}/../consumer
      ${CMAKE_CXX_COMPILER})
  set_tests_properties(packaging.deb PROPERTIES LABELS "packaging;nightly" TIMEOUT 300)
endif()
