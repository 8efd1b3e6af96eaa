#!/usr/bin/env bash
# Installs what is missing, and builds and runs all tests: with GCC, with Clang, and with Clang's
# sanitizers; a warning is an error. Stops where one of them fails. All that was printed is in
# build/*/test.log.
set -euo pipefail
cd "$(dirname "$0")/.."
tools/setup.sh test

passed=0
failed=0

# Shows what ctest prints but for tests that pass, and counts.
run_tests() {
  local log=build/$1/test.log status=0 failures
  ctest --preset "$1" --parallel "$(nproc)" "${@:2}" 2>&1 | tee "$log" |
    grep --line-buffered -vE '^ +Start +[0-9]+: |^ *[0-9]+/[0-9]+ Test .* Passed ' || status=$?
  failures=$(sed -nE 's/^.* tests passed, ([0-9]+) tests? failed out of .*$/\1/p' "$log")
  failed=$((failed + ${failures:-1}))
  passed=$((passed + $(grep -cE '^ *[0-9]+/[0-9]+ Test .* Passed ' "$log" || true)))
  if [ "$status" -ne 0 ]; then
    echo "$passed passed, $failed failed"
    exit 1
  fi
}

build_and_test() {
  echo "== $1: building"
  mkdir -p "build/$1"
  if ! cmake --preset "$1" >"build/$1/configure.log" 2>&1; then
    cat "build/$1/configure.log" >&2
    exit 1
  fi
  cmake --build --preset "$1" --parallel "$(nproc)" -- --quiet
  echo "== $1: testing"
  run_tests "$@"
}

build_and_test gcc
build_and_test clang --label-exclude consumer
build_and_test sanitize --label-exclude oracle
echo "$passed passed, $failed failed"
