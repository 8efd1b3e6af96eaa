# Other people's code: what the system has installed, else a release that is downloaded. The
# libraries need none of it but, where the compiler has it, OpenMP, and the engine headers.

# SYSTEM stands first: CMake 3.25 takes it for a part of what stands before it.
include(FetchContent)

set(JASNEL_WITH_OPENMP OFF)
if(JASNEL_OPENMP)
  find_package(OpenMP COMPONENTS CXX)
  set(JASNEL_WITH_OPENMP ${OpenMP_CXX_FOUND})
endif()

set(needed "")

# For another processor the headers of this system are of no use, but those that are for any. pip has
# its own, of the package nlohmann-json.
set(places_of_json "")
if(CMAKE_CROSSCOMPILING)
  set(places_of_json /usr/include /usr/local/include)
elseif(SKBUILD)
  list(TRANSFORM CMAKE_PREFIX_PATH APPEND /nlohmann_json/include OUTPUT_VARIABLE places_of_json)
endif()
if(JASNEL_BUILD_ENGINE AND places_of_json)
  find_path(JASNEL_JSON_INCLUDE_DIR nlohmann/json.hpp PATHS ${places_of_json} NO_CMAKE_FIND_ROOT_PATH)
endif()
if(JASNEL_BUILD_ENGINE AND JASNEL_JSON_INCLUDE_DIR)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/headers)
  file(CREATE_LINK ${JASNEL_JSON_INCLUDE_DIR}/nlohmann ${PROJECT_BINARY_DIR}/headers/nlohmann SYMBOLIC)
  add_library(nlohmann_json INTERFACE)
  add_library(nlohmann_json::nlohmann_json ALIAS nlohmann_json)
  target_include_directories(nlohmann_json SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/headers)
  target_compile_definitions(nlohmann_json INTERFACE
    JSON_HAS_FILESYSTEM=0 JSON_HAS_EXPERIMENTAL_FILESYSTEM=0)
elseif(JASNEL_BUILD_ENGINE AND NOT TARGET nlohmann_json::nlohmann_json)
  FetchContent_Declare(nlohmann_json
    SYSTEM
    URL https://github.com/nlohmann/json/releases/download/v3.12.0/json.tar.xz
    URL_HASH SHA256=42f6e95cad6ec532fd372391373363b62a14af6d771056dbfc86160e6dfff7aa
    DOWNLOAD_EXTRACT_TIMESTAMP OFF
    FIND_PACKAGE_ARGS)
  set(JSON_BuildTests OFF)
  set(JSON_Install OFF)

  list(APPEND needed nlohmann_json)
endif()

if(JASNEL_BUILD_TOOLS)
  FetchContent_Declare(absl
    SYSTEM
    URL https://github.com/abseil/abseil-cpp/archive/refs/tags/20240116.2.tar.gz
    URL_HASH SHA256=733726b8c3a6d39a4120d7e45ea8b41a434cdacde401cba500f14236c49b39dc
    DOWNLOAD_EXTRACT_TIMESTAMP OFF
    FIND_PACKAGE_ARGS)
  set(ABSL_PROPAGATE_CXX_STD ON)
  set(ABSL_ENABLE_INSTALL OFF)
  set(ABSL_BUILD_TESTING OFF)

  FetchContent_Declare(CLI11
    SYSTEM
    URL https://github.com/CLIUtils/CLI11/archive/refs/tags/v2.5.0.tar.gz
    URL_HASH SHA256=17e02b4cddc2fa348e5dbdbb582c59a3486fa2b2433e70a0c3bacb871334fd55
    DOWNLOAD_EXTRACT_TIMESTAMP OFF
    FIND_PACKAGE_ARGS)
  set(CLI11_BUILD_DOCS OFF)
  set(CLI11_BUILD_EXAMPLES OFF)
  set(CLI11_BUILD_TESTS OFF)
  set(CLI11_INSTALL OFF)

  list(APPEND needed absl CLI11)
endif()

# Paper as PDF, with libharu. Debian's has no CMake files; without it the command makes no PDF and says so.
set(JASNEL_WITH_PDF OFF)
if(JASNEL_BUILD_TOOLS)
  find_path(JASNEL_HPDF_INCLUDE_DIR hpdf.h)
  find_library(JASNEL_HPDF_LIBRARY hpdf)
  mark_as_advanced(JASNEL_HPDF_INCLUDE_DIR JASNEL_HPDF_LIBRARY)
  if(JASNEL_HPDF_INCLUDE_DIR AND JASNEL_HPDF_LIBRARY)
    set(JASNEL_WITH_PDF ON)
  endif()
endif()

if(JASNEL_BUILD_TESTS)
  FetchContent_Declare(googletest
    SYSTEM
    URL https://github.com/google/googletest/archive/refs/tags/v1.14.0.tar.gz
    URL_HASH SHA256=8ad598c73ad796e0d8280b082cebd82a630d73e73cd3c70057938a6501bba5d7
    DOWNLOAD_EXTRACT_TIMESTAMP OFF
    FIND_PACKAGE_ARGS NAMES GTest)
  set(INSTALL_GTEST OFF)

  list(APPEND needed googletest)
endif()

if(JASNEL_BUILD_BENCHMARKS)
  FetchContent_Declare(benchmark
    SYSTEM
    URL https://github.com/google/benchmark/archive/refs/tags/v1.7.1.tar.gz
    URL_HASH SHA256=6430e4092653380d9dc4ccb45a1e2dc9259d581f4866dc0759713126056bc1d7
    DOWNLOAD_EXTRACT_TIMESTAMP OFF
    FIND_PACKAGE_ARGS)
  set(BENCHMARK_ENABLE_TESTING OFF)
  set(BENCHMARK_ENABLE_INSTALL OFF)
  set(BENCHMARK_INSTALL_DOCS OFF)

  list(APPEND needed benchmark)
endif()

set(JASNEL_WITH_TRAINING OFF)
if(JASNEL_BUILD_TRAINING AND JASNEL_BUILD_TOOLS)
  set(JASNEL_WITH_TRAINING ON)
endif()

if(needed)
  # So that a plain set() above holds for options of projects older than policy CMP0077.
  set(CMAKE_POLICY_DEFAULT_CMP0077 NEW)
  FetchContent_MakeAvailable(${needed})
endif()
