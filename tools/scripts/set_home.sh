#!/usr/bin/env bash
# Writes into a tree where the project is to be found, for the packages that are made of it: pyproject.toml and
# npm/package.json. The project itself names no home, so that a copy of it has its own.
#   tools/scripts/set_home.sh TREE URL
set -euo pipefail
tree=${1?usage: tools/scripts/set_home.sh TREE URL} url=${2?usage: tools/scripts/set_home.sh TREE URL}
[[ $url =~ ^https?://[^[:space:]\"\\]+[^/]$ ]] || {
  echo "tools/scripts/set_home.sh: '$url'; expected a URL without a slash at its end, such as https://HOST/jasnel" >&2
  exit 1
}
cat >>"$tree/pyproject.toml" <<END

[project.urls]
Homepage = "$url"
Changelog = "$url/blob/main/CHANGELOG.md"
END
if [ -f "$tree/npm/package.json" ]; then
  sed -i "s|^  \"license\": .*|&\n  \"homepage\": \"$url\",|" "$tree/npm/package.json"
fi
