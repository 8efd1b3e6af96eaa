#!/usr/bin/env bash
# Measures how strong the players of boerenbridge are: the tables of docs/research/boerenbridge.md. Builds the
# command, plays matches, and prints a line for each player, which it keeps in build/boerenbridge/.
#   tools/scripts/measure_boerenbridge.sh            all tables
#   tools/scripts/measure_boerenbridge.sh TABLE...   some of them: guest, five, sizes, parts, worlds, time or
#                                            levels
# Matches that were played stay for the next time. They are of the players as they were: who has
# changed one takes them away. Times are those of a machine that does nothing else.
set -euo pipefail
cd "$(dirname "$0")/../.."

tables=("$@")
if [ $# -eq 0 ]; then tables=(guest five sizes parts worlds time levels); fi
for table in "${tables[@]}"; do
  case $table in
    guest | five | sizes | parts | worlds | time | levels) ;;
    *)
      echo "tools/scripts/measure_boerenbridge.sh: no table '$table'; expected guest, five, sizes, parts," >&2
      echo "worlds, time or levels" >&2
      exit 2
      ;;
  esac
done

tools/scripts/setup.sh
echo "== Building the command, in build/release"
mkdir -p build/boerenbridge
tools/scripts/build.sh release -D JASNEL_BUILD_TESTS=OFF

# match ROUNDS PLAYER...: plays it, unless it was; its record as a file of JSON.
match() {
  local rounds=$1 name
  shift
  name=build/boerenbridge/$(printf '%s' "$rounds $*" | tr -c 'A-Za-z0-9=' '_').json
  if [ ! -f "$name" ]; then
    build/release/tools/jasnel boerenbridge match "$@" --rounds="$rounds" --threads=1 \
      --format=json >"$name.part"
    mv "$name.part" "$name"
  fi
  printf '%s' "$name"
}

# number FILE PLAYER KEY: a number of a player, counted from 0, without help of other programs.
number() {
  tr '{' '\n' <"$1" | grep '^"name"' | sed -n "$(($2 + 1))p" |
    sed -E "s/.*\"$3\":(-?[0-9.e-]+).*/\1/"
}

# first ROUNDS PLAYER...: a line of what the first player has.
first() {
  local file
  file=$(match "$@")
  printf '  %-22s at a table with %-10s %+.2f (%+.2f to %+.2f)  made %.1f%%  match points %.2f' \
    "$2" "$3" "$(number "$file" 0 more)" "$(number "$file" 0 more_low)" \
    "$(number "$file" 0 more_high)" "$(awk "BEGIN { print 100 * $(number "$file" 0 exact) }")" \
    "$(number "$file" 0 match_points)"
  printf '  %.0f ms a bid, %.1f ms a card, slowest %.0f\n' "$(number "$file" 0 ms_per_bid)" \
    "$(number "$file" 0 ms_per_card)" "$(number "$file" 0 slowest_card_ms)"
}

# table_of ROUNDS PLAYER COUNT: so many of one player.
table_of() {
  local file players=() i
  for ((i = 0; i < $3; ++i)); do players+=("$2"); done
  file=$(match "$1" "${players[@]}")
  printf '  %d of %-22s points a deal %.2f, made %.1f%% (%.1f to %.1f)\n' "$3" "$2" \
    "$(number "$file" 0 points_per_deal)" \
    "$(awk "BEGIN { print 100 * $(number "$file" 0 exact) }")" \
    "$(awk "BEGIN { print 100 * $(number "$file" 0 exact_low) }")" \
    "$(awk "BEGIN { print 100 * $(number "$file" 0 exact_high) }")"
}

title() { printf '\n== %s\n' "$1"; }

table_guest() {
  title "One among four of another kind, 10 rounds, full among rollout 40"
  for other in random rule; do first 10 full $other $other $other $other; done
  first 40 full rollout rollout rollout rollout
  first 10 rule rollout rollout rollout rollout
}

table_five() {
  title "Five of a kind, 8 rounds"
  for player in random rule rollout full; do table_of 8 $player 5; done
}

table_sizes() {
  title "Tables of three to seven of full, 4 rounds"
  for count in 3 4 5 6 7; do table_of 4 full $count; done
}

table_parts() {
  title "full without one part, among four rollout, 20 rounds"
  first 20 full rollout rollout rollout rollout
  for part in bids=off cards=off bids=off,cards=off styles=off search=off aim=score; do
    first 20 "full:$part" rollout rollout rollout rollout
  done
}

table_worlds() {
  title "By number of deals for a card, among four rollout, 10 rounds"
  for count in 1 4 16 64 256 1024; do
    first 10 "full:worlds=$count" rollout rollout rollout rollout
  done
}

table_time() {
  title "By time for a bid or card, among four rollout, 10 rounds"
  for ms in 1 3 10 30; do first 10 "full:ms=$ms" rollout rollout rollout rollout; done
}

table_levels() {
  title "Levels, among four rollout, 10 rounds"
  for level in beginner casual club strong full; do
    first 10 "full:level=$level" rollout rollout rollout rollout
  done
}

for table in "${tables[@]}"; do "table_$table"; done
