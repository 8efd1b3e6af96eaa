#!/usr/bin/env bash
# Lets the network that plays cards learn from nothing, by playing against itself: installs what is
# missing, builds, and writes data/weights/card_network.bin and build/training/card-network.txt, the
# curve.
#   tools/training/train_card_network.sh          with 44000 steps of 256 deals, as the weights in
#                          the tree; takes half an hour on two cores
#   tools/training/train_card_network.sh STEPS    with so many steps
# What is learned stays in build/training/card-network-STEPS: started again after a kill or Ctrl-C,
# it goes on from there. The same steps give the same weights on the same kind of processor.
set -euo pipefail
cd "$(dirname "$0")/../.."

# shellcheck source=tools/training/count.sh
. tools/training/count.sh
steps=$(count_of STEPS 44000 1 99999999 "$@")

tools/training/build.sh

report=build/training/card-network.txt
echo "== Learning"
build/training/tools/training/train_card_network data/weights \
  "build/training/card-network-$steps" "$steps" | tee -a "$report"
echo "== Wrote data/weights/card_network.bin, its text and $report"
