#!/usr/bin/env bash
# Every link between the pages leads somewhere: links_test.sh ROOT
set -euo pipefail
cd "$1"

status=0
while IFS=: read -r page link; do
  target=${link#\](}
  target=${target%%)*}
  target=${target%%#*}
  case $target in
    '' | http://* | https://* | mailto:*) continue ;;
  esac
  if [ ! -e "$(dirname "$page")/$target" ]; then
    echo "$page: no such file: $target"
    status=1
  fi
done < <(git ls-files '*.md' | xargs grep -oE '\]\([^) ]+\)' --with-filename)
exit $status
