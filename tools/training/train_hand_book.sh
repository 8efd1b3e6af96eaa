#!/usr/bin/env bash
# Makes the book of hands: installs what is missing, builds, solves tables of random deals, fits to
# guesses and to these, measures the errors, and writes data/weights/hand_book.bin and
# build/training/hand-book-report.txt.
#   tools/training/train_hand_book.sh          with the 16000 deals of each of two rule sets that the
#                          weights in the tree come from; takes an hour on two cores
#   tools/training/train_hand_book.sh DEALS    with so many deals of each
# What is solved and what is fitted to guesses stays in build/training/hand-book-*: started again
# after a kill, it goes on from there. The studies can be made on a cluster first: docs/guides/cluster.md.
set -euo pipefail
cd "$(dirname "$0")/../.."

# shellcheck source=tools/training/count.sh
. tools/training/count.sh
deals=$(count_of DEALS 16000 1000 99999999 "$@")

tools/training/build.sh

jasnel=build/training/tools/jasnel
folder=build/training/hand-book
tables=()
for rules in kbn nku-rotterdam; do
  study=$folder-$rules-$deals
  echo "== Solving $deals deals by $rules"
  "$jasnel" study new "$study" --ask=tables --rules="$rules" --seed=4444 --deals="$deals" --each=250
  "$jasnel" study make "$study" | { grep -v 'made already' || true; }
  "$jasnel" study join "$study" --output="$study.npy"
  tables+=("$rules=$study.npy")
done

report=$folder-report.txt
echo "== Fitting, and measuring the errors"
build/training/tools/training/train_hand_book data/weights "$folder.guessed" "${tables[@]}" |
  tee "$report"
echo "== Wrote data/weights/hand_book.bin, its text and $report"
