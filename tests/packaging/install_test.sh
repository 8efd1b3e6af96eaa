#!/usr/bin/env bash
# After tools/scripts/build_command.sh all is there that cmake --install installs of what is compiled.
#   install_test.sh SOURCE BUILD CMAKE NINJA
set -euo pipefail
source=$1 build=$2 cmake=$3 ninja=$4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$cmake" --install "$build" --prefix "$folder" >/dev/null
installed=$(cd "$folder" && find bin lib* -type f ! -name '*.cmake' ! -name '*.pc' -printf '%f\n' | sort)
targets=$(sed -n 's/.* -- --target //p' "$source/tools/scripts/build_command.sh")
# shellcheck disable=SC2086  # targets are words
built=$({ printf '%s\n' $targets && "$ninja" -C "$build" -t inputs $targets; } | sed 's|.*/||' | sort -u)
[ -n "$installed" ]
missing=$(comm -23 <(echo "$installed") <(echo "$built"))
[ -z "$missing" ] || { printf 'installed and not built:\n%s\n' "$missing" && exit 1; }
