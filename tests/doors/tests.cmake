# What questions say at two doors: some of the cases of doors.py, as they were recorded.
find_program(JASNEL_PYTHON3 python3)
if(JASNEL_PYTHON3)
  add_test(NAME doors.say_what_they_said COMMAND
    ${JASNEL_PYTHON3} ${CMAKE_CURRENT_LIST_DIR}/doors.py check ${JASNEL_RUN}
      ${CMAKE_CURRENT_LIST_DIR}/said.jsonl)
  set_tests_properties(doors.say_what_they_said PROPERTIES LABELS doors TIMEOUT 600)
endif()
