#!/usr/bin/env bash
# What the version says: in a checkout, at and after a release, in an archive, and where nothing tells the commit.
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
mkdir -p "$tree/data/weights"
echo 1 >"$tree/data/weights/model.bin"
weights=w$(sha256sum <"$tree/data/weights/model.bin" | head -c 64 | sha256sum | head -c 7)
cp "$source/cmake/commit.txt" "$tree/cmake"
expect "a tree without git" "$(version_of "$tree")" "1.2.3+unknown.$weights"

cd "$tree"
git init --quiet
expect "a checkout without a commit" "$(version_of "$tree")" "1.2.3+unknown.$weights"
git add .
git commit --quiet --message=First
first=$(git rev-parse HEAD)
expect "a checkout" "$(version_of "$tree")" "1.2.3+g${first:0:7}.$weights"
touch new
expect "a checkout with another file" "$(version_of "$tree")" "1.2.3+g${first:0:7}.$weights"
echo '# changed' >>.gitattributes
expect "a checkout with a change" "$(version_of "$tree")" "1.2.3+g${first:0:7}.dirty.$weights"

mkdir archive
git archive HEAD | tar -xf - -C archive
expect "an archive in a checkout" "$(version_of "$tree/archive")" "1.2.3+g${first:0:7}.$weights"
mkdir inside
cp -r cmake data inside
expect "a tree in the checkout of another project" "$(version_of "$tree/inside")" "1.2.3+unknown.$weights"

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
expect "the version after a commit" "$(cat "$folder/output")" "\"1.2.3+g$(git rev-parse HEAD | cut -c 1-7).$weights\""

git tag v1.2.3
expect "a release" "$(version_of "$tree")" "1.2.3+$weights"
git archive HEAD | tar -xf - -C archive
expect "an archive of a release" "$(version_of "$tree/archive")" "1.2.3+$weights"
told=$(cmake -D SOURCE="$tree" -P "$source/cmake/build_version.cmake")
echo "$told" >archive/cmake/commit.txt
expect "a packed release" "$(version_of "$tree/archive")" "1.2.3+$weights"
echo 2 >data/weights/model.bin
expect "a release with other weights" "$(version_of "$tree" | sed 's/[.]w[0-9a-f]*$//')" \
  "1.2.3+g$(git rev-parse HEAD | cut -c 1-7).dirty"
git commit --quiet --all --message=Third
third=1.2.3+1.g$(git rev-parse HEAD | cut -c 1-7)
weights=w$(sha256sum <data/weights/model.bin | head -c 64 | sha256sum | head -c 7)
expect "a commit after a release" "$(version_of "$tree")" "$third.$weights"
told=$(cmake -D SOURCE="$tree" -P "$source/cmake/build_version.cmake")
git archive HEAD | tar -xf - -C archive
expect "an archive after a release" "$(version_of "$tree/archive")" "$third.$weights"
echo "$told" >archive/cmake/commit.txt
expect "a packed commit" "$(version_of "$tree/archive")" "$third.$weights"
