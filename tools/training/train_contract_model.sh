#!/usr/bin/env bash
# Fits what contracts are worth to the points that data/weights/points_model.inc expects of them:
# installs what is missing, builds, solves random deals, fits, and writes
# data/weights/contract_model.inc and build/training/contract-model-report.txt. Run it again where
# the weights of the points have changed.
#   tools/training/train_contract_model.sh          with 3000 deals; takes some minutes on two cores
#   tools/training/train_contract_model.sh DEALS    with so many of them
set -euo pipefail
cd "$(dirname "$0")/../.."

deals=${1:-3000}
if [ $# -gt 1 ] || ! [[ $deals =~ ^[1-9][0-9]{2,6}$ ]]; then
  echo "usage: tools/training/train_contract_model.sh [DEALS], a number from 100 to 9999999" >&2
  exit 2
fi

tools/training/build.sh

weights=data/weights/contract_model.inc
report=build/training/contract-model-report.txt
echo "== Solving $deals deals, fitting, and measuring on deals held out"
build/training/tools/training/train_contract_model "$deals" "$weights.new" | tee "$report"
mv "$weights.new" "$weights"
echo "== Wrote $weights and $report"
