#!/usr/bin/env bash
# Measures how well the chances that players give their contracts are calibrated, under each rule
# set: the table and the picture of docs/research/bidding.md. Builds what it needs, plays matches by
# auction, and writes build/calibration/report.txt, curves.csv and docs/images/calibration.svg.
#   tools/scripts/measure_calibration.sh [DEALS]   with so many deals a rule set (5000); takes half an
#                                          hour on two cores
# The picture needs python3-matplotlib. Matches that were played stay for the next time, also one
# that was broken off.
set -euo pipefail
cd "$(dirname "$0")/../.."

deals=${1:-5000}
if [ $# -gt 1 ] || ! [[ $deals =~ ^[1-9][0-9]{0,6}$ ]]; then
  echo "usage: tools/scripts/measure_calibration.sh [DEALS], a number from 1 to 9999999" >&2
  exit 2
fi
tools/training/build.sh

folder=build/calibration/$deals
mkdir -p "$folder"
records=()
# nkf and nkf-international play like nku and nku-rotterdam.
for rules in kbn nku nku-rotterdam bedum bedum-rotterdam bedum-utrecht; do
  record=$folder/$rules.txt
  records+=("$record")
  if [ ! -f "$folder/$rules.result" ]; then
    resume=()
    if [ -f "$record" ]; then resume=(--resume); fi
    echo "== $deals deals by $rules"
    build/training/tools/jasnel match full:worlds=15 full:worlds=15 --rules="$rules" \
      --deals="$deals" --seed=62001 --record="$record" "${resume[@]}" >"$folder/$rules.part"
    mv "$folder/$rules.part" "$folder/$rules.result"
  fi
done
build/training/tools/training/report_calibration build/calibration/curves.csv "${records[@]}" |
  tee build/calibration/report.txt
/usr/bin/python3 tools/scripts/plot_calibration.py build/calibration/curves.csv docs/images/calibration.svg
echo "== Wrote build/calibration/report.txt and docs/images/calibration.svg"
