#!/usr/bin/env bash
# Looks whether every file of C and C++ in the tree, those not yet committed too, stands as
# clang-format writes it, and names those that do not.
#   clang_format_test.sh SOURCE CLANG_FORMAT
set -euo pipefail
cd "$1"
format=$2

files=()
while IFS= read -r -d '' file; do
  # What is deleted is listed until that is committed.
  [ ! -f "$file" ] || files+=("$file")
done < <(git ls-files -z --cached --others --exclude-standard -- '*.cc' '*.h' '*.c')
if [ ${#files[@]} -eq 0 ]; then
  echo "git lists no C or C++ files in $PWD"
  exit 1
fi

if ! messages=$(printf '%s\0' "${files[@]}" |
  xargs -0 -n 100 -P "$(nproc)" "$format" --dry-run -Werror 2>&1); then
  off=$(sed -nE 's/^([^ ]+):[0-9]+:[0-9]+: error: code should be clang-formatted.*$/\1/p' \
    <<<"$messages" | sort -u | tr '\n' ' ')
  # Something else is wrong, as with .clang-format.
  if [ -z "$off" ]; then
    echo "$messages"
    exit 1
  fi
  echo "Not as $format writes it: $off"
  echo "To mend: $format -i $off"
  exit 1
fi
echo "${#files[@]} files stand as $format writes them"
