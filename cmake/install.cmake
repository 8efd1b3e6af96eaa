# What cmake --install installs: libraries, public headers, the command, the CMake package, documents.

include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/jasnel)

set(libraries jasnel_bitboard jasnel_solver jasnel_ai)
if(JASNEL_BUILD_ENGINE)
  list(APPEND libraries jasnel_engine)
endif()
install(TARGETS ${libraries}
  EXPORT jasnelTargets
  FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/jasnel
  FILE_SET umbrella DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

# The shared library for C, <jasnel.h>, and how compilers find them.
if(JASNEL_BUILD_C)
  install(TARGETS jasnel_c
    EXPORT jasnelTargets
    FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  file(RELATIVE_PATH prefix_of_pc /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
  configure_file(cmake/jasnel.pc.in jasnel.pc @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/jasnel.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endif()

install(EXPORT jasnelTargets NAMESPACE jasnel:: DESTINATION ${package_dir})

configure_package_config_file(cmake/jasnelConfig.cmake.in jasnelConfig.cmake
  INSTALL_DESTINATION ${package_dir}
  NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(jasnelConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES
  ${CMAKE_CURRENT_BINARY_DIR}/jasnelConfig.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/jasnelConfigVersion.cmake
  DESTINATION ${package_dir})

if(JASNEL_BUILD_TOOLS)
  install(TARGETS jasnel)
endif()

# As in the tree, so that README.md finds what it links to.
install(FILES CHANGELOG.md CITATION.cff LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR})

# Debian's package: cpack, in the build folder.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "The Jasnel team <team@jasnel.invalid>")
set(CPACK_PACKAGE_VENDOR Jasnel)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_STRIP_FILES ON)
include(CPack)
