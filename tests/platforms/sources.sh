#!/usr/bin/env bash
# Unpacks, in build/sources, the sources that cross builds compile: those of Debian 12, which take no other address
# than that of Debian. GoogleTest's are installed by tools/scripts/setup.sh.
#   tests/platforms/sources.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=$PWD/build/sources
unpack() {
  echo "== Unpacking sources of Debian"
  rm -rf "$folder"
  mkdir -p "$folder/lists/partial"
  cd "$folder"
  echo "deb-src http://deb.debian.org/debian bookworm main" >sources.list
  from_debian update
  from_debian source abseil cli11
  for name in abseil cli11; do mv "$name"-*/ "$name"; done
}

from_debian() {
  apt-get -qq -o Dir::Etc::SourceList="$folder/sources.list" -o Dir::Etc::SourceParts=- \
    -o Dir::State::Lists="$folder/lists" -o Debug::NoLocking=1 -o APT::Sandbox::User=root "$@" >log 2>&1 ||
    { cat log >&2; exit 1; }
}

for name in abseil cli11; do
  [ -e "$folder/$name/CMakeLists.txt" ] || missing=true
done
[ "${missing:-false}" = false ] || unpack

# Debian links libatomic, which no processor here needs, in words that only GNU's linker knows.
sed -i '/--push-state/d' "$folder/abseil/absl/copts/AbseilConfigureCopts.cmake"
