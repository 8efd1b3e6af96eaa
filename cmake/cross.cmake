# Toolchain of a preset for another processor or system: JASNEL_TARGET is the name that its compilers have, those of
# Debian (aarch64-linux-gnu) or Zig (aarch64-macos), and JASNEL_EMULATOR what runs its programs here. See
# docs/reference/platforms.md.
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES JASNEL_TARGET JASNEL_EMULATOR)
string(REGEX MATCH "^[a-z0-9_]+" CMAKE_SYSTEM_PROCESSOR "${JASNEL_TARGET}")
set(CMAKE_SYSTEM_NAME Linux)
set(compiler ${JASNEL_TARGET}-)
set(suffix "")
if(JASNEL_TARGET MATCHES "mingw32$")
  set(CMAKE_SYSTEM_NAME Windows)
  set(suffix -posix)  # with threads of C++
  set(CMAKE_RC_COMPILER ${JASNEL_TARGET}-windres)
elseif(JASNEL_TARGET MATCHES "macos$|musl$")
  if(JASNEL_TARGET MATCHES "macos$")
    set(CMAKE_SYSTEM_NAME Darwin)
  endif()
  # Made by tests/platforms/zig.sh.
  set(compiler ${CMAKE_CURRENT_LIST_DIR}/../build/zig/${JASNEL_TARGET}-)
  set(CMAKE_AR ${compiler}ar)
  set(CMAKE_RANLIB ${compiler}ranlib)
  set(CMAKE_CXX_FLAGS_INIT -g0)  # which it would have otherwise
endif()
set(CMAKE_C_COMPILER ${compiler}gcc${suffix})
set(CMAKE_CXX_COMPILER ${compiler}g++${suffix})
if(JASNEL_TARGET MATCHES "mingw32$")
  # CMake would find its DLL, which a user's machine does not have.
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-file-name=libgomp.a OUTPUT_VARIABLE gomp
    OUTPUT_STRIP_TRAILING_WHITESPACE)
  set(OpenMP_gomp_LIBRARY ${gomp} CACHE FILEPATH "OpenMP, as a static library")
endif()
set(CMAKE_FIND_ROOT_PATH /usr/${JASNEL_TARGET})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
foreach(kind LIBRARY INCLUDE PACKAGE)
  set(CMAKE_FIND_ROOT_PATH_MODE_${kind} ONLY)
endforeach()
set(CMAKE_CROSSCOMPILING_EMULATOR ${JASNEL_EMULATOR})
