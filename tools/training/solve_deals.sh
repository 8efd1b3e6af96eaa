#!/usr/bin/env bash
# Solves random deals in all suits, in build/training/RULES-DEALS.csv, where that is not there yet.
#   tools/training/solve_deals.sh DEALS RULES...
# A part of tools/training/train_evaluator.sh and tools/training/train_bidding.sh; build.sh comes before it.
set -euo pipefail
cd "$(dirname "$0")/../.."

deals=$1
jasnel=build/training/tools/jasnel
for rules in "${@:2}"; do
  file=build/training/$rules-$deals.csv
  # A header and a row for each suit.
  if [ -f "$file" ] && [ "$(wc -l <"$file")" -eq $((4 * deals + 1)) ]; then
    echo "== $file is there"
    continue
  fi
  echo "== Solving $deals deals in all suits, rules $rules, in $file"
  "$jasnel" deal --count="$deals" --seed=2026 |
    "$jasnel" table --input=- --rules="$rules" --format=csv >"$file.part"
  mv "$file.part" "$file"
done
