#!/usr/bin/env bash
# Makes the images of packaging/Dockerfile, and asks each of them. What they build on is made of Debian's packages
# (mmdebstrap), and they are made without a daemon (buildah): no registry of images is needed. As root.
#   tests/platforms/image.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=$PWD/build/image
rm -rf "$folder"
mkdir -p "$folder"
export BUILDAH_ISOLATION=chroot
images() { buildah --root "$folder/storage" --runroot "$folder/run" --storage-driver vfs "$@"; }

expect() {
  [[ $2 == *"$3"* ]] || { printf 'image: %s: expected\n%s\nin\n%s\n' "$1" "$3" "$2" >&2 && exit 1; }
}

# Whom this machine trusts, so that pip reaches there what it reaches here: the package ca-certificates adds what it
# finds in that folder to what it writes in /etc/ssl/certs.
trusted=()
while read -r from to; do
  if [ -e "$from" ]; then trusted+=(--volume "$from:$to:ro"); fi
done <<'END'
/etc/ssl/certs/ca-certificates.crt /usr/local/share/ca-certificates/here.crt
/etc/pip.conf /etc/pip.conf
END

# Makes an image. $program then runs in a container of it the words with which the image begins.
make_image() {
  local container words of_config
  echo "== image: building $1"
  images build --quiet --pull=never --layers "${trusted[@]}" --file packaging/Dockerfile --target "$1" \
    --tag "jasnel-$1" . >/dev/null
  container=$(images from --pull=never "jasnel-$1")
  of_config='{{range .OCIv1.Config.Entrypoint}}{{println .}}{{end}}{{range .OCIv1.Config.Cmd}}{{println .}}{{end}}'
  mapfile -t words < <(images inspect --format "$of_config" "$container" | grep .)
  program=(images run "$container" -- "${words[@]}")
  expect "who runs $1" "$(images run "$container" -- id -un)" jasnel
}

echo "== image: making a Debian 12"
mmdebstrap --quiet --variant=minbase bookworm "$folder/debian.tar" http://deb.debian.org/debian
debian=$(images from scratch)
images add --quiet "$debian" "$folder/debian.tar" / >/dev/null
rm "$folder/debian.tar"
images config --cmd bash "$debian"
for tag in 12 12-slim; do images commit --quiet "$debian" "docker.io/library/debian:$tag" >/dev/null; done
images rm "$debian" >/dev/null

deal='{"deal":"N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7","trump":"H","leader":"S"}'

make_image engine
expect "the answer of the engine" "$("${program[@]}" <<<"${deal/\{/\{\"ask\":\"solve\",}")" '"value":100'

make_image mcp
cat >"$folder/messages" <<END
{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
{"jsonrpc":"2.0","method":"notifications/initialized"}
{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"solve_deal","arguments":$deal}}
END
# An assistant closes the server's input once it has its answer.
expect "the answer to an assistant" \
  "$("${program[@]}" < <(cat "$folder/messages" && sleep 30) | grep -m 1 '"id":2')" '"value":100'

make_image serve
set -m # a group of its own, which ends with this script
"${program[@]}" >"$folder/serve.log" 2>&1 </dev/null &
set +m
server=$!
trap 'kill -- "-$server" 2>/dev/null || true' EXIT
for _ in {1..100}; do
  grep -q http "$folder/serve.log" && break
  sleep 0.1
done
expect "the answer of the service" "$(curl -sS -H 'Content-Type: application/json' -d "$deal" \
  http://127.0.0.1:8080/v1/solve)" '"value":100'

images images --format '{{.Name}} {{.Size}}' | grep localhost
