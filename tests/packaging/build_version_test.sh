#!/usr/bin/env bash
# Which commit the version names: in a checkout, in an archive of it, and where nothing tells.
#   build_version_test.sh SOURCE
set -euo pipefail
source=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME=$folder GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=Ann GIT_AUTHOR_EMAIL=ann@debian.org
export GIT_COMMITTER_NAME=Ann GIT_COMMITTER_EMAIL=ann@debian.org

expect() {
  [ "$2" = "$3" ] || { printf '%s: expected\n%s\nbut it is\n%s\n' "$1" "$3" "$2" && exit 1; }
}
version_of() { cmake -D SOURCE="$1" -D VERSION=1.2.3 -P "$source/cmake/build_version.cmake"; }

# A tree with what tells the commit.
tree=$folder/tree
mkdir -p "$tree/cmake"
cp "$source/.gitattributes" "$tree"
# shellcheck disable=SC2016  # git replaces it
echo '$Format:%H$' >"$tree/cmake/commit.txt"
expect "a tree without git" "$(version_of "$tree")" 1.2.3

cd "$tree"
git init --quiet
expect "a checkout without a commit" "$(version_of "$tree")" 1.2.3
git add .
git commit --quiet --message=First
first=$(git rev-parse HEAD)
expect "a checkout" "$(version_of "$tree")" "1.2.3+g${first:0:7}"
touch new
expect "a checkout with another file" "$(version_of "$tree")" "1.2.3+g${first:0:7}"
echo '# changed' >>.gitattributes
expect "a checkout with a change" "$(version_of "$tree")" "1.2.3+g${first:0:7}.dirty"

mkdir archive
git archive HEAD | tar -xf - -C archive
expect "an archive in a checkout" "$(version_of "$tree/archive")" "1.2.3+g${first:0:7}"
mkdir inside
cp -r cmake inside
expect "a tree in the checkout of another project" "$(version_of "$tree/inside")" 1.2.3

# Written again only if it changes: what is compiled of it is compiled once for each commit.
echo '"@BUILD_VERSION@"' >"$folder/template"
write() {
  cmake -D SOURCE="$tree" -D VERSION=1.2.3 -D TEMPLATE="$folder/template" -D OUTPUT="$folder/output" \
    -P "$source/cmake/build_version.cmake"
}
write
touch --date=2000-01-01 "$folder/output"
write
expect "the same version" "$(date --reference="$folder/output" +%Y)" 2000
git commit --quiet --all --message=Second
write
expect "the version after a commit" "$(cat "$folder/output")" "\"1.2.3+g$(git rev-parse HEAD | cut -c 1-7)\""
