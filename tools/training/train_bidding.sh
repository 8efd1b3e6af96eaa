#!/usr/bin/env bash
# Fits the bidding model from nothing: installs what is missing, builds, solves random deals in all
# suits, lets strong players play, fits what hands are worth at the table and what passing is worth,
# and writes data/weights/bidding.inc and build/training/bidding-report.txt.
#   tools/training/train_bidding.sh          with 2000 deals in each of the seven matches, and 16000
#                                   that are solved, which takes longest
#   tools/training/train_bidding.sh DEALS    with so many deals in each match
# Solved deals and matches stay in build/training/ for the next time.
set -euo pipefail
cd "$(dirname "$0")/../.."

# shellcheck source=tools/training/count.sh
. tools/training/count.sh
deals=$(count_of DEALS 2000 200 999999 "$@")

# A fit that does not come to its end leaves the weights as they were.
weights=data/weights/bidding.inc
before=$(mktemp)
cp "$weights" "$before"
trap 'cp "$before" "$weights"; rm -f "$before"' EXIT

tools/training/build.sh
tools/training/solve_deals.sh 16000 kbn nku-rotterdam

records=build/training/bidding-matches-$deals
report=build/training/bidding-report.txt
mkdir -p "$records"

# Players call and play whatever the bidding model is; who has changed them takes the matches away. In
# random contracts every place declares as often; the auctions have the hands that are bid on.
play() {
  local contract=$1 seed=$2 rules file resume
  for rules in "${@:3}"; do
    file=$records/$rules-$contract.txt
    if [ -f "$file" ]; then continue; fi
    echo "== Two strong players play $deals deals by $rules, trump and declarer by $contract"
    resume=()
    if [ -f "$file.part" ]; then resume=(--resume); fi
    build/training/tools/jasnel match full:level=strong full:worlds=20 --rules="$rules" \
      --trump-and-declarer="$contract" --deals="$deals" --seed="$seed" --record="$file.part" \
      "${resume[@]}" >"$file.result"
    mv "$file.part" "$file"
  done
}

play random 2 kbn nku-rotterdam
play auction 3 kbn nku bedum nku-rotterdam bedum-rotterdam
echo "== Fitting, and measuring on what is held out"
build/training/tools/training/train_bidding "$weights" \
  build/training/{kbn,nku-rotterdam}-16000.csv "$records"/*.txt >"$report"
cp "$weights" "$before"
cat "$report"
echo "== Wrote $weights and $report"
