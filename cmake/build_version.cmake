# The version with the commit that is built: 0.1.0+g55bfc6b, with .dirty behind it if files differ from the
# commit, or 0.1.0 alone where nothing tells the commit. In a source archive commit.txt does, in a checkout
# git.
#   cmake -D SOURCE=DIR -D VERSION=0.1.0 [-D TEMPLATE=FILE -D OUTPUT=FILE] -P build_version.cmake
# OUTPUT is TEMPLATE with the version in it, and is written only if that changes; without it the version is
# printed.
function(run_git output)
  execute_process(COMMAND git --no-optional-locks -C ${SOURCE} ${ARGN}
    OUTPUT_VARIABLE printed RESULT_VARIABLE status ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(NOT status EQUAL 0)
    set(printed "")
  endif()
  set(${output} "${printed}" PARENT_SCOPE)
endfunction()

file(READ ${SOURCE}/cmake/commit.txt told)
set(mark "")
if(told MATCHES "^([0-9a-f]+)([.]dirty)?\n$")
  set(commit ${CMAKE_MATCH_1})
  set(mark "${CMAKE_MATCH_2}")
else()
  # Not the commit of another project in whose tree this one lies.
  run_git(top rev-parse --show-toplevel)
  file(REAL_PATH "${top}" top)
  file(REAL_PATH ${SOURCE} here)
  set(commit "")
  if(top STREQUAL here)
    run_git(commit rev-parse HEAD)
    run_git(changes status --porcelain --untracked-files=no)
    if(changes)
      set(mark ".dirty")
    endif()
  endif()
endif()

set(BUILD_VERSION ${VERSION})
if(commit)
  string(SUBSTRING ${commit} 0 7 commit)
  string(APPEND BUILD_VERSION "+g${commit}${mark}")
endif()
if(OUTPUT)
  configure_file(${TEMPLATE} ${OUTPUT} @ONLY)
else()
  execute_process(COMMAND ${CMAKE_COMMAND} -E echo ${BUILD_VERSION})
endif()
