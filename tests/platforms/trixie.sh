#!/usr/bin/env bash
# Makes a Debian 13 in build/trixie, once, and builds and tests there with its GCC 13 and 14 and Clang 19, its CMake and
# its Abseil, with GCC 14 as C++23. As root.
#   tests/platforms/trixie.sh [COMPILER...]
set -euo pipefail
cd "$(dirname "$0")/../.."

[ $# -gt 0 ] || set -- g++-13 g++-14 clang++-19
root=$PWD/build/trixie
if [ ! -e "$root/made" ]; then
  tools/scripts/setup.sh trixie
  rm -rf "$root"
  packages=cmake,ninja-build,libabsl-dev,libcli11-dev,libhpdf-dev,nlohmann-json3-dev,libgtest-dev,python3,git
  debootstrap --variant=minbase --include="$packages,g++-13,g++-14,clang-19,libomp-19-dev,procps" \
    trixie "$root" http://deb.debian.org/debian
  touch "$root/made"
fi
mkdir -p "$root/src"
mount --bind "$PWD" "$root/src"
mount -t proc proc "$root/proc"
trap 'umount "$root/proc" "$root/src"' EXIT
for cxx in "$@"; do
  case $cxx in
    g++-13) flags=(-D FETCHCONTENT_SOURCE_DIR_GOOGLETEST=/usr/src/googletest) ;; # Debian's needs the library of GCC 14
    g++-14) flags=(-D CMAKE_CXX_STANDARD=23) ;;
    *) flags=() ;;
  esac
  chroot "$root" /src/tests/platforms/compiler.sh "$cxx" "${flags[@]}"
done
