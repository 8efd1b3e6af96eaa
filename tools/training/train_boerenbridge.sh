#!/usr/bin/env bash
# Teaches the models of boerenbridge from nothing: installs what is missing, builds, lets players of
# random play-outs play and learns what they do, then lets the models play in 40 rounds, each with
# what was learned in those before, and writes data/weights/boerenbridge.bin and
# build/training/boerenbridge-report.txt.
#   tools/training/train_boerenbridge.sh          with 50000 deals in each round, and twice as many of random
#                                        play-outs
#   tools/training/train_boerenbridge.sh DEALS    with so many of them
set -euo pipefail
cd "$(dirname "$0")/../.."

# shellcheck source=tools/training/count.sh
. tools/training/count.sh
deals=$(count_of DEALS 50000 10 999999 "$@")

tools/training/build.sh

report=build/training/boerenbridge-report.txt
echo "== Playing and learning"
build/training/tools/training/train_boerenbridge data/weights "$deals" 40 | tee "$report"
echo "== Wrote data/weights/boerenbridge.bin, its text and $report"
