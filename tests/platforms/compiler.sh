#!/usr/bin/env bash
# Builds with another compiler of this system, warnings being errors, and runs the tests of the library and what the
# command is recorded to say.
#   tests/platforms/compiler.sh CXX [FLAG FOR CMAKE...]
set -euo pipefail
cd "$(dirname "$0")/../.."
cxx=$1
name=${cxx//+/x}
rooms=(bitboard club solver ai engine playthroughs bench c)
# GCC 12's std::stable_sort uses what it calls deprecated, which a newer Clang tells whoever sorts.
flags=()
if [[ $cxx == clang* ]]; then flags=(-D CMAKE_CXX_FLAGS=-Wno-deprecated-declarations); fi
cmake --preset release -B "build/$name" -D CMAKE_CXX_COMPILER="$cxx" "${flags[@]}" -D JASNEL_JOIN_SOURCES=ON \
  -D JASNEL_WERROR=ON -D JASNEL_INSTALL=OFF -D JASNEL_TEST_SHARDS=4 "${@:2}" >"build/$name.log" ||
  { cat "build/$name.log" >&2; exit 1; }
cmake --build "build/$name" --parallel "$(nproc)" --target jasnel c_interface_test "${rooms[@]/%/_test}"
ctest --test-dir "build/$name" --output-on-failure --parallel "$(nproc)" \
  --label-regex "^($(IFS='|' && echo "${rooms[*]}")|doors)$" --label-exclude nightly
