#!/usr/bin/env bash
# Fits the bidding model from nothing: installs what is missing, builds, solves random deals in all
# suits, lets strong players play, fits what hands are worth at the table and what passing is worth,
# and writes data/weights/bidding.inc and build/training/bidding-report.txt. What is bid depends on the
# model itself: so first players bid as if all hands were open, then by what that taught.
#   tools/training/train_bidding.sh          with 2000 deals in each of the six matches, and the 60000 that
#                                   tools/training/train_evaluator.sh solves, which takes longest
#   tools/training/train_bidding.sh DEALS    with so many deals in each match
# Solved deals stay in build/training/ for the next time. Matches are played anew.
set -euo pipefail
cd "$(dirname "$0")/../.."

deals=${1:-2000}
if [ $# -gt 1 ] || ! [[ $deals =~ ^[1-9][0-9]{2,5}$ ]] || [ "$deals" -lt 200 ]; then
  echo "usage: tools/training/train_bidding.sh [DEALS], a number from 200 to 999999" >&2
  exit 2
fi

# A fit that does not come to its end leaves the weights as they were.
weights=data/weights/bidding.inc
before=$(mktemp)
cp "$weights" "$before"
trap 'cp "$before" "$weights"; rm -f "$before"' EXIT

tools/training/build.sh
tools/training/solve_deals.sh 60000 kbn nku-rotterdam

records=build/training/bidding-$deals
report=build/training/bidding-report.txt
mkdir -p "$records"

play() {
  local contract=$1 seed=$2 rules file
  for rules in kbn nku-rotterdam; do
    file=$records/$seed-$rules-$contract.txt
    echo "== Two strong players play $deals deals, trump and declarer by $contract, in $file"
    rm -f "$file"
    build/training/tools/jasnel match full:level=strong full:worlds=20 --rules="$rules" \
      --trump-and-declarer="$contract" --deals="$deals" --seed="$seed" --record="$file" \
      >"$file.result"
  done
}

fit() {
  echo "== Fitting, and measuring on what is held out"
  build/training/tools/training/train_bidding "$weights" \
    build/training/{kbn,nku-rotterdam}-60000.csv "$@" >"$report"
  tools/training/build.sh
}

fit
play auction 1
play random 2
fit "$records"/[12]-*.txt
play auction 3
fit "$records"/[123]-*.txt
cp "$weights" "$before"
cat "$report"
echo "== Wrote $weights and $report"
