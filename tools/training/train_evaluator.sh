#!/usr/bin/env bash
# Fits the hand evaluator: installs what is missing, builds, solves random deals in all suits by
# both ways to ruff, fits, and writes data/weights/evaluator.inc and build/training/report.txt.
#   tools/training/train_evaluator.sh          with the 60000 deals that the weights in the tree come from; takes half
#                           an hour on two cores
#   tools/training/train_evaluator.sh DEALS    with the first so many of them, or with more
# Solved deals stay in build/training/ for the next time.
set -euo pipefail
cd "$(dirname "$0")/../.."

# shellcheck source=tools/training/count.sh
. tools/training/count.sh
deals=$(count_of DEALS 60000 100 99999999 "$@")

tools/training/build.sh

tools/training/solve_deals.sh "$deals" kbn nku-rotterdam

echo "== Fitting, and measuring on deals held out"
build/training/tools/training/train_evaluator "build/training/kbn-$deals.csv" \
  "build/training/nku-rotterdam-$deals.csv" data/weights/evaluator.inc | tee build/training/report.txt
echo "== Wrote data/weights/evaluator.inc and build/training/report.txt"
