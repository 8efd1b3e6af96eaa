#!/usr/bin/env bash
# Makes the wheels for this kind of machine with cibuildwheel, in containers on Linux (docker or podman), by the
# settings in pyproject.toml. tools/scripts/build_wheels.sh makes those for systems like this one, without containers.
#   tools/scripts/build_all_wheels.sh DIR [FLAG OF cibuildwheel...]
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ $# -eq 0 ] || [[ $1 == -* ]]; then
  echo "usage: tools/scripts/build_all_wheels.sh DIR [FLAG OF cibuildwheel...]" >&2
  exit 2
fi
folder=$1
shift
python3 -m venv build/cibuildwheel
PATH=$PWD/build/cibuildwheel/bin:$PWD/build/cibuildwheel/Scripts:$PATH
pip install --quiet cibuildwheel==4.2.0
cibuildwheel --output-dir "$folder" "$@"
