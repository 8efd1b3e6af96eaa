#!/usr/bin/env bash
# Building the command alone neither takes the tests from a build nor leaves one that does not get
# them again:
#   build_command_test.sh SOURCE CMAKE
set -euo pipefail
source=$1
cmake=$2
# shellcheck source=tests/support/empty_folder.sh
. "$source/tests/support/empty_folder.sh"

mkdir -p tools/scripts bin build/release
cp "$source"/CMakePresets.json "$source"/CMakeLists.txt .
cp "$source"/tools/scripts/{build.sh,build_command.sh} tools/scripts/
# Nothing is installed or built here: only what CMake is asked for is looked at.
printf '#!/bin/sh\n' >tools/scripts/setup.sh
printf '#!/bin/sh\necho "$@" >>"%s/asked"\n' "$tree" >bin/cmake
chmod +x tools/scripts/setup.sh bin/cmake

expect_tests() {
  : >asked
  PATH=$tree/bin:$PATH tools/scripts/build_command.sh >log 2>&1 || fail "failed: $(cat log)"
  grep -q -- "-D JASNEL_BUILD_TESTS=$1\$" asked || fail "$2: asked for $(cat asked)"
  grep -q -- '--target jasnel' asked || fail "$2: asked for more than the command: $(cat asked)"
}
expect_tests OFF "a first build"
echo 'JASNEL_BUILD_TESTS:BOOL=OFF' >build/release/CMakeCache.txt
expect_tests OFF "a build without tests"
echo 'JASNEL_BUILD_TESTS:BOOL=ON' >build/release/CMakeCache.txt
expect_tests ON "a build with tests"

rm -r build
"$cmake" -N --preset release | grep -q 'JASNEL_BUILD_TESTS="ON"' ||
  fail "the preset release does not bring the tests back"
