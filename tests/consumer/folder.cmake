# What a project sees of Jasnel as a folder of its tree: the libraries, which are built where they
# are linked, and the options that it may want; no tests, no tools, nothing to install.

function(expect what found expected)
  if(NOT found STREQUAL expected)
    message(SEND_ERROR "${what}: expected '${expected}', found '${found}'")
  endif()
endfunction()

# Folders of Jasnel, in `folders`; what it had to download is not its own.
function(list_folders folder)
  get_property(inside DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
  foreach(next ${inside})
    if(next MATCHES "^${TREE_OF_JASNEL}/")
      list_folders(${next})
    endif()
  endforeach()
  set(folders ${folders} ${folder} PARENT_SCOPE)
endfunction()

set(folders "")
list_folders(${TREE_OF_JASNEL})
set(targets "")
foreach(folder ${folders})
  get_property(tests DIRECTORY ${folder} PROPERTY TESTS)
  expect("Tests of ${folder}" "${tests}" "")
  get_property(here DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target ${here})
    get_target_property(only_where_linked ${target} EXCLUDE_FROM_ALL)
    if(NOT only_where_linked)
      message(SEND_ERROR "${target} is built whether it is linked or not")
    endif()
  endforeach()
  list(APPEND targets ${here})
endforeach()

# A second kind of the search for processors of one family is part of the solver, what is compiled with options of its
# own part of the players, and what finds the commit part of the engine.
list(REMOVE_ITEM targets jasnel_solver_bmi2 jasnel_ai_plain jasnel_version)
list(SORT targets)
expect("Targets" "${targets}" "jasnel_ai;jasnel_bitboard;jasnel_c;jasnel_club;jasnel_engine;jasnel_solver")

get_cmake_property(variables CACHE_VARIABLES)
set(options "")
foreach(variable ${variables})
  get_property(type CACHE ${variable} PROPERTY TYPE)
  if(variable MATCHES "^(JASNEL|CPACK|ABSL|BENCHMARK|CLI11|GTEST)_|^CMAKE_INSTALL_.*DIR$"
      AND NOT type MATCHES "INTERNAL|STATIC")
    list(APPEND options ${variable})
  endif()
endforeach()
list(SORT options)
expect("Options" "${options}" "JASNEL_BUILD_C;JASNEL_BUILD_ENGINE;JASNEL_INSTALL;JASNEL_OPENMP")

# Install rules are written when CMake is done with this.
add_test(NAME nothing_to_install COMMAND
  ${CMAKE_COMMAND} -D BUILD=${CMAKE_BINARY_DIR} -P ${CMAKE_CURRENT_LIST_DIR}/nothing_to_install.cmake)
