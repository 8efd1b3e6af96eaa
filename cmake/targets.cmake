# How the targets of this project are built.

# Sanitizers change what all code in a program looks like, so that they go for all targets.
if(JASNEL_SANITIZE)
  list(JOIN JASNEL_SANITIZE "," sanitizers)
  add_compile_options(-fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${sanitizers})
  # A check at each access of a pointer, which is a third of the code: with the other sanitizer an access
  # through a null pointer or beyond an object fails all the same, and nothing here takes bytes for objects.
  if("address" IN_LIST JASNEL_SANITIZE AND "undefined" IN_LIST JASNEL_SANITIZE)
    add_compile_options(-fno-sanitize=alignment,null,object-size)
  endif()
endif()

# Of floating-point numbers each step is rounded, also where the processor could take two at once: the same answers to
# the bit on all. Those of x86-64 can only if flags say so.
set(JASNEL_EXACT_FLOATS "")
if(NOT CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$" OR CMAKE_CXX_FLAGS MATCHES "-m(arch|fma)")
  set(JASNEL_EXACT_FLOATS -ffp-contract=off)
endif()

# Language and warnings: GCC's -Wconversion leaves out changes of sign, Clang's does not; and GCC 12
# gives a false -Wrestrict for "text" + std::string (GCC bug 105651), or not optimizing much a false
# -Wstringop-overflow, as GCC 13 does for a vector that grows. GCC 14, and others compiling for other
# processors, take sets of cards that are there to be empty, and a card of theirs to be beyond arrays.
# Counts of 64 bits that index memory fit into 32 bits where the memory does.
function(jasnel_set_defaults target)
  target_compile_features(${target} PRIVATE cxx_std_20)
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF)
  # Files include each other by their path from the root of the tree, public headers as users do.
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
  if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
    set(narrow "")
    if(CMAKE_SIZEOF_VOID_P EQUAL 4 AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      set(narrow -Wno-conversion -Wno-psabi)  # nor is anything linked that a GCC before 7.1 compiled
    elseif(CMAKE_SIZEOF_VOID_P EQUAL 4)
      set(narrow -Wno-shorten-64-to-32)
    endif()
    target_compile_options(${target} PRIVATE
      ${JASNEL_EXACT_FLOATS}
      -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
      $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-array-bounds;-Wno-stringop-overflow>
      ${narrow}
      $<$<BOOL:${JASNEL_WERROR}>:-Werror>)
  endif()
endfunction()

# What has little to compute is built quickly rather than to be quick. GCC 12, not optimizing more,
# gives false warnings of values that std::optional and std::variant do not hold. WebAssembly is
# downloaded: there it is built to be small.
function(jasnel_build_quickly target)
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:$<IF:$<BOOL:${JASNEL_WASM}>,-Oz,$<IF:$<CONFIG:Debug>,-O0,-O1>>>
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
endfunction()

# WebAssembly has no kernels for newer processors, and what runs it inlines little. So the compiler
# sees the search in one piece, and is told to inline where this is worth its bytes: see
# wasm/CMakeLists.txt and docs/research/solver.md. What is measured is compiled file by file.
function(jasnel_optimize_when_linked target)
  if(JASNEL_WASM)
    target_compile_options(${target} PRIVATE -flto)
    set_target_properties(${target} PROPERTIES UNITY_BUILD OFF)
  endif()
endfunction()

# A search loops over at most eight cards, and mostly over fewer than a vector holds: such loops are
# quicker as they are. Not for WebAssembly, where it makes no difference.
function(jasnel_make_no_vectors target)
  if(NOT JASNEL_WASM)
    target_compile_options(${target} PRIVATE
      $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-fno-tree-vectorize>)
  endif()
endfunction()

# In the tree of another project a library is built if something there links it.
function(jasnel_build_where_linked target)
  if(NOT PROJECT_IS_TOP_LEVEL AND NOT JASNEL_INSTALL)
    set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
endfunction()

# jasnel_add_library(<room> SOURCES <file>... HEADERS <public header>...)
#
# The library jasnel_<room>, for others jasnel::<room>. Public headers lie below include/jasnel, for
# a user of the tree as for one of an installed package; all others are internal.
function(jasnel_add_library room)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;HEADERS")
  set(target jasnel_${room})
  add_library(${target} ${arg_SOURCES})  # static unless BUILD_SHARED_LIBS is set
  add_library(jasnel::${room} ALIAS ${target})
  jasnel_set_defaults(${target})
  target_compile_features(${target} INTERFACE cxx_std_20)
  jasnel_build_where_linked(${target})
  set_target_properties(${target} PROPERTIES
    EXPORT_NAME ${room}
    VERSION ${jasnel_VERSION}
    SOVERSION ${jasnel_VERSION_MAJOR}
    VERIFY_INTERFACE_HEADER_SETS ${PROJECT_IS_TOP_LEVEL})
  list(TRANSFORM arg_HEADERS PREPEND ${PROJECT_SOURCE_DIR}/include/jasnel/)
  target_sources(${target} PUBLIC
    FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR}/include FILES ${arg_HEADERS})
endfunction()

# jasnel_compile_apart(<target> <part> OPTIONS <option>... FILES <file>...)
#
# Compiles files of a target with more options than its others. CMake joins no files that have options of their own;
# as a target of their own they are joined as all others.
function(jasnel_compile_apart target part)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "OPTIONS;FILES")
  get_target_property(sources ${target} SOURCES)
  list(REMOVE_ITEM sources ${arg_FILES})
  set_target_properties(${target} PROPERTIES SOURCES "${sources}")
  set(apart ${target}_${part})
  add_library(${apart} OBJECT ${arg_FILES})
  jasnel_set_defaults(${apart})
  jasnel_build_where_linked(${apart})
  target_include_directories(${apart} PRIVATE $<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>)
  target_compile_definitions(${apart} PRIVATE $<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>)
  target_compile_options(${apart} PRIVATE $<TARGET_PROPERTY:${target},COMPILE_OPTIONS> ${arg_OPTIONS})
  target_link_libraries(${apart} PRIVATE $<TARGET_PROPERTY:${target},LINK_LIBRARIES>)
  target_sources(${target} PRIVATE $<TARGET_OBJECTS:${apart}>)
endfunction()
