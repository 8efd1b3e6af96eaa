#!/usr/bin/env bash
# Builds the documentation site, static files for any web host, in build/site/html: the pages of docs/, the
# reference of every programming interface, the examples with what they draw, and the page for the browser.
# Checks every link inside it.
#   tools/scripts/build_site.sh [--repository=URL] [--python=PYTHON] [--built] [--versions=DIR]
# URL is where the files of the tree can be read (https://HOST/jasnel): links to them lead there, and are
# text without it. PYTHON is 3.11 or later (python3). With --built the page and the Python package are those
# that have been built, in web/dist and build/wheels/dist; the page is left out if it is not there.
# With --versions the site is put into DIR too, which is for a web host: beside those of other versions, of which
# each page lets its readers choose. DIR is made by the first.
# Ends with status 75 where PyPI or npm is not reached.
# Then look at it: python3 -m http.server --directory build/site/html
set -euo pipefail
cd "$(dirname "$0")/../.."

repository='' python=python3 built=false versions=''
for argument in "$@"; do
  case $argument in
    --repository=?*) repository=${argument#--repository=} ;;
    --python=?*) python=${argument#--python=} ;;
    --versions=?*) versions=${argument#--versions=} ;;
    --built) built=true ;;
    *)
      echo "usage: tools/scripts/build_site.sh [--repository=URL] [--python=PYTHON] [--built] [--versions=DIR]" >&2
      exit 2
      ;;
  esac
done
if ! "$python" -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
  echo "tools/scripts/build_site.sh: $python: expected Python 3.11 or later with venv" >&2
  exit 1
fi

site=$PWD/build/site venv=$PWD/build/site-venv
mkdir -p "$site"
quietly() {
  "$@" >"$site/log" 2>&1 && return
  cat "$site/log" >&2
  echo "tools/scripts/build_site.sh: failed: $*" >&2
  exit 1
}

# What is installed from elsewhere.
from_outside() {
  "$@" >"$site/log" 2>&1 && return
  tail -n 3 "$site/log" >&2
  echo "tools/scripts/build_site.sh: not installed: $*" >&2
  exit 75
}

if ! $built; then
  tools/scripts/setup.sh site
  tools/scripts/build_web.sh
  tools/scripts/build_wheels.sh build/wheels/dist "$python"
fi

echo "== Building the site"
if ! cmp -s tools/site/requirements.txt "$venv/requirements.txt"; then
  rm -rf "$venv"
  quietly "$python" -m venv "$venv"
  from_outside "$venv/bin/pip" install --quiet -r tools/site/requirements.txt numpy
  cp tools/site/requirements.txt "$venv"
fi
quietly "$venv/bin/pip" install --quiet --no-index --no-deps --force-reinstall \
  --find-links build/wheels/dist jasnel

# The reference of C++, as XML.
{
  cat docs/Doxyfile
  printf '%s\n' "OUTPUT_DIRECTORY = $site/cpp" GENERATE_HTML=NO GENERATE_XML=YES XML_PROGRAMLISTING=NO \
    JAVADOC_AUTOBRIEF=NO
} >"$site/Doxyfile"
rm -rf "$site/cpp"
mkdir "$site/cpp"
quietly doxygen "$site/Doxyfile"

# That of JavaScript.
mkdir -p "$site/js"
if ! cmp -s tools/site/package-lock.json "$site/js/installed.json"; then
  cp tools/site/package{,-lock}.json "$site/js"
  (cd "$site/js" && from_outside npm ci --no-audit --no-fund --ignore-scripts)
  cp tools/site/package-lock.json "$site/js/installed.json"
fi
cp tools/site/{tsconfig,typedoc}.json "$site/js"
(cd "$site/js" && quietly npx --no-install typedoc --out pages)

# Examples: the command in the first line, then what it prints.
rm -rf "$site/examples"
mkdir "$site/examples"
example() {
  local name=$1
  printf 'python %s\n' "$name.py --plot=$name.png ${*:2}" | sed 's/ $//' >"$site/examples/$name.txt"
  quietly "$venv/bin/python" "python/examples/$name.py" "--plot=$site/examples/$name.png" "${@:2}"
  cat "$site/log" >>"$site/examples/$name.txt"
}
example calibration_curve --hands=100
example makes_in_play
example trump_jack
example values_by_trumps

page=()
if [ -f web/dist/index.html ]; then
  page=(--page=web/dist)
else
  echo "== Left out: the page for the browser, as it is not in web/dist"
fi
quietly "$venv/bin/python" tools/site/pages.py "$site/pages" --xml="$site/cpp/xml" --js="$site/js/pages" \
  --examples="$site/examples" --repository="$repository" ${versions:+--versions} "${page[@]}"
quietly env NO_MKDOCS_2_WARNING=true "$venv/bin/mkdocs" build --quiet --strict --clean \
  --config-file "$site/pages/mkdocs.yml" --site-dir "$site/html"
"$venv/bin/python" tools/site/check_links.py "$site/html"
if [ -n "$versions" ]; then
  version=$(sed -nE 's/^  VERSION ([0-9.]+)$/\1/p' CMakeLists.txt)
  "$venv/bin/python" tools/site/versions.py "$site/html" "$versions" "$version"
fi
