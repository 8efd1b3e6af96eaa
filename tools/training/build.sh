#!/usr/bin/env bash
# Installs what is missing and builds the command and what makes deals to learn from, in build/training.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/scripts/setup.sh

echo "== Building the command and what makes deals to learn from, in build/training"
tools/scripts/build.sh training
