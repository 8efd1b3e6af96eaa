# The C interface: used by a C99 program and by threads, and what the shared library shows.
# The compiler of C that goes with that of C++.
if(NOT CMAKE_C_COMPILER)
  get_filename_component(c_compiler ${CMAKE_CXX_COMPILER} NAME)
  string(REPLACE "clang++" "clang" c_compiler ${c_compiler})
  string(REPLACE "g++" "gcc" c_compiler ${c_compiler})
  string(REPLACE "c++" "cc" c_compiler ${c_compiler})
  find_program(JASNEL_C_COMPILER ${c_compiler} cc)
  set(CMAKE_C_COMPILER ${JASNEL_C_COMPILER})
endif()
enable_language(C)

# jasnel_add_c_program(<name> <source>...): strict C99. Sanitizers of C++ have to be linked in.
function(jasnel_add_c_program name)
  add_executable(${name} ${ARGN})
  set_target_properties(${name} PROPERTIES
    C_STANDARD 99
    C_STANDARD_REQUIRED ON
    C_EXTENSIONS OFF)
  if(JASNEL_SANITIZE)
    set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)
  endif()
  target_compile_options(${name} PRIVATE -Wall -Wextra -Wpedantic -Werror)
  target_link_libraries(${name} PRIVATE jasnel::c)
endfunction()

jasnel_add_c_program(c_interface_test ${CMAKE_CURRENT_LIST_DIR}/interface_test.c)
add_test(NAME c.interface COMMAND c_interface_test)
set_tests_properties(c.interface PROPERTIES LABELS c)

jasnel_add_test(c_test
  SOURCES
    c/deep_question_test.cc
    c/threads_test.cc
  LIBS jasnel::c LABELS c)
target_include_directories(c_test PRIVATE ${PROJECT_SOURCE_DIR})

if(CMAKE_NM AND JASNEL_LINKER_TAKES_VERSION_SCRIPT)
  add_test(NAME c.symbols COMMAND
    ${CMAKE_COMMAND}
      -D NM=${CMAKE_NM}
      -D LIBRARY=$<TARGET_FILE:jasnel_c>
      -D HEADER=${JASNEL_C_INCLUDE_DIR}/jasnel.h
      -P ${CMAKE_CURRENT_LIST_DIR}/symbols.cmake)
  set_tests_properties(c.symbols PROPERTIES LABELS c)
endif()
