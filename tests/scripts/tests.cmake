# The scripts of tools/scripts, and those of cmake/ that make sources.
add_test(NAME scripts.build_command COMMAND
  ${CMAKE_CURRENT_LIST_DIR}/build_command_test.sh ${PROJECT_SOURCE_DIR} ${CMAKE_COMMAND})
set_tests_properties(scripts.build_command PROPERTIES LABELS scripts)

find_program(JASNEL_CLANG_TIDY run-clang-tidy-14)
if(JASNEL_CLANG_TIDY)
  add_test(NAME scripts.tidy COMMAND ${CMAKE_CURRENT_LIST_DIR}/tidy_test.sh ${PROJECT_SOURCE_DIR})
  set_tests_properties(scripts.tidy PROPERTIES LABELS scripts)
endif()

add_test(NAME scripts.weights COMMAND
  ${CMAKE_CURRENT_LIST_DIR}/weights_test.sh ${PROJECT_SOURCE_DIR} ${CMAKE_COMMAND})
set_tests_properties(scripts.weights PROPERTIES LABELS scripts)
