#!/usr/bin/env bash
# Makes a zip for Windows, of 64 bits: the command, and the page as one file, which a double click on either opens.
#   tools/scripts/build_windows.sh FILE.zip
# The module of the page is that of npm/, or else built. What is missing is installed.
set -euo pipefail
if [ $# -ne 1 ] || [[ $1 == -* ]]; then
  echo "usage: tools/scripts/build_windows.sh FILE.zip" >&2
  exit 2
fi
file=$(realpath -m "$1")
cd "$(dirname "$0")/../.."

tools/scripts/setup.sh windows
tests/platforms/sources.sh
tools/scripts/build.sh windows -D JASNEL_JOIN_SOURCES=ON -- --target jasnel
if [ ! -e npm/jasnel.wasm ] || [ ! -d web/node_modules ]; then tools/scripts/build_web.sh; fi

version=$(sed -nE 's/^  VERSION ([0-9.]+)$/\1/p' CMakeLists.txt)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=$work/jasnel-$version
mkdir "$folder"
x86_64-w64-mingw32-strip -o "$folder/jasnel.exe" build/windows/tools/jasnel.exe
node web/one_file.mjs "$folder/jasnel.html" >/dev/null
cp LICENSE "$folder/LICENSE.txt"
sed 's/$/\r/' >"$folder/README.txt" <<END
Jasnel $version: klaverjas, worked out to the last card. Klaverjas, uitgerekend tot de laatste kaart.

jasnel.html   the page; a double click opens it in the browser / de pagina: dubbelklik om haar te openen
jasnel.exe    the command, for a console; a double click opens the page / de opdracht, voor een console;
              dubbelklikken opent de pagina

Nothing is installed, and nothing is sent anywhere. Er wordt niets geinstalleerd en niets verstuurd.
END
mkdir -p "$(dirname "$file")"
rm -f "$file"
(cd "$work" && zip -qr "$file" "jasnel-$version")
ls -l "$file"
