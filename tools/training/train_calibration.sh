#!/usr/bin/env bash
# Fits what open hands are worth in real play, from nothing: installs what is missing, builds, lets
# strong players play, and writes data/weights/calibration.inc and build/training/calibration-report.txt.
#   tools/training/train_calibration.sh          with 2000 deals in each of the seven matches; a quarter of
#                                       an hour on one core
#   tools/training/train_calibration.sh DEALS    with so many deals in each match
# Matches stay in build/training/ for the next time.
set -euo pipefail
cd "$(dirname "$0")/../.."

# shellcheck source=tools/training/count.sh
. tools/training/count.sh
deals=$(count_of DEALS 2000 200 999999 "$@")
weights=data/weights/calibration.inc
records=build/training/calibration-matches-$deals
report=build/training/calibration-report.txt

tools/training/build.sh
mkdir -p "$records"

# Players call and play whatever the calibration is; who has changed them takes the matches away. In
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
build/training/tools/training/train_calibration "$weights.new" "$records"/*.txt | tee "$report"
mv "$weights.new" "$weights"
echo "== Wrote $weights and $report"
