#!/usr/bin/env bash
# Sources that are compiled many at a time do what they do by themselves, whatever names they share:
#   join_sources_test.sh SOURCE CMAKE
set -euo pipefail
source=$1
cmake=$2
# shellcheck source=tests/support/empty_folder.sh
. "$source/tests/support/empty_folder.sh"

mkdir -p cmake tools/scripts
cp "$source/cmake/join_sources.cmake" cmake/
cp "$source"/tools/scripts/{join_sources,joined_files}.py tools/scripts/
cat >CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.25)
project(joined LANGUAGES CXX)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
string(APPEND CMAKE_CXX_FLAGS " -Wall -Wshadow -Werror")
set(CMAKE_CXX_STANDARD 20)
add_executable(add_up main.cc first.cc second.cc third.cc brings.cc means.cc also.cc flags.cc)
target_include_directories(add_up PRIVATE .)
set_source_files_properties(flags.cc PROPERTIES COMPILE_OPTIONS "-DONLY_HERE=100000")
include(cmake/join_sources.cmake)
CMAKE
cat >parts.h <<'CC'
#pragma once
inline int Digit() { return 1; }
extern const int kShared;
namespace other {
struct Thing {
  int value = 10000;
};
}  // namespace other
struct Thing {
  int value = 1000;
};
int First();
int Second();
int Third();
int Brings();
int Means();
int Owns();
int Flags();
CC
# One name for two functions, and for a constant and a local; a constant that others use.
cat >first.cc <<'CC'
#include "parts.h"
namespace {
constexpr const char* kUnit = "1";
[[maybe_unused]] int Same() { return kUnit[0] - '0'; }
}  // namespace
constinit const int kShared = 10000000;
int First() { return Same(); }
CC
cat >second.cc <<'CC'
#include "parts.h"
namespace {
[[maybe_unused]] int Same() {
  constexpr const char* kUnit = "1";
  return 10 * Digit() * (kUnit[0] - '0');
}
}  // namespace
int Second() { return Same(); }
CC
# A member that has the name of a function elsewhere cannot get another one.
cat >third.cc <<'CC'
#include "parts.h"
namespace {
struct Held {
  int Same = 100;
};
int Unit() { return Held().Same; }
}  // namespace
int Third() { return Unit(); }
CC
# A type of its own, where headers have another one of the same name.
cat >also.cc <<'CC'
#include "parts.h"
namespace room {
struct Thing {
  int value = 1000000;
};
int ValueOfOwn() { return Thing().value; }
}  // namespace room
int Owns() { return room::ValueOfOwn(); }
CC
# A name of another namespace, which means its own thing elsewhere.
cat >brings.cc <<'CC'
#include "parts.h"
namespace room {
using other::Thing;
int Value() { return Thing().value; }
}  // namespace room
int Brings() { return room::Value(); }
CC
cat >means.cc <<'CC'
#include "parts.h"
namespace room {
int ValueOfMine() { return Thing().value; }
}  // namespace room
int Means() { return room::ValueOfMine(); }
CC
cat >flags.cc <<'CC'
#include "parts.h"
int Flags() { return ONLY_HERE; }
CC
cat >main.cc <<'CC'
#include <cstdio>

#include "parts.h"
int main() { std::printf("%d\n", First() + Second() + Third() + Means() + Brings() + Owns() + Flags() + kShared); }
CC

{ "$cmake" -S . -B build && "$cmake" --build build; } >log 2>&1 || fail "it is not built:"
sum=$(build/add_up)
[ "$sum" = 11111111 ] || fail "it adds up to $sum:"
files=$(grep -c '"file"' build/compile_commands.json)
[ "$files" -lt 6 ] || fail "$files files were compiled:"
