# What cmake --install installs: libraries, public headers, the command, the CMake package, documents.

include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/jasnel)

install(TARGETS jasnel_bitboard jasnel_solver jasnel_ai
  EXPORT jasnelTargets
  FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/jasnel
  FILE_SET umbrella DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

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
install(FILES LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR})
