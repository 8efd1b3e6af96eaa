#!/usr/bin/env bash
# How long studies take, for docs/reference/study.md: prints a table of nodes and seconds for each
# question, and one of what small pieces cost.
#   tools/scripts/measure_studies.sh [JASNEL] [DEALS]
# JASNEL is the command (default: jasnel), DEALS how many of each question (default 100; of games a
# third). It takes some minutes on one thread; nothing else should run.
set -euo pipefail

jasnel=${1:-jasnel}
deals=${2:-100}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The number of a key in a manifest line.
value() { sed -E "s/.*\"$2\":([0-9.]+).*/\1/" "$1"; }

echo "ask          nodes a deal   seconds   a million deals on 1 core    on 64    on 1000"
for ask in values cards contracts tables games; do
  count=$deals
  [ $ask != games ] || count=$(((deals + 2) / 3))
  "$jasnel" study new "$folder/$ask" --ask=$ask --seed=31 --deals="$count" --each="$count" >/dev/null
  "$jasnel" study make "$folder/$ask" --threads=1 >/dev/null
  line=$folder/$ask/pieces/000001.json
  awk -v ask=$ask -v count="$count" -v nodes="$(value "$line" nodes)" \
    -v seconds="$(value "$line" seconds)" '
    function lasts(s) {
      return s < 90 ? sprintf("%.0f s", s) : s < 5400 ? sprintf("%.0f min", s / 60) : s < 172800 ? sprintf("%.1f h", s / 3600) \
        : sprintf("%.1f days", s / 86400)
    }
    BEGIN {
      each = seconds / count
      printf "%-10s %14d %9.4f %27s %8s %10s\n", ask, nodes / count, each, lasts(1e6 * each),
        lasts(1e6 * each / 64), lasts(1e6 * each / 1000)
    }'
done

# A process for each piece, as in a job array.
echo
echo "deals a piece   seconds a deal   efficiency"
for each in 64 16 4 1; do
  study=$folder/pieces-$each
  "$jasnel" study new "$study" --ask=tables --seed=32 --deals=64 --each=$each >/dev/null
  start=$(date +%s%N)
  for piece in $(seq $((64 / each))); do
    "$jasnel" study make "$study" --threads=1 --pieces="$piece" >/dev/null
  done
  end=$(date +%s%N)
  echo "$each $(((end - start) / 64))"
done | awk '{ if (NR == 1) best = $2; printf "%13d %16.4f %11.0f%%\n", $1, $2 / 1e9, 100 * best / $2 }'
