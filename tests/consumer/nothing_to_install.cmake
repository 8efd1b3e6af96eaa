# Installs what the project in BUILD installs: no file.
set(prefix ${BUILD}/prefix)
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix}
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(GLOB_RECURSE installed ${prefix}/*)
if(installed)
  message(FATAL_ERROR "installed: ${installed}")
endif()
