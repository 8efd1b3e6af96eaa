#!/usr/bin/env bash
# Makes the files of a release of what has been built, and looks at what is in them. A line for each thing
# that is as it should be.
#   release_test.sh SOURCE BUILD
set -euo pipefail
cd "$1"
build=$2
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

expect() {
  [ "$2" = "$3" ] || { printf '%s: expected\n%s\nbut it is\n%s\n' "$1" "$3" "$2" && exit 1; }
  echo "ok: $1"
}

# What is asked in a wrong way.
refused() {
  if tools/scripts/release.sh "${@:2}" >"$out/log" 2>&1; then exit 1; fi
  grep -qF -- "$1" "$out/log" || { cat "$out/log" && exit 1; }
  echo "ok: refused: $1"
}
mkdir "$out/full"
touch "$out/full/file"
refused "usage: tools/scripts/release.sh DIR"
refused "usage: tools/scripts/release.sh DIR" "$out/files" --buildt="$build"
refused "$out/full: there is something in it; expected an empty folder, or none" "$out/full"
refused "$out/none: no build there; expected a folder where CMake has built all" "$out/files" \
  --built="$out/none"
refused "the tag is v9.9.9; expected v" "$out/files" --built="$build" --tag=v9.9.9

export DEBFULLNAME="Packager of a test" DEBEMAIL=nobody@debian.org
tools/scripts/release.sh "$out/files" --built="$build" >"$out/log" 2>&1 || { cat "$out/log" && exit 1; }
version=$(sed -nE 's/^  VERSION ([0-9.]+)$/\1/p' CMakeLists.txt)
architecture=$(dpkg --print-architecture)
expect "the files" "$(cd "$out/files" && LC_ALL=C ls | sed -E 's/-cp3[0-9]+-[a-z0-9]+-manylinux_[a-z0-9_]+\.whl$/-WHEEL/')" \
  "$(printf '%s\n' NOTES.md SHA256SUMS "jasnel-$version-WHEEL" "jasnel-$version.html" "jasnel-$version.tar.gz" "jasnel-npm-$version.tgz" \
    "jasnel_${version}_$architecture.deb" "libjasnel-dev_${version}_$architecture.deb" \
    "libjasnel${version%%.*}_${version}_$architecture.deb" sbom.cdx.json | LC_ALL=C sort)"
(cd "$out/files" && sha256sum --check --strict --quiet SHA256SUMS)
expect "the files with check sums" "$(cut -c 67- "$out/files/SHA256SUMS")" \
  "$(cd "$out/files" && ls | grep -vx SHA256SUMS)"

# The source archive is the tree, whole.
mkdir "$out/source"
tar -xzf "$out/files/jasnel-$version.tar.gz" -C "$out/source"
source=$out/source/jasnel-$version
tracked() {
  git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
    [ ! -e "$file" ] || echo "$file"
  done
}
expect "the files of the source archive" "$(cd "$source" && find . -type f | cut -c 3- | LC_ALL=C sort)" \
  "$({ tracked; echo PKG-INFO; } | LC_ALL=C sort)"
cmake -S "$source" -B "$out/build" -G Ninja -D CMAKE_BUILD_TYPE=Release -D JASNEL_BUILD_TOOLS=OFF \
  -D JASNEL_BUILD_TESTS=OFF >"$out/log" 2>&1 || { cat "$out/log" && exit 1; }
# Nothing is compiled: whether all is there that would be.
ninja -C "$out/build" -n >"$out/log" 2>&1 || { cat "$out/log" && exit 1; }
expect "the commit of the source archive" \
  "$(cmake -D SOURCE="$source" -D VERSION="$version" -P "$source/cmake/build_version.cmake")" \
  "$(cmake -D SOURCE="$PWD" -D VERSION="$version" -P cmake/build_version.cmake)"
expect "the library can be built from the source archive" \
  "$(grep -c 'Linking CXX static library .*libjasnel_engine.a' "$out/log")" 1

python3 -m zipfile -e "$out"/files/*.whl "$out/wheel"
expect "the version of the wheel" \
  "$(sed -n 's/^Version: //p' "$out/wheel/jasnel-$version.dist-info/METADATA")" "$version"
expect "the package of npm" "$(tar -xzOf "$out/files/jasnel-npm-$version.tgz" package/package.json |
  sed -nE 's/^  "version": "([0-9.]+)",$/\1/p')" "$version"
expect "the package of Debian" "$(dpkg-deb --field "$out/files/jasnel_${version}_$architecture.deb" Version)" \
  "$version"
expect "the bill of materials" "$(sed -nE 's/^      "name": "(absl|numpy|preact)",$/\1/p' "$out/files/sbom.cdx.json" |
  tr '\n' ' ')" "absl preact numpy "
