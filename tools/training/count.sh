#!/usr/bin/env bash
# What the trainers share: their argument. Sourced by them.
set -euo pipefail

# count_of NAME USUAL LEAST MOST [ARGUMENT...]: prints the argument of the script, or what is usual if
# there is none. With any other than one number from LEAST to MOST the script ends with its usage.
count_of() {
  local name=$1 usual=$2 least=$3 most=$4 number
  shift 4
  number=${1:-$usual}
  if [ $# -gt 1 ] || ! [[ $number =~ ^[1-9][0-9]{0,8}$ ]] || [ "$number" -lt "$least" ] ||
    [ "$number" -gt "$most" ]; then
    echo "usage: tools/training/$(basename "$0") [$name], a number from $least to $most" >&2
    exit 2
  fi
  echo "$number"
}
