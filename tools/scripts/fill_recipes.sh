#!/usr/bin/env bash
# Writes the recipes of packaging/ for a release, and Debian's source package where dpkg-source is there.
#   tools/scripts/fill_recipes.sh ARCHIVE DIR
# ARCHIVE is the source archive of the release, jasnel-VERSION.tar.gz. JASNEL_HOME is the address of the project's home,
# DEBFULLNAME and DEBEMAIL those of the maintainer in Debian. DIR must not exist.
set -euo pipefail

if [ $# -ne 2 ] || [ -z "${JASNEL_HOME:-}" ] || [ -e "${2:-}" ]; then
  echo "usage: JASNEL_HOME=https://... tools/scripts/fill_recipes.sh ARCHIVE DIR, with a new folder DIR" >&2
  exit 2
fi
archive=$(realpath "$1")
version=$(basename "$archive" .tar.gz)
version=${version#jasnel-}
sum=$(sha256sum "$archive" | cut -d ' ' -f 1)
tree=$(realpath "$(dirname "$0")/../..")
cp -r "$tree/packaging" "$2"
cd "$2"
cp "$tree/tests/consumer/solve.cc" conan/test_package/
rm README.md
find . -type f -exec sed -i "s|@VERSION@|$version|g; s|@HOME@|$JASNEL_HOME|g; s|@SHA256@|$sum|g
  s|<MAINTAINER>|<${DEBEMAIL:-$(id -un)@$(hostname)}>|; s|The Jasnel team <|${DEBFULLNAME:-The Jasnel team} <|
  s|DATE$|$(date -R)|" {} +
if command -v dpkg-source >/dev/null; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  cp "$archive" "$work/jasnel_$version.orig.tar.gz"
  tar -xzf "$archive" -C "$work"
  cp -r debian "$work/jasnel-$version"
  (cd "$work" && dpkg-source --build "jasnel-$version" >/dev/null)
  mv "$work"/jasnel_* debian
fi
