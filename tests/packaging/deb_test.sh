#!/usr/bin/env bash
# Makes Debian's package of a build, installs it into a folder, and uses it from there: the command,
# and a C program that pkg-config helps to build.
#   deb_test.sh BUILD VERSION PROGRAM.c
set -euo pipefail
build=$1 version=$2 program=$3
folder=$build/packaging
rm -rf "$folder"
mkdir -p "$folder/root"

(cd "$build" && cpack -B "$folder" >"$folder/cpack.log") || { cat "$folder/cpack.log" && exit 1; }
package=$(echo "$folder"/jasnel_"$version"*.deb)
[[ $(dpkg-deb --field "$package" Depends) == *libc6* ]]
mkdir -p "$folder/dpkg/info" "$folder/dpkg/updates"
touch "$folder/dpkg/status" "$folder/dpkg/available"
dpkg --admindir="$folder/dpkg" --instdir="$folder/root" --log="$folder/dpkg.log" \
  --force-not-root --force-depends --force-script-chrootless --install "$package" \
  >"$folder/install.log" 2>&1 || { cat "$folder/install.log" && exit 1; }

root=$folder/root/usr
test "$("$root/bin/jasnel" --version)" = "jasnel $version"
test -f "$root/share/doc/jasnel/README.md"

export PKG_CONFIG_PATH
PKG_CONFIG_PATH=$(dirname "$(find "$root" -name jasnel.pc)")
test "$(pkg-config --modversion jasnel)" = "$version"
# shellcheck disable=SC2046  # flags are words
cc -std=c99 -pedantic -Wall -Wextra -Werror "$program" \
  $(pkg-config --cflags --libs jasnel) -o "$folder/program"
LD_LIBRARY_PATH=$(pkg-config --variable=libdir jasnel) "$folder/program"
