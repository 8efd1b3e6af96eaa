#!/usr/bin/env bash
# Fits the model of all four hands, which gives the solver its first guess: installs what is missing,
# builds, solves random deals, fits, and writes data/weights/points_model.bin and
# build/training/points-model-report.txt. The weights change node counts, and nothing else.
#   tools/training/train_points_model.sh          with the 800000 deals that the weights in the tree
#                           come from; takes half an hour on two cores
#   tools/training/train_points_model.sh DEALS    with the first so many of them, or with more
# The values of solved deals stay in build/training/points-model-values.txt, also when it is broken
# off: started again, it goes on from there.
set -euo pipefail
cd "$(dirname "$0")/../.."

# shellcheck source=tools/training/count.sh
. tools/training/count.sh
deals=$(count_of DEALS 800000 1000 99999999 "$@")

tools/training/build.sh

report=build/training/points-model-report.txt
echo "== Solving $deals deals, fitting, and measuring on deals held out"
build/training/tools/training/train_points_model data/weights \
  build/training/points-model-values.txt "$deals" | tee "$report"
echo "== Wrote data/weights/points_model.bin, its text and $report"
