#!/usr/bin/env bash
# Fits the hand evaluator: installs what is missing, builds, solves random deals in all suits by
# both ways to ruff, fits, and writes data/weights/evaluator.inc and build/training/report.txt.
#   tools/training/train_evaluator.sh          with the 60000 deals that the weights in the tree come from; takes half
#                           an hour on two cores
#   tools/training/train_evaluator.sh DEALS    with the first so many of them, or with more
# Solved deals stay in build/training/ for the next time.
set -euo pipefail
cd "$(dirname "$0")/../.."

deals=${1:-60000}
if [ $# -gt 1 ] || ! [[ $deals =~ ^[1-9][0-9]{2,7}$ ]]; then
  echo "usage: tools/training/train_evaluator.sh [DEALS], a number from 100 to 99999999" >&2
  exit 2
fi

tools/training/build.sh

tools/training/solve_deals.sh "$deals" kbn nku-rotterdam

echo "== Fitting, and measuring on deals held out"
build/training/tools/training/train_evaluator "build/training/kbn-$deals.csv" \
  "build/training/nku-rotterdam-$deals.csv" data/weights/evaluator.inc | tee build/training/report.txt
echo "== Wrote data/weights/evaluator.inc and build/training/report.txt"
