#!/usr/bin/env bash
# For tests in bash: an empty folder to work in, `tree`, which goes when the test ends. Sourced, not run.
set -euo pipefail
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
cd "$tree"

# Ends the test, and shows the files that a test keeps what was printed in.
fail() {
  printf '%s\n' "$1"
  for printed in log out err; do
    [ ! -f "$printed" ] || cat "$printed"
  done
  exit 1
}
