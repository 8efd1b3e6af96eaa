#!/usr/bin/env bash
# Configures and builds a preset, and says how far it is. What CMake says of configuring is shown
# where that fails.
#   tools/scripts/build.sh PRESET [FLAG FOR CMAKE...] [-- FLAG FOR THE BUILD...]
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ $# -eq 0 ]; then
  echo "usage: tools/scripts/build.sh PRESET [FLAG FOR CMAKE...] [-- FLAG FOR THE BUILD...]" >&2
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

# Ninja tells of each step; of those a terminal shows the last one, and a log every tenth part.
build() {
  NINJA_STATUS="[%f/%t] " cmake --build --preset "$preset" --parallel "$(nproc)" "$@"
}
if [ -t 1 ]; then
  build "$@"
else
  # Not awk, some of which wait for more than a few steps print.
  told=0
  build "$@" | while IFS= read -r line; do
    if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\  ]]; then
      tenths=$((10 * BASH_REMATCH[1] / BASH_REMATCH[2]))
      if [ "$tenths" -gt "$told" ]; then
        told=$tenths
        echo "   ${told}0% built"
      fi
    elif [[ $line != "ninja: no work to do"* ]]; then
      printf '%s\n' "$line"
    fi
  done
fi
