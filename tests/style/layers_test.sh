#!/usr/bin/env bash
# Rooms include what is below them and nothing else, and public headers only public headers:
#   layers_test.sh ROOT
set -euo pipefail
cd "$1"

status=0
# check FOLDER FOLDERS... : what files of the first folder may include, besides itself.
check() {
  local folder=$1 allowed
  allowed=$(IFS='|'; echo "$*")
  if git ls-files -co --exclude-standard "$folder" | grep -E '\.(h|cc)$' | xargs grep -nE '^#include "' |
    grep -vE "#include \"($allowed|absl)/|\"jasnel.h\""; then
    echo "$folder/ may include from $allowed only"
    status=1
  fi
}
check include/jasnel jasnel
check bitboard jasnel
check solver jasnel bitboard data/weights
check ai jasnel bitboard solver data/weights
check engine jasnel bitboard solver ai
check bench jasnel bitboard solver ai
check tests/oracle tests/oracle
check c jasnel engine
check tools jasnel bitboard solver ai engine bench
exit $status
