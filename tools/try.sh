#!/usr/bin/env bash
# Installs what is missing, builds the command, and solves a deal with it.
set -euo pipefail
cd "$(dirname "$0")/.."
tools/scripts/build_command.sh

deal='N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 leader=S'
echo "== build/release/tools/jasnel solve \"$deal\""
build/release/tools/jasnel solve "$deal"
