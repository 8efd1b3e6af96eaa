#!/usr/bin/env bash
# How often the intervals of `jasnel bid` contain the long-run value, and whether its answers are
# right on average: docs/research/bidding.md, "How often intervals are right".
#   tools/scripts/measure_bids.sh [JASNEL [HANDS [WORLDS [LONG [PLAIN]]]]]
# Asks HANDS random hands (300) with WORLDS worlds (64), with two seeds; the long-run value is the
# answer from LONG worlds (384) of another seed. And counts PLAIN random deals (24) around each hand,
# which `jasnel table` solves: that uses no part of the bidding code.
set -euo pipefail
cd "$(dirname "$0")/../.."
jasnel=${1:-jasnel}
hands=${2:-300}
worlds=${3:-64}
long=${4:-384}
plain=${5:-24}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# North dealt, East is the first to speak.
"$jasnel" deal --count="$hands" --seed=31415 --dealer=N |
  sed -E 's/^N:([^ ]*) .*/\1 dealer=N/' >"$folder/hands"
# ask WORLDS SEED: each hand with a seed of its own, so that their errors are independent.
# A line for each call: which, then makes low high score low high.
ask() {
  local number=$(($2 * 100000))
  while read -r hand _; do
    number=$((number + 1))
    "$jasnel" bid "$hand" --dealer=N --worlds="$1" --seed="$number" --format=csv --open-hands |
      awk -F, 'NR > 1 { print $1 "/" $8, $9 + 0, $10 + 0, $11 + 0, $12, $13, $14 }'
  done <"$folder/hands"
}
ask "$long" 9 >"$folder/long"
for seed in 1 2; do ask "$worlds" "$seed"; done >"$folder/short"

number=0
while read -r hand _; do
  number=$((number + 1))
  "$jasnel" deal --count="$plain" --seed=$((number + 5000)) --dealer=N --given="E:$hand - - -" |
    "$jasnel" table --input=- --format=csv |
    awk -F, -v hand="$hand" '
      NR == 1 { for (i = 1; i <= NF; ++i) column[$i] = i; next }
      {
        suit = $column["trump"]; made = $column["ew_makes"] == "true"
        score = -$column["ew_score"]
        ++n[suit]; m[suit] += made; s[suit] += score; q[suit] += score * score
      }
      END {
        for (suit in n) print hand "/" suit, n[suit], m[suit], s[suit], q[suit]
      }'
done <"$folder/hands" >"$folder/plain"

awk -v z=1.96 '
  function compare(what, off, half, other_half) {
    ++all[what]
    held[what] += (off < 0 ? -off : off) <= sqrt(half * half + other_half * other_half)
    sum[what] += off
    variance[what] += (half * half + other_half * other_half) / (z * z)
    width[what] += half
  }
  FILENAME ~ /long$/ { for (i = 2; i <= 7; ++i) truth[$1, i] = $i; next }
  FILENAME ~ /plain$/ {
    n = $2; p = ($3 + 1) / (n + 2)
    if (!(($1, 2) in truth)) next
    t = "chance, long run against counting"
    compare(t, truth[$1, 2] - $3 / n, (truth[$1, 4] - truth[$1, 3]) / 2, z * sqrt(p * (1 - p) / n))
    t = "score, long run against counting"
    spread = $5 / n - ($4 / n) ^ 2; if (spread < 2500) spread = 2500
    compare(t, truth[$1, 5] - $4 / n, (truth[$1, 7] - truth[$1, 6]) / 2, z * sqrt(spread / n))
    next
  }
  {
    pass = $1 ~ /pass$/
    if (!pass) {
      compare("chance", $2 - truth[$1, 2], ($4 - $3) / 2, (truth[$1, 4] - truth[$1, 3]) / 2)
    }
    compare(pass ? "score of a pass" : "score", $5 - truth[$1, 5], ($7 - $6) / 2,
            (truth[$1, 7] - truth[$1, 6]) / 2)
  }
  END {
    printf "%-36s %6s %8s %10s %22s\n", "", "cases", "held", "interval", "off on average"
    for (what in all) {
      times = what ~ /^chance/ ? 100 : 1
      printf "%-36s %6d %7.1f%% %10.2f %12.3f +- %.3f\n", what, all[what],
        100 * held[what] / all[what], times * width[what] / all[what],
        times * sum[what] / all[what], z * times * sqrt(variance[what]) / all[what]
    }
  }' "$folder/long" "$folder/plain" "$folder/short" | sort
