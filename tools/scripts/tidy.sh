#!/usr/bin/env bash
# Runs clang-tidy over every C++ file that is compiled, with the checks of .clang-tidy. A line for
# each finding; fails if there is one.
#   tools/scripts/tidy.sh            all of them
#   tools/scripts/tidy.sh PATH...    some of them: files, or all of a folder
# They are read as the preset tidy joins them, many at a time: nearly all the time goes into the headers of
# the standard library. What is found in headers of ours is told too.
set -euo pipefail
cd "$(dirname "$0")/../.."

for name in run-clang-tidy-14 clang++-14; do
  if ! command -v $name >/dev/null; then
    echo "== Left out: clang-tidy, as there is no $name here"
    exit 0
  fi
done

if ! messages=$(clang-tidy-14 --config-file=.clang-tidy --dump-config 2>&1 >/dev/null); then
  echo "$messages" >&2
  exit 1
fi

build=build/tidy
log=$build/tidy.log
mkdir -p $build
if ! cmake --preset tidy >$log 2>&1; then
  cat $log >&2
  exit 1
fi

# What is compiled, and behind it each file in it: those that are joined, or the one. Not what other people
# wrote, and the search only once, though it is compiled for several kernels.
list=$build/sources.txt
sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' $build/compile_commands.json |
  grep -v '/jasnel_solver_[a-z0-9]*\.dir/' |
  while read -r unit; do
    case $unit in
      */Unity/*.cxx) sed -n "s|^#include \"\(.*\)\"$|$unit \1|p" "$unit" ;;
      *.cc) echo "$unit $unit" ;;
    esac
  done | grep -v " $PWD/build/" >$list  # made from a page, when it is built

wanted=()
for path in "${@:-}"; do
  file=$PWD${path:+/${path%/}}
  if ! grep -qE " $file(/|$)" $list; then
    echo "tools/scripts/tidy.sh: $path: no such file; expected one that the preset tidy compiles, or a folder" \
      "of them" >&2
    exit 2
  fi
  wanted+=("$file")
done
GLOBIGNORE=build/
folders=(*/)
IFS='|'
files="(${wanted[*]})(/|$)"
ours="^($files|$PWD/(${folders[*]%/})/.*\.h$)"
unset IFS
mapfile -t units < <(grep -E " $files" $list | cut -d ' ' -f 1 | sort -u)

status=0
run-clang-tidy-14 -quiet -p $build -header-filter="$ours" "${units[@]/#/^}" 2>$log |
  sed -u 's/\x1b\[[0-9;]*m//g' |
  awk -v root="$PWD/" -v units=${#units[@]} -v files="$(grep -cE " $files" $list)" '
    /^[^ ]*clang-tidy-14 / {
      tenths = int(++run * 10 / units)
      if (tenths > told) print "   " tenths "0% checked"
      told = tenths
    }
    /^\/[^:]*:[0-9]+:[0-9]+: (warning|error): / && !found[$0]++ { print substr($0, length(root) + 1); ++findings }
    { fflush() }
    END {
      print "Files: " files ", runs of clang-tidy-14: " units ", findings: " findings + 0
      exit findings > 0
    }' || status=1
# That it failed otherwise.
if [ $status -ne 0 ]; then grep -vE '^[0-9]+ warnings?( and [0-9]+ errors?)? generated' $log >&2 || true; fi
exit $status
