#!/usr/bin/env bash
# Who stands in Debian's packages as their maintainer, by what the one who makes them has told
# Debian's tools and git.
#   maintainer_test.sh SOURCE
set -euo pipefail
script=$1/cmake/maintainer.cmake
authors=$(sed -n 's/^  - name: //p' "$1/CITATION.cff")

# What is found with nothing but the variables that are given.
found() {
  env -i PATH="$PATH" HOME=/nonexistent GIT_CONFIG_NOSYSTEM=1 GIT_DIR=/nonexistent "$@" \
    cmake -P "$script" 2>&1
}
git_user() {
  echo GIT_CONFIG_COUNT=2 GIT_CONFIG_KEY_0=user.name "GIT_CONFIG_VALUE_0=$1" \
    GIT_CONFIG_KEY_1=user.email "GIT_CONFIG_VALUE_1=$2"
}
expect() {
  local output
  output=$(found "${@:2}") || true
  [[ $output == *"$1"* ]] && return
  printf 'with %s: expected\n%s\nin\n%s\n' "${*:2}" "$1" "$output"
  exit 1
}

expect ": Ann Bakker <ann@debian.org> (" DEBFULLNAME="Ann Bakker" DEBEMAIL=ann@debian.org
expect ": Ann Bakker <ann@debian.org> (" DEBEMAIL="Ann Bakker <ann@debian.org>"
expect ": $authors <ann@debian.org> (" DEBEMAIL=ann@debian.org
# shellcheck disable=SC2046  # variables are words
expect ": Ann <ann@debian.org> (" $(git_user Jan jan@debian.org) DEBFULLNAME=Ann \
  DEBEMAIL=ann@debian.org
# shellcheck disable=SC2046
expect ": Jan <jan@debian.org> (" $(git_user Jan jan@debian.org)
# An address of nobody counts as none: then it is the account.
for address in "" jan jan@jasnel.invalid jan@users.example jan@localhost jan@example.org; do
  # shellcheck disable=SC2046
  expect ": $authors <$(id -un)@" $(git_user Jan "$address")
done
expect ": $authors <$(id -un)@"

for address in ann ann@jasnel.invalid ann@mail.example.com "ann bakker@debian.org"; do
  expect "DEBEMAIL is '$address'; expected a mail address" DEBEMAIL="$address"
  if found DEBEMAIL="$address" >/dev/null; then exit 1; fi
done
