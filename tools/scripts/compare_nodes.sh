#!/usr/bin/env bash
# Whether the search of this tree visits more nodes than that of the commit BASE, on the fixed suite of
# `jasnel bench`. Nodes are the same on every machine. Fails if a group has other values, or over 1% more nodes
# without a line `Nodes: WHY` in the message of a commit since BASE.
#   tools/scripts/compare_nodes.sh BASE
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ $# -ne 1 ] || ! base=$(git rev-parse --verify --quiet "${1:-}^{commit}"); then
  echo "usage: tools/scripts/compare_nodes.sh BASE, with BASE a commit" >&2
  exit 2
fi
tools/scripts/setup.sh

# suite TREE FILE
suite() {
  (
    cd "$1"
    tools/scripts/build.sh release -D JASNEL_JOIN_SOURCES=ON -D JASNEL_BUILD_TESTS=OFF -- --target jasnel
    build/release/tools/jasnel bench --format=json
  ) | tee "$2.log" | grep '^{' >"$2"
}
work=$PWD/build/nodes
mkdir -p "$work"
git worktree remove --force "$work/base" 2>/dev/null || rm -rf "$work/base"
git worktree prune
git worktree add --quiet --detach "$work/base" "$base"
trap 'git worktree remove --force "$work/base"' EXIT
suite "$work/base" "$work/before"
suite . "$work/after"

reason=$(git log --format=%B "$base..HEAD" | sed -n 's/^Nodes: //p')
[ -z "$reason" ] || echo "More nodes are allowed: $reason"
python3 - "$work/before" "$work/after" "$reason" <<'END'
import json
import sys

MEASURED = ("nodes", "time", "values", "signature")


def groups(path):
    """The groups of the suite: what they are, and what was measured."""
    with open(path, encoding="utf-8") as lines:
        for row in map(json.loads, lines):
            yield ", ".join(f"{key} {value}" for key, value in row.items() if not key.startswith(MEASURED)), row


before, after = dict(groups(sys.argv[1])), dict(groups(sys.argv[2]))
wrong = set(before) != set(after)
for name in before.keys() & after.keys():
    old, new = before[name], after[name]
    more = new["nodes"] / old["nodes"] - 1
    bad = new["values"] != old["values"] or more > 0.01 and not sys.argv[3]
    wrong |= bad
    if bad or more:
        print(f"{name}: {old['nodes']} -> {new['nodes']} nodes ({more:+.1%}), values {old['values']} -> {new['values']}")
if set(before) != set(after):
    print("The suite has other groups.")
print(f"{len(after)} groups: {'not ' * wrong}as good as before")
sys.exit(wrong)
END
