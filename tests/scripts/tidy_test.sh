#!/usr/bin/env bash
# What tidy.sh finds, in files that are read as one:
#   tidy_test.sh SOURCE
set -euo pipefail
source=$1
# shellcheck source=tests/support/empty_folder.sh
. "$source/tests/support/empty_folder.sh"

mkdir -p room/inner tools/scripts
cp "$source/.clang-tidy" .
cp "$source/tools/scripts/tidy.sh" tools/scripts/
cat >CMakePresets.json <<'JSON'
{
  "version": 6,
  "configurePresets": [
    {
      "name": "tidy",
      "generator": "Ninja",
      "binaryDir": "${sourceDir}/build/tidy",
      "cacheVariables": {"CMAKE_CXX_COMPILER": "clang++-14", "CMAKE_EXPORT_COMPILE_COMMANDS": "ON"}
    }
  ]
}
JSON
cat >CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.25)
project(tree LANGUAGES CXX)
set(CMAKE_UNITY_BUILD ON)
add_library(room STATIC room/both.cc room/first.cc room/apart.cc room/inner/second.cc)
target_include_directories(room PRIVATE ${PROJECT_SOURCE_DIR})
set_source_files_properties(room/apart.cc PROPERTIES COMPILE_OPTIONS -DAPART)
CMAKE
printf '#pragma once\nnamespace room {\nint Both(int x);\n}\n' >room/both.h
printf '#include "room/both.h"\nnamespace room {\nint Both(int x) { return x; }\n}  // namespace room\n' \
  >room/both.cc
for name in first apart inner/second; do
  printf 'int Of_%s() { return 1; }\n' "${name#inner/}" >room/$name.cc
done

tidy() { tools/scripts/tidy.sh "$@" >log 2>&1; }

tidy || fail "findings in good files:"
grep -qx 'Files: 4, runs of clang-tidy-14: 2, findings: 0' log || fail "not all files were looked at:"

# A fault in each source and one in a header.
for file in room/first.cc room/apart.cc room/inner/second.cc; do
  printf 'int Twice_%s(int x) { return x == x ? 1 : 2; }\n' "$(basename $file .cc)" >>$file
done
printf 'inline bool Never(int x) { return x != x; }\n' >>room/both.h
if tidy; then fail "nothing was found:"; fi
for place in room/first.cc:2 room/apart.cc:2 room/inner/second.cc:2 room/both.h:5; do
  [ "$(grep -c "^$place:[0-9]*: .*\[misc-redundant-expression\]$" log)" = 1 ] || fail "not once at $place:"
done
grep -q ', findings: 4$' log || fail "more was found:"

# What is named, and headers: a folder, which is not one whose name begins so, and a file.
if tidy room/inner/; then fail "nothing was found in a folder:"; fi
grep -qx 'Files: 1, runs of clang-tidy-14: 1, findings: 2' log || fail "not all of a folder:"
if tidy room/apart.cc; then fail "nothing was found in a file:"; fi
grep -qx 'Files: 1, runs of clang-tidy-14: 1, findings: 1' log || fail "not a file:"
if tidy roo; then fail "part of a name:"; fi
grep -q ' roo: no such file' log || fail "the part of a name is not told:"

# What does not compile is told too.
printf 'int Broken( { return 1; }\n' >room/apart.cc
if tidy room/apart.cc; then fail "it compiles:"; fi
grep -q '^room/apart.cc:1:.*error' log || fail "the error is not told:"
