#!/usr/bin/env bash
# Installs what is missing and builds in build/release what cmake --install installs: the command and
# the libraries, of which the shared one links what the command has. It needs no GoogleTest. A build
# that has tests keeps them; one that has none gets them when it is configured again, as by
# tools/scripts/build.sh release.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/scripts/setup.sh

tests=OFF
if grep -qsx 'JASNEL_BUILD_TESTS:BOOL=ON' build/release/CMakeCache.txt; then tests=ON; fi
# A build that is there may be one that somebody works on.
joined=()
if [ ! -e build/release/CMakeCache.txt ]; then joined=(-D JASNEL_JOIN_SOURCES=ON); fi
echo "== Building the command, in build/release"
tools/scripts/build.sh release "${joined[@]}" -D JASNEL_BUILD_TESTS=$tests -- --target jasnel jasnel_c
