# The fonts of data/fonts as C++: "data/fonts/NAME.h" with the bytes of NAME.ttf, as jasnel::fonts::NAME.
#
# jasnel_add_fonts(<target> <name>...): files of the target include them.
function(jasnel_add_fonts target)
  set(folder ${PROJECT_BINARY_DIR}/fonts)
  target_include_directories(${target} PRIVATE ${folder})
  foreach(name ${ARGN})
    set(font ${PROJECT_SOURCE_DIR}/data/fonts/${name}.ttf)
    set(header ${folder}/data/fonts/${name}.h)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${font})
    if(${font} IS_NEWER_THAN ${header} OR ${CMAKE_CURRENT_FUNCTION_LIST_FILE} IS_NEWER_THAN ${header})
      file(READ ${font} bytes HEX)
      string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
      string(MAKE_C_IDENTIFIER ${name} identifier)
      file(WRITE ${header} "\
// Made of ${name}.ttf by cmake/fonts.cmake.
#pragma once

namespace jasnel::fonts {

inline constexpr unsigned char ${identifier}[] = {${bytes}};

}  // namespace jasnel::fonts
")
    endif()
  endforeach()
endfunction()
