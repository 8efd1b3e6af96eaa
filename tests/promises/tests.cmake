# What an old release was asked, wrote and declared: whether it still holds.
find_program(JASNEL_PYTHON3 python3)
if(JASNEL_PYTHON3)
  file(GLOB releases ${CMAKE_CURRENT_LIST_DIR}/*/questions.jsonl)
  foreach(release ${releases})
    cmake_path(GET release PARENT_PATH folder)
    cmake_path(GET folder FILENAME version)
    add_test(NAME promises.${version} COMMAND
      ${JASNEL_PYTHON3} ${CMAKE_CURRENT_LIST_DIR}/promises.py check ${JASNEL_RUN} ${folder})
    set_tests_properties(promises.${version} PROPERTIES LABELS promises)
  endforeach()
endif()
