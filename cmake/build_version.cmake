# The version that says what is built, in all packages alike:
#   0.1.0+w3f2a91c              a release: a commit with a tag, v0.1.0
#   0.1.0+12.g55bfc6b.w3f2a91c  12 commits after a release
#   0.1.0+g55bfc6b.w3f2a91c     a commit that no release comes before
#   0.1.0+unknown.w3f2a91c      where nothing tells the commit
# With .dirty after the commit if files differ from it. The last part is of the hash of the numbers in
# data/weights: players and bids depend on them. In a source archive commit.txt tells the commit, in a
# checkout git.
#   cmake -D SOURCE=DIR -D VERSION=0.1.0 [-D TEMPLATE=FILE -D OUTPUT=FILE] -P build_version.cmake
# OUTPUT is TEMPLATE with the version in it, and is written only if that changes; without it the version is
# printed, and without VERSION what commit.txt is to tell.
function(run_git output)
  execute_process(COMMAND git --no-optional-locks -C ${SOURCE} ${ARGN}
    OUTPUT_VARIABLE printed RESULT_VARIABLE status ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(NOT status EQUAL 0)
    set(printed "")
  endif()
  set(${output} "${printed}" PARENT_SCOPE)
endfunction()

# commit.txt has one of these: what git archive writes in it, or this program.
file(READ ${SOURCE}/cmake/commit.txt told)
set(commit "")
set(described "")
set(changes "")
set(parts unknown)
if(told MATCHES "^build ([0-9a-z.]*)\n$")
  string(REPLACE "." ";" parts "${CMAKE_MATCH_1}")
elseif(told MATCHES "^([0-9a-f]+) (v[^ ]+)?\n$")
  set(commit ${CMAKE_MATCH_1})
  set(described "${CMAKE_MATCH_2}")
else()
  # Not the commit of another project in whose tree this one lies.
  run_git(top rev-parse --show-toplevel)
  file(REAL_PATH "${top}" top)
  file(REAL_PATH ${SOURCE} here)
  if(top STREQUAL here)
    run_git(commit rev-parse HEAD)
    run_git(described describe --tags --match=v*)
    run_git(changes status --porcelain --untracked-files=no)
  endif()
endif()
if(commit)
  string(SUBSTRING ${commit} 0 7 commit)
  set(parts g${commit})
  if(described MATCHES "^v[0-9.]+-([0-9]+)-g[0-9a-f]+$")
    list(PREPEND parts ${CMAKE_MATCH_1})
  elseif(described MATCHES "^v[0-9.]+$" AND NOT changes)
    set(parts "")
  endif()
  if(changes)
    list(APPEND parts dirty)
  endif()
endif()

if(VERSION)
  file(GLOB files ${SOURCE}/data/weights/*.bin ${SOURCE}/data/weights/*.inc)
  set(hashes "")
  foreach(file ${files})
    file(SHA256 ${file} hash)
    string(APPEND hashes ${hash})
  endforeach()
  string(SHA256 weights "${hashes}")
  string(SUBSTRING ${weights} 0 7 weights)
  list(APPEND parts w${weights})
  list(JOIN parts "." parts)
  set(BUILD_VERSION "${VERSION}+${parts}")
else()
  list(JOIN parts "." parts)
  set(BUILD_VERSION "build ${parts}")
endif()
if(OUTPUT)
  configure_file(${TEMPLATE} ${OUTPUT} @ONLY)
else()
  execute_process(COMMAND ${CMAKE_COMMAND} -E echo ${BUILD_VERSION})
endif()
