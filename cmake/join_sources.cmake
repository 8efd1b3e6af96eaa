# Compiles the sources of each target many at a time, which takes much less time: for a build that
# is made once. Where single files are changed and built again, they are better by themselves.
# See tools/scripts/joined_files.py. Targets with the property JASNEL_APART stay as they are; without
# Python all do.

find_package(Python3 COMPONENTS Interpreter)
if(NOT Python3_FOUND)
  return()
endif()
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH tree)

function(jasnel_list_targets folder)
  get_property(here DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
  get_property(inside DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
  foreach(next ${inside})
    # Not what was downloaded.
    if(NOT next MATCHES "^${PROJECT_BINARY_DIR}/")
      jasnel_list_targets(${next})
    endif()
  endforeach()
  set(targets ${targets} ${here} PARENT_SCOPE)
endfunction()

# Of a target's sources those that may be joined, as `joined`, and the others, as `apart`: what is
# generated, what is not C++, and what has flags of its own.
function(jasnel_divide_sources target)
  set(joined "")
  set(apart "")
  get_target_property(sources ${target} SOURCES)
  get_target_property(folder ${target} SOURCE_DIR)
  foreach(source ${sources})
    set(options NOTFOUND)
    if(source MATCHES "\\.cc$" AND NOT source MATCHES "^\\$<")
      cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${folder} NORMALIZE)
      get_source_file_property(options ${source} TARGET_DIRECTORY ${target} COMPILE_OPTIONS)
      cmake_path(IS_PREFIX PROJECT_BINARY_DIR ${source} generated)
      if(NOT options AND NOT generated)
        list(APPEND joined ${source})
        continue()
      endif()
    endif()
    list(APPEND apart ${source})
  endforeach()
  set(joined "${joined}" PARENT_SCOPE)
  set(apart "${apart}" PARENT_SCOPE)
endfunction()

set(targets "")
jasnel_list_targets(${tree})
set(list "")
foreach(target ${targets})
  get_target_property(type ${target} TYPE)
  get_target_property(is_apart ${target} JASNEL_APART)
  if(type MATCHES "^((STATIC|SHARED|OBJECT)_LIBRARY|EXECUTABLE)$" AND NOT is_apart)
    jasnel_divide_sources(${target})
    list(LENGTH joined count)
    if(count GREATER 1)
      set(apart_of_${target} ${apart})
      string(APPEND list "${target};${joined}\n")
    endif()
  endif()
endforeach()

set(folder ${PROJECT_BINARY_DIR}/joined)
file(WRITE ${folder}/list.txt "${list}")
execute_process(
  COMMAND ${Python3_EXECUTABLE} tools/scripts/join_sources.py ${folder} 16
  WORKING_DIRECTORY ${tree}
  INPUT_FILE ${folder}/list.txt
  OUTPUT_FILE ${folder}/joined.cmake
  COMMAND_ERROR_IS_FATAL ANY)
include(${folder}/joined.cmake)
foreach(target ${joined_targets})
  set_property(TARGET ${target} PROPERTY SOURCES ${joined_of_${target}} ${apart_of_${target}})
endforeach()
