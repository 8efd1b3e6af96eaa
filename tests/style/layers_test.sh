#!/usr/bin/env bash
# Rooms include what is below them and nothing else, and public headers only public headers; modules
# of Python and of the page import none that imports them again:
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
check club jasnel bitboard
check solver jasnel bitboard data/weights
check ai jasnel bitboard solver data/weights
# What the games, models and signals are, whoever plays.
check ai/statistics jasnel bitboard ai/statistics
check ai/games jasnel bitboard
check ai/models jasnel bitboard solver data/weights ai/games
check ai/signals jasnel bitboard ai/games
check engine jasnel bitboard club solver ai
check bench jasnel bitboard solver ai
check tests/oracle tests/oracle
check c jasnel engine
check wasm jasnel bench
check python jasnel bitboard solver ai engine
check tools jasnel bitboard solver ai engine bench data/fonts

# Fails if lines `user used` on standard input make a circle, which tsort cannot put in an order.
no_circle() {
  local told
  if ! told=$(tsort 2>&1 >/dev/null); then
    echo "$1 imports in a circle: $(sed -nE 's/^tsort: ([^ ]*)$/\1/p' <<<"$told" | xargs)"
    status=1
  fi
}
# Each module of the package, and those that it imports, inside functions too.
python_imports() {
  local file name
  for file in python/jasnel/*.py; do
    name=$(basename "$file" .py)
    sed -nE "s/^ *from \.([a-z_]+) import .*/$name \1/p" "$file"
    sed -nE 's/^ *from \. import (.*)/\1/p' "$file" | tr ',' '\n' | sed -nE "s/^ *([a-z_]+).*/$name \1/p"
  done
}
web_imports() {
  local file folder used
  for file in $(git ls-files -co --exclude-standard 'web/src/*.ts' 'web/src/*.tsx'); do
    folder=$(dirname "$file")
    for used in $(sed -nE 's/.* from "(\.[^"]*)\.js";$/\1/p' "$file"); do
      echo "${file%.*} $(realpath -m --relative-to=. "$folder/$used")"
    done
  done
}
no_circle python/jasnel < <(python_imports)
no_circle web/src < <(web_imports)
exit $status
