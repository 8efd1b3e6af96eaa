#!/usr/bin/env bash
# Measures the page with Lighthouse, on a middling phone as it imitates one: performance,
# accessibility, best practices and search engines, each from 0 to 100. The figures of
# docs/guides/web.md.
#   tools/scripts/measure_page.sh [PLACE...]   places of the page, such as '#play'; all unless said otherwise
# Needs the built page (tools/scripts/build_web.sh), npm and Chromium. Lighthouse stays in build/lighthouse/.
set -euo pipefail
cd "$(dirname "$0")/../.."

places=("$@")
if [ $# -eq 0 ]; then places=('' '#deal' '#hand' '#play' '#pad' '#puzzles' '#club' '#boerenbridge'); fi

if [ ! -f web/dist/index.html ]; then
  echo "tools/scripts/measure_page.sh: no web/dist/; expected tools/scripts/build_web.sh to have built it" >&2
  exit 1
fi
folder=build/lighthouse
if [ ! -x "$folder/node_modules/.bin/lighthouse" ]; then
  npm install --silent --no-fund --no-audit --prefix "$folder" lighthouse@11.7.1 >&2
fi

rm -f "$folder/address"
node web/serve.mjs 0 >"$folder/address" &
server=$!
trap 'kill "$server"' EXIT
until grep -qs / "$folder/address"; do
  kill -0 "$server" # it may have ended
  sleep 0.1
done
address=$(cat "$folder/address")

CHROME_PATH=$(command -v chromium || command -v google-chrome)
export CHROME_PATH
for place in "${places[@]}"; do
  "$folder/node_modules/.bin/lighthouse" "$address$place" --quiet --output=json \
    --output-path="$folder/report.json" --chrome-flags='--headless --no-sandbox' \
    --only-categories=performance,accessibility,best-practices,seo >/dev/null
  python3 - "$folder/report.json" "${place:-front page}" <<'END'
import json
import sys

report = json.load(open(sys.argv[1], encoding="utf-8"))
scores = {name: round(100 * category["score"]) for name, category in report["categories"].items()}
shown = report["audits"]["largest-contentful-paint"]["displayValue"].replace("\xa0", " ")
print(f"{sys.argv[2]:14} " + "  ".join(f"{name} {score}" for name, score in scores.items()) + f"  shown after {shown}")
END
done
