# Runs PROGRAM, its words separated by tabs, and compares what it prints with the file EXPECTED.
string(REPLACE "\t" ";" command "${PROGRAM}")
execute_process(COMMAND ${command} OUTPUT_VARIABLE printed COMMAND_ERROR_IS_FATAL ANY)
file(READ ${EXPECTED} expected)
if(NOT printed STREQUAL expected)
  message(FATAL_ERROR "expected:\n${expected}\nprinted:\n${printed}")
endif()
