#!/usr/bin/env bash
# Writes files of each kind that the command writes, for comparison with those of another machine, and what it
# prints of node counts.
#   tests/platforms/write_files.sh JASNEL DIR
set -euo pipefail
jasnel=$(realpath "$1")
rm -rf "$2"
mkdir -p "$2"
cd "$2"

for ask in values cards contracts tables games; do
  "$jasnel" study new "$ask" --ask=$ask --deals=6 --each=3 --seed=2026 >"$ask.txt"
  "$jasnel" study make "$ask"
  "$jasnel" study join "$ask" --output="$ask.npy"
done 2>log
# Times are those of a machine, and so is how it names its version.
without_times() { sed -E 's/"(nanoseconds|time[a-z_]*|version|seconds|threads)":("[^"]*"|[0-9.]+|\{[^{}]*(\{[^{}]*\}[^{}]*)*\})//g'; }
"$jasnel" match full rule --deals=2 --seed=7 --record=match.jsonl >/dev/null
"$jasnel" bench --quick --format=json | sed -E 's/"(time|processor|nodes_per_second)[a-z0-9_]*":[0-9.]+,?//g' >bench.jsonl
"$jasnel" deal --count=20 --seed=7 >deals.txt
"$jasnel" table --input=deals.txt --leader=N --format=json | without_times >tables.jsonl
for file in match.jsonl */study.json */pieces/*.json; do
  without_times <"$file" >"$file.same"
  mv "$file.same" "$file"
done
rm log
