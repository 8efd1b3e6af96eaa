#!/usr/bin/env bash
# Fits the hand evaluator: installs what is missing, builds, solves random deals in all suits by
# both ways to ruff, fits, and writes ai/evaluator_weights.cc and build/training/report.txt.
#   tools/train.sh          with the 60000 deals that the weights in the tree come from; takes half
#                           an hour on two cores
#   tools/train.sh DEALS    with the first so many of them, or with more
# Solved deals stay in build/training/ for the next time.
set -euo pipefail
cd "$(dirname "$0")/.."

deals=${1:-60000}
if [ $# -gt 1 ] || ! [[ $deals =~ ^[1-9][0-9]{2,7}$ ]]; then
  echo "usage: tools/train.sh [DEALS], a number from 100 to 99999999" >&2
  exit 2
fi

tools/training/build.sh

jasnel=build/training/tools/jasnel
solve_deals() {
  local rules=$1 file=build/training/$1-$deals.csv
  # A header and a row for each suit.
  if [ -f "$file" ] && [ "$(wc -l <"$file")" -eq $((4 * deals + 1)) ]; then
    echo "== $file is there"
    return
  fi
  echo "== Solving $deals deals in all suits, rules $rules, in $file"
  "$jasnel" deal --count="$deals" --seed=2026 |
    "$jasnel" table --input=- --rules="$rules" --format=csv >"$file.part"
  mv "$file.part" "$file"
}
solve_deals kbn
solve_deals nku-rotterdam

echo "== Fitting, and measuring on deals held out"
build/training/tools/training/train_evaluator "build/training/kbn-$deals.csv" \
  "build/training/nku-rotterdam-$deals.csv" ai/evaluator_weights.cc | tee build/training/report.txt
echo "== Wrote ai/evaluator_weights.cc and build/training/report.txt"
