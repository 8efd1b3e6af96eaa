vcpkg_download_distfile(archive
  URLS @HOME@/releases/download/v@VERSION@/jasnel-@VERSION@.tar.gz
  FILENAME jasnel-@VERSION@.tar.gz
  SKIP_SHA512)
file(SHA256 ${archive} sum)
if(NOT sum STREQUAL "@SHA256@")
  message(FATAL_ERROR "${archive}: SHA-256 ${sum}; expected @SHA256@")
endif()
vcpkg_extract_source_archive(source ARCHIVE ${archive})
vcpkg_cmake_configure(SOURCE_PATH ${source} OPTIONS
  -DJASNEL_BUILD_TOOLS=OFF -DJASNEL_BUILD_TESTS=OFF -DJASNEL_BUILD_C=OFF -DJASNEL_OPENMP=OFF)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(PACKAGE_NAME jasnel CONFIG_PATH lib/cmake/jasnel)
file(REMOVE_RECURSE ${CURRENT_PACKAGES_DIR}/debug/include)
vcpkg_install_copyright(FILE_LIST ${source}/LICENSE)
