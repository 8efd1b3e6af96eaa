#!/usr/bin/env bash
# Measures the fair judge: the table of docs/research/judge.md. Builds the command, plays a match of full
# against simple, has it judged, and once more with ten times as many deals of the hidden cards and another
# seed.
#   tools/scripts/measure_judge.sh [DEALS]     each is played twice; 20 unless said otherwise: some ten minutes
#                                        on two cores
# What was played and judged stays in build/judge/ for the next time: who has changed a player or the judge
# takes it away.
set -euo pipefail
cd "$(dirname "$0")/../.."

deals=${1:-20}
if ! [[ $deals =~ ^[1-9][0-9]{0,5}$ ]]; then
  echo "tools/scripts/measure_judge.sh: '$deals'; expected a number of deals from 1" >&2
  exit 2
fi

tools/scripts/build_command.sh
mkdir -p build/judge
record=build/judge/full-simple-$deals.txt

# keep FILE COMMAND...: what the command prints, unless it is there.
keep() {
  local file=$1
  shift
  if [ -f "$file" ]; then return; fi
  "$@" >"$file.part"
  mv "$file.part" "$file"
}

resume=()
if [ -f "$record" ]; then resume=(--resume); fi
keep "$record.result" build/release/tools/jasnel match full simple --deals="$deals" --seed=2026 \
  --record="$record" "${resume[@]}"
keep "$record.300.json" build/release/tools/jasnel analyse --fair --format=json --input="$record"
keep "$record.3000.json" build/release/tools/jasnel analyse --fair --format=json --worlds=3000 --seed=2 \
  --input="$record"
python3 tools/scripts/judge_report.py "$record" "$record.300.json" "$record.3000.json"
