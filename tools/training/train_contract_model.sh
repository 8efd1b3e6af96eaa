#!/usr/bin/env bash
# Fits what contracts are worth to the points that data/weights/points_model.inc expects of them:
# installs what is missing, builds, solves random deals, fits, and writes
# data/weights/contract_model.inc and build/training/contract-model-report.txt. Run it again where
# the weights of the points have changed.
#   tools/training/train_contract_model.sh          with 3000 deals; takes some minutes on two cores
#   tools/training/train_contract_model.sh DEALS    with so many of them
set -euo pipefail
cd "$(dirname "$0")/../.."

# shellcheck source=tools/training/count.sh
. tools/training/count.sh
deals=$(count_of DEALS 3000 100 9999999 "$@")

tools/training/build.sh

weights=data/weights/contract_model.inc
report=build/training/contract-model-report.txt
echo "== Solving $deals deals, fitting, and measuring on deals held out"
build/training/tools/training/train_contract_model "$deals" "$weights.new" | tee "$report"
mv "$weights.new" "$weights"
echo "== Wrote $weights and $report"
