# The consumer projects built against this tree as installed, and with this tree as a folder.

set(consumer_source ${CMAKE_CURRENT_LIST_DIR})
set(consumer_dir ${CMAKE_CURRENT_BINARY_DIR}/consumer)
set(consumer_prefix ${consumer_dir}/prefix)

function(jasnel_add_consumer_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "FOLDER" OPTIONS)
  # Each run begins from nothing, so that no file of an earlier one can stand in for a missing one.
  add_test(NAME consumer.${name}.clean COMMAND ${CMAKE_COMMAND} -E rm -rf ${consumer_dir}/${name})
  set_tests_properties(consumer.${name}.clean PROPERTIES
    LABELS "consumer;nightly"
    FIXTURES_SETUP consumer_${name})
  add_test(NAME consumer.${name} COMMAND
    ${CMAKE_CTEST_COMMAND} --build-and-test ${consumer_source}/${arg_FOLDER} ${consumer_dir}/${name}
      --build-generator ${CMAKE_GENERATOR}
      --build-options ${arg_OPTIONS}
      --test-command ${CMAKE_CTEST_COMMAND} --output-on-failure --no-tests=error)
  set_tests_properties(consumer.${name} PROPERTIES
    LABELS "consumer;nightly"
    FIXTURES_REQUIRED "consumer_${name};consumer_installed")
endfunction()

add_test(NAME consumer.prefix.clean COMMAND ${CMAKE_COMMAND} -E rm -rf ${consumer_prefix})
set_tests_properties(consumer.prefix.clean PROPERTIES
  LABELS "consumer;nightly"
  FIXTURES_SETUP consumer_prefix)
add_test(NAME consumer.install COMMAND
  ${CMAKE_COMMAND} --install ${PROJECT_BINARY_DIR} --prefix ${consumer_prefix} --config $<CONFIG>)
set_tests_properties(consumer.install PROPERTIES
  LABELS "consumer;nightly"
  FIXTURES_REQUIRED consumer_prefix
  FIXTURES_SETUP consumer_installed)

set(installed -DCMAKE_BUILD_TYPE=$<CONFIG> -DCMAKE_PREFIX_PATH=${consumer_prefix})
set(same_compiler -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER} -DCMAKE_CXX_FLAGS=${CMAKE_CXX_FLAGS})
jasnel_add_consumer_test(find_package OPTIONS ${installed} ${same_compiler})
jasnel_add_consumer_test(find_package_c FOLDER c OPTIONS ${installed})
# What links the libraries needs no OpenMP of its own compiler: not each Clang has it.
find_program(JASNEL_CLANG NAMES clang++ clang++-14)
if(JASNEL_CLANG AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  jasnel_add_consumer_test(find_package_clang OPTIONS ${installed}
    -DCMAKE_CXX_COMPILER=${JASNEL_CLANG}
    -DCMAKE_DISABLE_FIND_PACKAGE_OpenMP=ON)
endif()
# Neither optimized nor with OpenMP, as all libraries are built anew; and shared.
jasnel_add_consumer_test(add_subdirectory OPTIONS
  ${same_compiler}
  -DCMAKE_BUILD_TYPE=Debug
  -DCMAKE_CXX_FLAGS_DEBUG=-O0
  -DTREE_OF_JASNEL=${PROJECT_SOURCE_DIR}
  -DBUILD_SHARED_LIBS=ON
  -DJASNEL_OPENMP=OFF)
