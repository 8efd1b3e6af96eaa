# The version stands in CMakeLists.txt; files that other tools read have the same.
function(expect file pattern)
  file(READ ${SOURCE_DIR}/${file} text)
  string(REGEX MATCH "${pattern}" found "${text}")
  if(NOT CMAKE_MATCH_1 STREQUAL VERSION)
    message(SEND_ERROR "${file} has version '${CMAKE_MATCH_1}'; expected ${VERSION}, as CMakeLists.txt")
  endif()
endfunction()

expect(CHANGELOG.md "\n## ([0-9.]+)")
expect(CITATION.cff "\nversion: ([0-9.]+)")
expect(docs/guides/npm.md "\n+npm install PATH/jasnel-([0-9.]+)[.]tgz")
expect(npm/package.json "\"version\": \"([0-9.]+)\"")
expect(web/package.json "\"version\": \"([0-9.]+)\"")
