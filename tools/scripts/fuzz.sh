#!/usr/bin/env bash
# Builds every fuzz target and looks for inputs on which one fails, begun with those of tests/fuzz/corpus.
#   tools/scripts/fuzz.sh SECONDS [TARGET...]
# SECONDS are for each target. What is found is in build/fuzz/failed, and fails all.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [[ ! ${1:-} =~ ^[1-9][0-9]*$ ]]; then
  echo "usage: tools/scripts/fuzz.sh SECONDS [TARGET...]" >&2
  exit 2
fi
seconds=$1
shift

tools/scripts/build.sh fuzz -D JASNEL_JOIN_SOURCES=ON
programs=build/fuzz/tests/fuzz failed=build/fuzz/failed
if [ $# -eq 0 ]; then
  cd $programs
  set -- *_fuzz
  cd "$OLDPWD"
fi
rm -rf $failed
mkdir $failed
for target in "$@"; do
  if [ ! -x "$programs/$target" ]; then
    echo "tools/scripts/fuzz.sh: $target: no such target; expected one of $(cd $programs && echo ./*_fuzz)" >&2
    exit 2
  fi
  echo "== $target"
  found=build/fuzz/found/$target
  flags=("-max_total_time=$seconds" "-artifact_prefix=$failed/$target-" -timeout=60 -print_final_stats=1)
  if [[ $target == question_fuzz ]]; then flags+=(-dict=tests/fuzz/json.dict); fi
  mkdir -p "$found"
  if ! "$programs/$target" "${flags[@]}" "$found" "tests/fuzz/corpus/${target%_fuzz}" >"$failed/$target.log" 2>&1; then
    tail -n 60 "$failed/$target.log"
    continue
  fi
  sed -n 's/^stat::number_of_executed_units: */   inputs: /p' "$failed/$target.log"
  rm "$failed/$target.log"
done
if [ -n "$(ls $failed)" ]; then
  echo "tools/scripts/fuzz.sh: found: $failed/*" >&2
  exit 1
fi
