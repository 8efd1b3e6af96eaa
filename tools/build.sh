#!/usr/bin/env bash
# Configures and builds a preset; what CMake says of configuring is shown where that fails.
#   tools/build.sh PRESET [FLAG FOR CMAKE...] [-- FLAG FOR THE BUILD...]
set -euo pipefail
cd "$(dirname "$0")/.."

if [ $# -eq 0 ]; then
  echo "usage: tools/build.sh PRESET [FLAG FOR CMAKE...] [-- FLAG FOR THE BUILD...]" >&2
  exit 2
fi
preset=$1
shift
flags=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
  flags+=("$1")
  shift
done
[ $# -eq 0 ] || shift

log=build/$preset/configure.log
mkdir -p "build/$preset"
if ! cmake --preset "$preset" "${flags[@]}" >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
cmake --build --preset "$preset" --parallel "$(nproc)" "$@" -- --quiet
