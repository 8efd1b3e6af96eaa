# The learned numbers of data/weights as C++. NAME.bin holds them; NAME.txt beside it tells what they are
# (training/export.py writes both).

# Writes a header with the numbers, as the constant jasnel::weights::NAME. Its members are those of the text,
# in numbers of their size without a sign: std::bit_cast makes the model of them, so that they are the same on
# a big-endian machine, and the program has them ready.
function(jasnel_write_weights_header bin header)
  cmake_path(GET bin STEM name)
  cmake_path(REPLACE_EXTENSION bin .txt OUTPUT_VARIABLE text)
  file(STRINGS ${text} hash REGEX "^SHA-256: ")
  file(SHA256 ${bin} expected)
  if(NOT hash STREQUAL "SHA-256: ${expected}")
    message(FATAL_ERROR "${text}: '${hash}'; expected 'SHA-256: ${expected}', that of ${name}.bin")
  endif()

  file(READ ${bin} bytes HEX)
  string(LENGTH "${bytes}" left)
  file(STRINGS ${text} parts REGEX "^[a-z_]+: (int|float)(8|16|32), [0-9]+( x [0-9]+)*$")
  set(types "")
  set(numbers "")
  set(at 0)
  foreach(part ${parts})
    string(REGEX MATCH "^([a-z_]+): [a-z]+([0-9]+), (.*)$" part "${part}")
    set(member ${CMAKE_MATCH_1})
    set(bits ${CMAKE_MATCH_2})
    string(REPLACE "x" "*" count "${CMAKE_MATCH_3}")
    math(EXPR count "${count}")
    math(EXPR digits "${count} * ${bits} / 4")
    math(EXPR left "${left} - ${digits}")
    if(left LESS 0)
      break()
    endif()
    string(SUBSTRING "${bytes}" ${at} ${digits} of_part)
    math(EXPR at "${at} + ${digits}")
    if(bits EQUAL 8)
      string(REGEX REPLACE "(..)" "0x\\1," of_part "${of_part}")
    elseif(bits EQUAL 16)
      string(REGEX REPLACE "(..)(..)" "0x\\2\\1," of_part "${of_part}")
    else()
      string(REGEX REPLACE "(..)(..)(..)(..)" "0x\\4\\3\\2\\1," of_part "${of_part}")
    endif()
    string(APPEND types "  std::uint${bits}_t ${member}[${count}];\n")
    string(APPEND numbers "{${of_part}},\n")
  endforeach()
  if(NOT left EQUAL 0)
    file(SIZE ${bin} size)
    message(FATAL_ERROR "${bin}: ${size} bytes; expected as many as the numbers in ${name}.txt take")
  endif()
  file(WRITE ${header} "\
// Made of ${name}.bin by cmake/weights.cmake.
#pragma once

#include <cstdint>

namespace jasnel::weights {

inline constexpr struct ${name}_numbers {
${types}} ${name} = {
${numbers}};

}  // namespace jasnel::weights
")
endfunction()

# jasnel_add_weights(<target> <name>...)
#
# Files of the target include "data/weights/<name>.h". It is made when CMake runs, which it does again if the
# numbers change, so that whatever reads the sources, as clang-tidy does, finds it.
function(jasnel_add_weights target)
  set(folder ${PROJECT_BINARY_DIR}/weights)
  target_include_directories(${target} PRIVATE ${folder})
  foreach(name ${ARGN})
    set(bin ${PROJECT_SOURCE_DIR}/data/weights/${name}.bin)
    set(text ${PROJECT_SOURCE_DIR}/data/weights/${name}.txt)
    set(header ${folder}/data/weights/${name}.h)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${bin} ${text})
    if(${bin} IS_NEWER_THAN ${header} OR ${text} IS_NEWER_THAN ${header}
        OR ${CMAKE_CURRENT_FUNCTION_LIST_FILE} IS_NEWER_THAN ${header})
      jasnel_write_weights_header(${bin} ${header})
    endif()
  endforeach()
endfunction()
