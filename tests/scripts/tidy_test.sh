#!/usr/bin/env bash
# What tidy.py finds, in files that are compiled together and in files that cannot be:
#   tidy_test.sh SOURCE
set -euo pipefail
source=$1
# shellcheck source=tests/support/empty_folder.sh
. "$source/tests/support/empty_folder.sh"

cp "$source/.clang-tidy" .
mkdir -p room build
printf '#pragma once\nnamespace room {\nint Both(int x);\n}\n' >room/both.h
printf '#include "room/both.h"\nnamespace room {\nint Both(int x) { return x; }\n}  // namespace room\n' \
  >room/both.cc
# Two files that declare the same name: one is told by its text, the other only by the compiler.
for name in first second; do
  printf 'namespace {\nint Same() { return 1; }\n}\nint Of_%s() { return Same(); }\n' $name >room/$name.cc
done
printf 'namespace {\n  int Same() { return 3; }\n}\nint OfThird() { return Same(); }\n' >room/third.cc

database() {
  local file separator='['
  for file in "$@"; do
    printf '%s{"directory": "%s", "command": "c++ -I%s -O2 -o x.o -c %s", "file": "%s"}\n' \
      "$separator" "$tree" "$tree" "$tree/$file" "$tree/$file"
    separator=,
  done >build/compile_commands.json
  echo ']' >>build/compile_commands.json
}

good=(room/both.cc room/first.cc room/second.cc room/third.cc)
database "${good[@]}"
python3 "$source/tools/scripts/tidy.py" build >log 2>&1 || fail "findings in good files:"
grep -qx '4 files in .* runs of clang-tidy-14: 0 findings' log || fail "not all files were looked at:"

# A fault in a source and one in a header.
printf 'int Twice(int x) { return x == x ? 1 : 2; }\n' >room/fault.cc
printf 'inline bool Never(int x) { return x != x; }\n' >>room/both.h
database "${good[@]}" room/fault.cc
if python3 "$source/tools/scripts/tidy.py" build >log 2>&1; then fail "nothing was found:"; fi
for place in room/fault.cc:1:29 room/both.h:5:37; do
  [ "$(grep -c "^$place: .*\[misc-redundant-expression\]$" log)" = 1 ] || fail "not once at $place:"
done
grep -q ': 2 findings$' log || fail "more was found:"

# All of a folder, which is not one whose name begins so.
python3 "$source/tools/scripts/tidy.py" build room >log 2>&1 || true
grep -q '^5 files in ' log || fail "not all of a folder:"
if python3 "$source/tools/scripts/tidy.py" build roo >log 2>&1; then fail "part of a name:"; fi
grep -q 'roo: no such file' log || fail "the part of a name is not told:"

# What does not compile at all is told too, and a file that is not there.
printf 'int Broken( { return 1; }\n' >room/fault.cc
if python3 "$source/tools/scripts/tidy.py" build room/fault.cc >log 2>&1; then fail "it compiles:"; fi
grep -q '^room/fault.cc:1:.*error' log || fail "the error is not told:"
if python3 "$source/tools/scripts/tidy.py" build room/none.cc >log 2>&1; then fail "a missing file:"; fi
grep -q 'none.cc: no such file' log || fail "the missing file is not told:"
