#!/usr/bin/env bash
# Makes all files of a release, in one folder: the source archive, which pip installs too, wheels, the npm
# package, the page as one file, Debian's packages, a bill of materials, NOTES.md, which is what CHANGELOG.md
# says of the version, and SHA256SUMS. What is missing to build them is installed.
#   tools/scripts/release.sh DIR [--home=URL] [--python=PYTHON]... [--tag=TAG]
#   tools/scripts/release.sh DIR --built=BUILD [--tag=TAG]
# DIR must not exist, or be empty. There is a wheel for each PYTHON, python3 if none is named. URL is where the
# project is to be found: the packages name it, and none where it is left out. With --built
# nothing is compiled: the command and the library are those of the folder BUILD, the archive and the wheels
# those of build/wheels/dist, and the module that of npm/. A TAG must be that of the version.
set -euo pipefail
cd "$(dirname "$0")/../.."

usage() {
  echo "usage: tools/scripts/release.sh DIR [--home=URL] [--python=PYTHON]... [--built=BUILD] [--tag=TAG]" >&2
  exit 2
}
fail() {
  echo "tools/scripts/release.sh: $*" >&2
  exit 1
}

folder='' built='' home='' tag='' pythons=()
for argument in "$@"; do
  case $argument in
    --python=?*) pythons+=("${argument#--python=}") ;;
    --home=?*) home=${argument#--home=} ;;
    --built=?*) built=${argument#--built=} ;;
    --tag=?*) tag=${argument#--tag=} ;;
    -*) usage ;;
    *)
      [ -z "$folder" ] || usage
      folder=$argument
      ;;
  esac
done
[ -n "$folder" ] || usage
[ -z "$home" ] || [ -z "$built" ] || usage
version=$(sed -nE 's/^  VERSION ([0-9.]+)$/\1/p' CMakeLists.txt)
[ -z "$tag" ] || [ "$tag" = "v$version" ] || fail "the tag is $tag; expected v$version, of the version in CMakeLists.txt"
if [ -e "$folder" ] && [ -n "$(ls -A "$folder" 2>&1)" ]; then
  fail "$folder: there is something in it; expected an empty folder, or none"
fi
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

quietly() {
  "$@" >"$work/log" 2>&1 && return
  cat "$work/log" >&2
  fail "failed: $*"
}

if [ -z "$built" ]; then
  tools/scripts/setup.sh release
  built=build/release
  # Of the tests nothing is built.
  tools/scripts/build.sh release -D JASNEL_BUILD_TESTS=OFF
  tools/scripts/build_web.sh
  tools/scripts/build_wheels.sh build/wheels/dist --library=$built ${home:+"--home=$home"} "${pythons[@]}"
fi
[ -f "$built/CPackConfig.cmake" ] || fail "$built: no build there; expected a folder where CMake has built all"
cp build/wheels/dist/*.tar.gz build/wheels/dist/*.whl "$folder" 2>"$work/log" ||
  fail "no archive or wheel in build/wheels/dist; expected those of tools/scripts/build_wheels.sh"

echo "== Packing for npm"
packed=.
if [ -n "$home" ]; then
  packed=$work/tree
  mkdir "$packed"
  tar --exclude=node_modules -cf - npm pyproject.toml | tar -xf - -C "$packed"
  tools/scripts/set_home.sh "$packed" "$home"
fi
(cd "$packed/npm" && quietly npm pack --pack-destination "$work")
for file in "$work"/jasnel-*.tgz; do mv "$file" "$folder/jasnel-npm-${file##*/jasnel-}"; done

echo "== Putting the page into one file"
(cd web && quietly node one_file.mjs "$folder/jasnel-$version.html")

echo "== Packing for Debian"
(cd "$built" && quietly cpack -B "$work/deb" ${home:+-D "CPACK_PACKAGE_HOMEPAGE_URL=$home"})
cp "$work"/deb/*.deb "$folder"

tools/scripts/sbom.py >"$folder/sbom.cdx.json"

# What is not released yet where the version has no part of its own.
grep -q "^## $version" CHANGELOG.md || version=Unreleased
awk -v heading="## $version" '/^## /{on = index($0, heading) == 1; next} on' CHANGELOG.md |
  sed '1{/^$/d}' >"$folder/NOTES.md"
[ -s "$folder/NOTES.md" ] || fail "CHANGELOG.md: nothing of version $version; expected what is new in it"

cd "$folder"
sha256sum -- * >"$work/SHA256SUMS"
mv "$work/SHA256SUMS" .
cat SHA256SUMS
