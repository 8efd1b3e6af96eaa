# What an old release was asked, wrote and declared: whether it still holds.
find_program(JASNEL_PYTHON3 python3)
find_program(JASNEL_ABIDIFF abidiff)
if(JASNEL_PYTHON3)
  file(GLOB releases ${CMAKE_CURRENT_LIST_DIR}/*/questions.jsonl)
  foreach(release ${releases})
    cmake_path(GET release PARENT_PATH folder)
    cmake_path(GET folder FILENAME version)
    add_test(NAME promises.${version} COMMAND
      ${JASNEL_PYTHON3} ${CMAKE_CURRENT_LIST_DIR}/promises.py check ${JASNEL_RUN} ${folder})
    set_tests_properties(promises.${version} PROPERTIES LABELS promises)
    if(JASNEL_BUILD_C AND JASNEL_ABIDIFF)
      add_test(NAME promises.${version}_abi COMMAND
        ${JASNEL_PYTHON3} ${CMAKE_CURRENT_LIST_DIR}/abi.py ${folder}/header.txt ${JASNEL_C_INCLUDE_DIR}
        $<TARGET_FILE:jasnel_c>)
      set_tests_properties(promises.${version}_abi PROPERTIES LABELS "promises;nightly")
    endif()
  endforeach()
endif()
