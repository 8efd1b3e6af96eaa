#!/usr/bin/env bash
# Runs clang-tidy over every C++ file that is compiled, with the checks of .clang-tidy. A line for
# each finding; fails if there is one.
#   tools/scripts/tidy.sh            all of them
#   tools/scripts/tidy.sh PATH...    some of them: files, or all of a folder
set -euo pipefail
cd "$(dirname "$0")/../.."

for name in clang-tidy-14 clang++-14 python3; do
  if ! command -v $name >/dev/null; then
    echo "== Left out: clang-tidy, as there is no $name here"
    exit 0
  fi
done

if ! messages=$(clang-tidy-14 --config-file=.clang-tidy --dump-config 2>&1 >/dev/null); then
  echo "$messages" >&2
  exit 1
fi

log=build/tidy/configure.log
mkdir -p build/tidy
if ! cmake --preset tidy >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
exec python3 tools/scripts/tidy.py build/tidy "$@"
