#!/usr/bin/env bash
# Builds the page, static files for any web host, in web/dist/, and the npm package, in npm/.
#   tools/scripts/build_web.sh
# Then look at it: node web/serve.mjs
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/scripts/setup.sh web

echo "== Building the WebAssembly module, in build/wasm"
tools/scripts/build.sh wasm
cp build/wasm/wasm/jasnel.wasm LICENSE npm/

echo "== Building the page, in web/dist"
cd web
if ! npm ci --no-audit --no-fund --ignore-scripts >../build/wasm/npm.log 2>&1; then
  cat ../build/wasm/npm.log >&2
  exit 1
fi
npx --no-install tsc --noEmit
node build.mjs
