# How the source looks. Versions of clang-format differ: it is the one of Debian 12, as are the
# other tools.
find_program(JASNEL_CLANG_FORMAT clang-format-14)
find_program(JASNEL_GIT git)
if(JASNEL_CLANG_FORMAT AND JASNEL_GIT AND EXISTS ${PROJECT_SOURCE_DIR}/.git)
  add_test(NAME style.clang_format COMMAND
    ${CMAKE_CURRENT_LIST_DIR}/clang_format_test.sh ${PROJECT_SOURCE_DIR} ${JASNEL_CLANG_FORMAT})
  set_tests_properties(style.clang_format PROPERTIES LABELS style)
endif()

# Scripts are such as bash reads, and which room may use which.
if(JASNEL_GIT AND EXISTS ${PROJECT_SOURCE_DIR}/.git)
  foreach(name shell_scripts layers unchecked_values)
    add_test(NAME style.${name} COMMAND
      ${CMAKE_CURRENT_LIST_DIR}/${name}_test.sh ${PROJECT_SOURCE_DIR})
    set_tests_properties(style.${name} PROPERTIES LABELS style)
  endforeach()
  find_program(JASNEL_PYTHON3 python3)
  if(JASNEL_PYTHON3)
    add_test(NAME style.one_name COMMAND
      ${JASNEL_PYTHON3} ${CMAKE_CURRENT_LIST_DIR}/one_name_test.py ${PROJECT_SOURCE_DIR})
    set_tests_properties(style.one_name PROPERTIES LABELS style)
    find_program(JASNEL_HEADERS_GCC g++)
    find_program(JASNEL_HEADERS_CLANG NAMES clang++-14 clang++)
    set(compilers ${JASNEL_HEADERS_GCC} ${JASNEL_HEADERS_CLANG})
    list(FILTER compilers EXCLUDE REGEX NOTFOUND)
    add_test(NAME style.headers COMMAND
      ${JASNEL_PYTHON3} ${CMAKE_CURRENT_LIST_DIR}/headers_test.py ${PROJECT_SOURCE_DIR} ${compilers})
    set_tests_properties(style.headers PROPERTIES LABELS "style;nightly")
  endif()
endif()
