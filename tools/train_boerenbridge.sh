#!/usr/bin/env bash
# Teaches the models of boerenbridge from nothing: installs what is missing, builds, lets the player
# at full strength play with itself in four rounds, each with what was learned in those before, and
# writes ai/boerenbridge/weights.cc and build/training/boerenbridge-report.txt.
#   tools/train_boerenbridge.sh          with 6000 deals in each round
#   tools/train_boerenbridge.sh DEALS    with so many of them
set -euo pipefail
cd "$(dirname "$0")/.."

deals=${1:-6000}
if [ $# -gt 1 ] || ! [[ $deals =~ ^[1-9][0-9]{0,5}$ ]] || [ "$deals" -lt 10 ]; then
  echo "usage: tools/train_boerenbridge.sh [DEALS], a number from 10 to 999999" >&2
  exit 2
fi

tools/training/build.sh

weights=ai/boerenbridge/weights.cc
report=build/training/boerenbridge-report.txt
echo "== Playing and learning"
build/training/tools/training/train_boerenbridge "$weights.new" "$deals" 4 | tee "$report"
mv "$weights.new" "$weights"
echo "== Wrote $weights and $report"
