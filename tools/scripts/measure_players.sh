#!/usr/bin/env bash
# Measures how strong the players are: the tables of docs/research/players.md. Builds the command, plays
# matches, and prints a line for each, which it keeps in build/players/.
#   tools/scripts/measure_players.sh              all tables; about two hours on two cores
#   tools/scripts/measure_players.sh TABLE...     some of them: levels, ceilings, players, published, worlds,
#                                         time, parts or presets
# Matches that were played stay for the next time, also one that was broken off. They are of the
# players as they were: who has changed one takes them away. Times a card are those of a machine
# that does nothing else.
set -euo pipefail
cd "$(dirname "$0")/../.."

tables=("$@")
if [ $# -eq 0 ]; then tables=(levels ceilings players published worlds time parts presets); fi
for table in "${tables[@]}"; do
  case $table in
    levels | ceilings | players | published | worlds | time | parts | presets) ;;
    *)
      echo "tools/scripts/measure_players.sh: no table '$table'; expected levels, ceilings, players," >&2
      echo "published, worlds, time, parts or presets" >&2
      exit 2
      ;;
  esac
done

tools/scripts/build_command.sh
mkdir -p build/players

# As players of other programs were compared in print.
published=(--rules=nku-rotterdam,four-jacks=200 --trump-and-declarer=random)

# match A B DEALS OPTION...: a line with what A has more than B, points a deal, and times.
match() {
  local a=$1 b=$2 deals=$3 name record resume=()
  shift 3
  name=$(printf '%s' "$a $b $deals $*" | tr -c 'A-Za-z0-9=' '_')
  record=build/players/$name
  if [ ! -f "$record.csv" ]; then
    if [ -f "$record.txt" ]; then resume=(--resume); fi
    build/release/tools/jasnel match "$a" "$b" --deals="$deals" "$@" --format=csv \
      --record="$record.txt" "${resume[@]}" >"$record.part"
    mv "$record.part" "$record.csv"
  fi
  # Columns are counted from the last one, as names of players may have commas in them.
  awk -F, -v a="$a" -v b="$b" '
    function field(name) { return $(NF - from_last[name]) }
    NR == 1 { for (i = 1; i <= NF; ++i) from_last[$i] = NF - i; next }
    {
      printf "  %-24s %-20s %+6.1f  (%+.1f to %+.1f)  %6.2f ms a card, slowest %.1f ms\n", a, b,
        field("points_per_deal"), field("low"), field("high"), field("ms_per_card_a"),
        field("slowest_ms_a")
    }' "$record.csv"
}

title() { printf '\n== %s\n' "$1"; }

table_levels() {
  title "Each level against the one before, published conditions"
  match full:level=beginner random 1000 "${published[@]}" --seed=9001
  match full:level=casual full:level=beginner 1000 "${published[@]}" --seed=9002
  match full:level=club full:level=casual 1000 "${published[@]}" --seed=9003
  match full:level=strong full:level=club 1000 "${published[@]}" --seed=9010
  match full full:level=strong 600 "${published[@]}" --seed=9030
  title "The level without search that always plays the card it rates best"
  match full:level=club simple 2000 "${published[@]}" --seed=9004
  match full:level=club rule 2000 "${published[@]}" --seed=9005
  match full:level=club worlds 1400 "${published[@]}" --seed=9020
  title "full, published conditions"
  match full worlds 300 "${published[@]}" --seed=9008
  match full simple 400 "${published[@]}" --seed=9009
  match full rule 400 "${published[@]}" --seed=9012
  title "full, by auction, kbn"
  match full simple 300 --rules=kbn --seed=96013
  match full worlds 300 --rules=kbn --seed=96014
}

table_ceilings() {
  title "What seeing other hands is worth to full, 300 deals, published conditions"
  match full:sees=partner full 300 "${published[@]}" --seed=9102
  match full:sees=all full 300 "${published[@]}" --seed=9103
  match open-hands full 300 "${published[@]}" --seed=9107
  title "full against full without one part, 600 deals"
  match full full:repeat=off 600 "${published[@]}" --seed=9101
  match full full:policy=0 600 "${published[@]}" --seed=9031
  match full full:race=off 600 "${published[@]}" --seed=9032
}

table_players() {
  title "All players, 300 deals a match, published conditions"
  local all=(random full:level=beginner full:level=casual simple rule worlds full:level=club
    full:level=strong full open-hands) i j
  for ((i = 1; i < ${#all[@]}; ++i)); do
    for ((j = 0; j < i; ++j)); do match "${all[i]}" "${all[j]}" 300 "${published[@]}"; done
  done
}

table_published() {
  title "Published conditions"
  for other in simple rule; do match full "$other" 2000 "${published[@]}"; done
  match full worlds 1000 "${published[@]}"
  title "By auction, kbn, 1000 deals"
  for other in simple rule worlds; do match full "$other" 1000 --rules=kbn; done
}

table_worlds() {
  title "By number of deals played out, against rule, 1000 deals, published conditions"
  for count in 3 10 30 100 300 1000; do
    match "full:worlds=$count" rule 1000 "${published[@]}"
  done
}

table_time() {
  title "By time for a card, against rule, 1000 deals, published conditions"
  for ms in 1 3 10 30 100; do match "full:ms=$ms" rule 1000 "${published[@]}"; done
}

table_parts() {
  title "full against full without one part, 1000 deals, published conditions"
  for part in inference=off cards=off all=off aim=points policy=0 race=off; do
    match full "full:$part" 1000 "${published[@]}"
  done
  title "The same by auction, kbn"
  for part in calls=off aim=points; do match full "full:$part" 1000 --rules=kbn; done
}

table_presets() {
  local rules
  title "No illegal card, no card over its time (30 ms): 10000 deals played of each rule set"
  for rules in kbn nkf nkf-international nku nku-rotterdam bedum bedum-rotterdam bedum-utrecht; do
    echo "$rules:"
    match full:ms=30 simple 5000 --rules="$rules"
  done
  title "The same of each level, kbn"
  match full:level=casual full:level=beginner 5000 --rules=kbn
  match full:level=strong,ms=30 full:level=club 5000 --rules=kbn
}

for table in "${tables[@]}"; do "table_$table"; done
