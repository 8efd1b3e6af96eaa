#!/usr/bin/env bash
# Installs what is missing and builds the command and the programs that fit, in build/training: the
# first part of each tools/training/train_*.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/scripts/setup.sh train

echo "== Building the command and the trainers, in build/training"
tools/scripts/build.sh training
