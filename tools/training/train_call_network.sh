#!/usr/bin/env bash
# Lets the network that calls learn from nothing, by bidding and playing against itself: installs what
# is missing, builds, and writes data/weights/call_network.bin and build/training/call-network.txt, the
# curve.
#   tools/training/train_call_network.sh          with 1600 rounds of 8192 deals, as the weights in the
#                          tree; takes ten minutes on two cores
#   tools/training/train_call_network.sh ROUNDS   with so many rounds
# What is learned stays in build/training/call-network-ROUNDS: started again after a kill or Ctrl-C,
# it goes on from there, so take it away to learn anew. The same rounds give the same weights on the
# same kind of processor.
set -euo pipefail
cd "$(dirname "$0")/../.."

# shellcheck source=tools/training/count.sh
. tools/training/count.sh
rounds=$(count_of ROUNDS 1600 1 9999999 "$@")

tools/training/build.sh

report=build/training/call-network.txt
echo "== Learning"
build/training/tools/training/train_call_network data/weights \
  "build/training/call-network-$rounds" "$rounds" | tee -a "$report"
echo "== Wrote data/weights/call_network.bin, its text and $report"
