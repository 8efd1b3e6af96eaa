#!/usr/bin/env bash
# Makes Debian's packages of a build, looks at what is in them, installs them into a folder one by
# one, and uses them from there: the command, a C program that pkg-config helps to build, and a
# project that finds the C++ library with CMake.
#   deb_test.sh BUILD VERSION LIBDIR PROGRAM.c CONSUMER CXX
set -euo pipefail
build=$1 version=$2 libdir=$3 program=$4 consumer=$5 cxx=$6
folder=$build/packaging
root=$folder/root/usr
rm -rf "$folder"
mkdir -p "$folder/root"

expect() {
  [ "$2" = "$3" ] || { printf '%s: expected\n%s\nbut it is\n%s\n' "$1" "$3" "$2" && exit 1; }
}

quietly() {
  "$@" >"$folder/log" 2>&1 || { cat "$folder/log" && exit 1; }
}

export DEBFULLNAME="Packager of a test" DEBEMAIL=nobody@debian.org
cd "$build"
quietly cpack -B "$folder"
cd "$folder"

library=libjasnel${version%%.*}
architecture=$(dpkg --print-architecture)
expect "The packages" "$(echo *.deb)" "$(printf "%s_${version}_$architecture.deb " jasnel \
  libjasnel-dev "$library" | sed 's/ $//')"

package() { echo "$folder/$1_${version}_$architecture.deb"; }
field() { dpkg-deb --field "$(package "$1")" "$2"; }
# Files and links of a package, in /usr.
files() {
  dpkg-deb --fsys-tarfile "$(package "$1")" | tar --list |
    sed -n 's|^\./usr/\(.*[^/]\)$|\1|p' | sort
}

for name in jasnel "$library" libjasnel-dev; do
  expect "Maintainer of $name" "$(field $name Maintainer)" "Packager of a test <nobody@debian.org>"
  expect "Version of $name" "$(field $name Version)" "$version"
  files $name | grep -qx "share/doc/$name/copyright"
done
[[ $(field jasnel Depends) == *libc6* ]]
[[ $(field "$library" Depends) == *libc6* ]]
expect "What libjasnel-dev depends on" "$(field libjasnel-dev Depends)" "$library (= $version)"
expect "Section of jasnel" "$(field jasnel Section)" misc
expect "Section of $library" "$(field "$library" Section)" libs
expect "Section of libjasnel-dev" "$(field libjasnel-dev Section)" libdevel
expect "What programs linked with it depend on" \
  "$(dpkg-deb --info "$(package "$library")" shlibs)" \
  "libjasnel ${version%%.*} $library (>= $version)"

# What belongs to whom.
expect "Files of jasnel but documents" "$(files jasnel | grep -v '^share/doc/jasnel/')" \
  "$(printf '%s\n' bin/jasnel share/bash-completion/completions/jasnel share/man/man1/jasnel.1)"
files jasnel | grep -qx share/doc/jasnel/docs/reference/rules.md
expect "Files of $library" "$(files "$library")" "$libdir/libjasnel.so.${version%%.*}
$libdir/libjasnel.so.$version
share/doc/$library/copyright"
for file in include/jasnel.h include/jasnel/jasnel.h include/jasnel/solver.h \
  "$libdir"/libjasnel.so "$libdir"/libjasnel_{bitboard,club,solver,ai,engine}.a \
  "$libdir"/cmake/jasnel/jasnelConfig.cmake "$libdir"/pkgconfig/jasnel{,-cpp}.pc; do
  files libjasnel-dev | grep -qx "$file" || { echo "libjasnel-dev has no $file" && exit 1; }
done
to_develop="libjasnel(_[a-z]+\.a|\.so)|cmake/jasnel/[^/]+\.cmake|pkgconfig/jasnel(-cpp)?\.pc"
expect "Other files of libjasnel-dev" \
  "$(files libjasnel-dev | grep -vE "^(include/|$libdir/($to_develop)$)")" \
  share/doc/libjasnel-dev/copyright

# Into a folder. What is of other packages is not there, and nobody becomes root.
mkdir -p dpkg/info dpkg/updates
touch dpkg/status dpkg/available
in_folder() {
  quietly dpkg --admindir="$folder/dpkg" --instdir="$folder/root" --log="$folder/dpkg.log" \
    --force-not-root --force-depends --force-script-chrootless "$@"
}
in_folder --install "$(package jasnel)"
expect "jasnel --version" "$("$root/bin/jasnel" --version | sed 's/+.*//')" "jasnel $version"
test -f "$root/share/doc/jasnel/README.md"
commands=$("$root/bin/jasnel" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z][a-z-]*\) .*/\1/p')
expect "Commands of the manual page" \
  "$(sed -n '/^.SH COMMANDS/,/^.SH EXAMPLES/s/^\.B //p' "$root/share/man/man1/jasnel.1" | tr -d '\\')" "$commands"
# shellcheck disable=SC2016  # for the other shell
expect "What bash completes" "$(PATH=$root/bin:$PATH bash -c 'source "$0"
  COMP_WORDS=(jasnel match --un) COMP_CWORD=2
  _jasnel && echo "${COMPREPLY[*]}"' "$root/share/bash-completion/completions/jasnel")" --until-clear

in_folder --install "$(package libjasnel-dev)"
grep -q "libjasnel-dev depends on $library (= $version)" "$folder/log"
in_folder --install "$(package "$library")"

export PKG_CONFIG_PATH=$root/$libdir/pkgconfig
expect "pkg-config" "$(pkg-config --modversion jasnel)" "$version"
# shellcheck disable=SC2046  # flags are words
cc -std=c99 -pedantic -Wall -Wextra -Werror "$program" \
  $(pkg-config --cflags --libs jasnel) -o program
# shellcheck disable=SC2046
"$cxx" -std=c++20 "$consumer/solve.cc" $(pkg-config --cflags --libs jasnel-cpp) -o solve
quietly ./solve
quietly cmake -S "$consumer" -B consumer -D CMAKE_BUILD_TYPE=Release -D CMAKE_CXX_COMPILER="$cxx" \
  -D CMAKE_PREFIX_PATH="$root"
grep -q "^jasnel_DIR:PATH=$root/" consumer/CMakeCache.txt
quietly cmake --build consumer
quietly ctest --test-dir consumer --no-tests=error

# To run a program its users need the library only.
in_folder --remove libjasnel-dev
test ! -e "$root/include/jasnel.h"
LD_LIBRARY_PATH=$root/$libdir ./program
