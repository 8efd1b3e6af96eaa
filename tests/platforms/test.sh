#!/usr/bin/env bash
# Builds Jasnel for other processors, systems and compilers, and tests it there: docs/reference/platforms.md says what of it.
#   tests/platforms/test.sh NAME...
#   tests/platforms/test.sh --list
set -euo pipefail
cd "$(dirname "$0")/../.."

names=(arm64 armhf s390x windows macos musl clang14 clang16 clang19 trixie image recipes)
if [ "${1:-}" = --list ]; then
  printf '%s\n' "${names[@]}"
  exit 0
fi

say() { printf '== %s: %s\n' "$platform" "$1"; }

prepare() {
  tools/scripts/setup.sh build
  tools/scripts/setup.sh "$platform"
  tests/platforms/sources.sh
}

# What runs under an emulator takes some ten times as long: not the same questions for every rule set, and not the
# tests of programs that begin others. What the command says is compared whole.
filter="-*LastTricksByRules*:Coverage.*:Floor.*:Soundness.*:Switches.*:BoerenbridgeLargerPositions.*"
filter="$filter:BoerenbridgeMaxN.*Oracle*:BoerenbridgeParanoid.EveryBid*:EvaluateBid.*:JudgeFairly.*:*Threads*"

# emulated ROOM...: tests of these rooms, and all that the command is recorded to say.
emulated() {
  prepare
  say building
  tools/scripts/build.sh "$platform" -- --target jasnel "${@/%/_test}"
  say testing
  GTEST_FILTER=$filter ctest --preset "$platform" --timeout 3600 --parallel "$(nproc)" \
    --label-regex "^($(IFS='|' && echo "$*")|doors)$" --label-exclude nightly
  same_files "build/$platform/tests/emulated/jasnel"
}

# Files that a command writes, byte for byte those of this machine's.
same_files() {
  say "comparing files with those of this machine"
  tools/scripts/build.sh release -D JASNEL_JOIN_SOURCES=ON -D JASNEL_BUILD_TESTS=OFF -- --target jasnel
  tests/platforms/write_files.sh build/release/tools/jasnel build/release/files
  tests/platforms/write_files.sh "$1" "build/$platform/files"
  diff -r build/release/files "build/$platform/files"
}

# Public headers as Visual C++ reads them, as far as Clang can tell without its libraries: with those of libc++.
headers_for_msvc() {
  say "reading the public headers as Visual C++ would"
  (cd include && find . -name '*.h' -printf '#include "%P"\n') |
    clang++-19 -std=c++20 -stdlib=libc++ -fms-compatibility -fms-compatibility-version=19.38 -fms-extensions \
      -Wall -Wextra -Wpedantic -Werror -fsyntax-only -I include -x c++ -
}

# CMake as PyPI has it, newer than Debian's.
newest_cmake() {
  python3 -m venv build/cmake
  build/cmake/bin/pip install --quiet 'cmake>=4'
  PATH=$PWD/build/cmake/bin:$PATH
  say "using $(cmake --version | head -n 1)"
}

rooms=(bitboard club solver ai engine playthroughs bench)
for platform in "$@"; do
  case $platform in
    arm64) emulated "${rooms[@]}" c c_interface ;;
    armhf | s390x) emulated bitboard solver bench ;;
    windows)
      tools/scripts/setup.sh windows
      # Once, as two programs that begin at a time would each.
      wine wineboot --init >/dev/null 2>&1
      emulated "${rooms[@]}"
      say "trying the zip"
      tools/scripts/build_windows.sh build/windows/jasnel.zip
      rm -rf build/windows/zip
      unzip -q build/windows/jasnel.zip -d build/windows/zip
      wine build/windows/zip/*/jasnel.exe rules kbn | diff <(build/release/tools/jasnel rules kbn) -
      ;;
    macos)
      prepare
      tests/platforms/zig.sh macos-arm64 macos-x86-64
      ;;
    musl)
      prepare
      tests/platforms/zig.sh musl
      python3 tests/doors/doors.py check build/musl/tools/jasnel tests/doors/said.jsonl
      same_files build/musl/tools/jasnel
      ;;
    clang14 | clang16 | clang19)
      prepare
      path=$PATH
      if [ "$platform" = clang14 ]; then newest_cmake; fi
      tests/platforms/compiler.sh "clang++-${platform#clang}"
      PATH=$path
      if [ "$platform" = clang19 ]; then headers_for_msvc; fi
      ;;
    trixie) tests/platforms/trixie.sh ;;
    image | recipes)
      tools/scripts/setup.sh "$platform"
      "tests/platforms/$platform.sh"
      ;;
    *)
      echo "tests/platforms/test.sh: $platform: no such platform; expected one of ${names[*]}" >&2
      exit 2
      ;;
  esac
  echo "== $platform: the end"
done
