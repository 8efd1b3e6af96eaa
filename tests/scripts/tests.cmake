# The scripts of tools/scripts.
add_test(NAME scripts.build_command COMMAND
  ${CMAKE_CURRENT_LIST_DIR}/build_command_test.sh ${PROJECT_SOURCE_DIR} ${CMAKE_COMMAND})
set_tests_properties(scripts.build_command PROPERTIES LABELS scripts)
