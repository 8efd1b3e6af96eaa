#!/usr/bin/env bash
# Builds the packages of packaging/ that can be built here, from a source archive of what is committed: those of Debian,
# which lintian looks at, and that of Conan, which a program links. What Conan would get from its own server is Debian's.
#   tests/platforms/recipes.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=$PWD/build/recipes
rm -rf "$folder"
version=$(sed -nE 's/^  VERSION ([0-9.]+)$/\1/p' CMakeLists.txt)
release=$folder/releases/download/v$version
mkdir -p "$release"
archive=$release/jasnel-$version.tar.gz
git archive --prefix="jasnel-$version/" --output="$archive" HEAD
JASNEL_HOME=file://$folder DEBFULLNAME="Packager of a test" DEBEMAIL=nobody@debian.org \
  tools/scripts/fill_recipes.sh "$archive" "$folder/filled"

echo "== recipes: building Debian's packages"
(
  cd "$folder/filled/debian"
  dpkg-source --extract jasnel_*.dsc "$folder/debian" >/dev/null
  cd "$folder/debian"
  DEB_BUILD_OPTIONS="nocheck parallel=$(nproc)" dpkg-buildpackage --build=binary --no-sign >"$folder/debian.log" 2>&1 ||
    { tail -n 40 "$folder/debian.log" >&2; exit 1; }
)
# Of the first upload to Debian and of the home of this test it need not speak.
lintian --allow-root --fail-on=error,warning --suppress-tags=bad-homepage,initial-upload-closes-no-bugs \
  "$folder"/jasnel_*.changes
dpkg-deb --extract "$folder"/jasnel_*.deb "$folder/root"
"$folder/root/usr/bin/jasnel" --version

echo "== recipes: building Conan's package"
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet 'conan>=2,<3'
export CONAN_HOME=$folder/conan
conan() { "$folder/venv/bin/conan" "$@" >"$folder/conan.log" 2>&1 || { tail -n 60 "$folder/conan.log" >&2; exit 1; }; }
conan profile detect
printf '[platform_requires]\nnlohmann_json/3.11.3\n' >>"$CONAN_HOME/profiles/default"
conan remote remove conancenter
conan create "$folder/filled/conan" --settings=compiler.cppstd=20
grep -F "value 100 points" "$folder/conan.log"
