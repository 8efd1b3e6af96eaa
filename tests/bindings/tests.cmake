# What tools/bindings makes of the schema of questions.
find_program(JASNEL_PYTHON3 python3)
if(JASNEL_PYTHON3)
  add_test(NAME bindings.are_those_of_the_questions COMMAND
    ${JASNEL_PYTHON3} -B ${PROJECT_SOURCE_DIR}/tools/bindings/make.py --check ${JASNEL_RUN})
  add_test(NAME bindings.are_made_of_any_schema COMMAND
    ${JASNEL_PYTHON3} -B ${CMAKE_CURRENT_LIST_DIR}/bindings_test.py)
  set_tests_properties(bindings.are_those_of_the_questions bindings.are_made_of_any_schema PROPERTIES
    LABELS bindings)
endif()
