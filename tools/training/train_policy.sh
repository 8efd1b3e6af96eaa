#!/usr/bin/env bash
# Fits the play policy from nothing: installs what is missing, builds, lets strong players play
# matches, fits the policy to the cards they chose, and writes data/weights/play_policy.inc and
# build/training/policy-report.txt. The players use the policy themselves, so it takes three rounds:
# the players of the first do without it, those of the second and third have that of the round
# before.
#   tools/training/train_policy.sh          with 2000 deals in each of the twelve matches
#   tools/training/train_policy.sh DEALS    with so many of them
# The deals played stay in build/training/policy-DEALS/ for the next time, also those of a match
# that was broken off. They are of the players as they were: who has changed one takes them away.
set -euo pipefail
cd "$(dirname "$0")/../.."

deals=${1:-2000}
if [ $# -gt 1 ] || ! [[ $deals =~ ^[1-9][0-9]{0,5}$ ]] || [ "$deals" -lt 10 ]; then
  echo "usage: tools/training/train_policy.sh [DEALS], a number from 10 to 999999" >&2
  exit 2
fi

# A fit that does not come to its end leaves the weights as they were.
weights=data/weights/play_policy.inc
before=$(mktemp)
cp "$weights" "$before"
trap 'cp "$before" "$weights"; rm -f "$before"' EXIT

tools/training/build.sh

jasnel=build/training/tools/jasnel
records=build/training/policy-$deals
report=build/training/policy-report.txt
mkdir -p "$records"
: >"$report"

# Two players play $deals deals by two rule sets, with trump and declarer by auction and at random.
# They are two: a match of a player with itself has the same cards in both sittings of a deal. Each
# match has deals of its own, so that those held out are nowhere else.
play_round() {
  local round=$1 match=0 rules contract file resume
  shift
  for rules in kbn nku-rotterdam,four-jacks=200; do
    for contract in auction random; do
      match=$((match + 1))
      file=$records/round-$round-${rules%%,*}-$contract.txt
      resume=()
      if [ -f "$file" ]; then resume=(--resume); fi
      echo "== Round $round, match $match of 4: $1 and $2 play $deals deals, in $file"
      "$jasnel" match "$@" --rules="$rules" --trump-and-declarer="$contract" --deals="$deals" \
        --seed=$((100 * round + match)) --record="$file" "${resume[@]}" >"$file.result"
    done
  done
}

fit() {
  echo "== Fitting, and measuring on deals held out"
  echo "== $1" >>"$report"
  build/training/tools/training/train_policy "$weights" "${@:2}" >>"$report"
  echo >>"$report"
}

play_round 1 worlds:worlds=12 worlds:worlds=10
fit "Round 1" "$records"/round-1-*.txt
tools/training/build.sh
play_round 2 full:level=strong full:worlds=20
fit "Round 2" "$records"/round-2-*.txt
tools/training/build.sh
play_round 3 full:level=strong full:worlds=20
fit "Rounds 2 and 3" "$records"/round-[23]-*.txt
cp "$weights" "$before"
cat "$report"
echo "== Wrote $weights and $report"
