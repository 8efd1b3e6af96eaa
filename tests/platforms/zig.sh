#!/usr/bin/env bash
# Builds the command and the library for C, as presets say, with Zig's compiler from PyPI, which brings the C libraries of systems that are not here.
#   tests/platforms/zig.sh PRESET...
set -euo pipefail
cd "$(dirname "$0")/../.."

zig=$PWD/build/zig
if ! "$zig/venv/bin/python" -m ziglang version >/dev/null 2>&1; then
  python3 -m venv "$zig/venv"
  "$zig/venv/bin/pip" install --quiet ziglang==0.13.0
fi
for preset in "$@"; do
  target=$(sed -nE "/\"name\": \"$preset\"/,/}/s/.*\"JASNEL_TARGET\": \"([a-z0-9_-]+)\".*/\1/p" CMakePresets.json)
  while read -r name command; do
    printf '#!/bin/sh\nexec %s -m ziglang %s "$@"\n' "$zig/venv/bin/python" "$command" >"$zig/$target-$name"
    chmod +x "$zig/$target-$name"
  done <<END
gcc cc -target $target
g++ c++ -target $target
ar ar
ranlib ranlib
END
  tools/scripts/build.sh "$preset" -- --target jasnel jasnel_c
done
