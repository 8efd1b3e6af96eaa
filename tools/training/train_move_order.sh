#!/usr/bin/env bash
# Searches for weights of the solver's move order: installs what is missing, builds, tries changes of
# the weights in the tree on 500 random deals, and writes data/weights/move_order.inc and
# build/training/move-order-report.txt. The weights change node counts, and nothing else.
#   tools/training/train_move_order.sh          with 3000 changes
#   tools/training/train_move_order.sh STEPS    with so many of them
# How far it is stays in build/training/move-order.txt, also when it is broken off: started again, it
# goes on from there. To begin anew from the weights in the tree, take that file away.
set -euo pipefail
cd "$(dirname "$0")/../.."

steps=${1:-3000}
if [ $# -gt 1 ] || ! [[ $steps =~ ^[1-9][0-9]{0,5}$ ]]; then
  echo "usage: tools/training/train_move_order.sh [STEPS], a number from 1 to 999999" >&2
  exit 2
fi

tools/training/build.sh

weights=data/weights/move_order.inc
report=build/training/move-order-report.txt
echo "== Trying $steps changes of the weights"
build/training/tools/training/train_move_order "$weights.new" build/training/move-order.txt 500 \
  "$steps" | tee "$report"
mv "$weights.new" "$weights"
echo "== Wrote $weights and $report"
