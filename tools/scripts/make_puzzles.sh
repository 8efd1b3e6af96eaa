#!/usr/bin/env bash
# Makes the puzzles of the page, web/src/puzzles.json: 140 with hidden hands, then 60 with open ones,
# from grade 2 up, half of them by Amsterdam rules and half by Rotterdam. Builds the command first.
# Takes a few minutes; the same command makes the same puzzles.
set -euo pipefail
cd "$(dirname "$0")/../.."

tools/scripts/build_command.sh
jasnel=build/release/tools/jasnel
puzzles() {
  "$jasnel" puzzles --format=json --grade=2-6 --player=full:level=casual "$@"
}
{
  puzzles --count=70 --seed=28101 --rules=kbn
  puzzles --count=70 --seed=28102 --rules=nku-rotterdam
  puzzles --count=30 --seed=28103 --rules=kbn --hands=open --cards=4-5
  puzzles --count=30 --seed=28104 --rules=nku-rotterdam --hands=open --cards=4-5
} | python3 tools/scripts/page_puzzles.py >web/src/puzzles.json
echo "== Wrote web/src/puzzles.json"
