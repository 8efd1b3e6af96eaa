# The shared library shows the functions that its header declares, and nothing else.
execute_process(COMMAND ${NM} --dynamic --defined-only --format=just-symbols ${LIBRARY}
  OUTPUT_VARIABLE shown COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]+" shown "${shown}")
list(SORT shown)

file(READ ${HEADER} header)
string(REGEX REPLACE "/\\*([^*]|\\*[^/])*\\*/" "" header "${header}")
string(REGEX MATCHALL "JASNEL_API [^(;]+\\(" declared "${header}")
list(TRANSFORM declared REPLACE "^.*[ *](jasnel_[a-z_]+)\\($" "\\1")
list(FILTER declared INCLUDE REGEX "^jasnel_")
list(SORT declared)

list(LENGTH declared count)
if(count LESS 10 OR NOT shown STREQUAL declared)
  message(FATAL_ERROR "${LIBRARY} shows: ${shown}; expected what jasnel.h declares: ${declared}")
endif()
