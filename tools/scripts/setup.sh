#!/usr/bin/env bash
# Installs what is missing to build Jasnel, on Debian and its relatives.
#   tools/scripts/setup.sh         for the command
#   tools/scripts/setup.sh bench   for the Google Benchmark programs too
#   tools/scripts/setup.sh web     for the page and the npm package
#   tools/scripts/setup.sh python  for the Python package
#   tools/scripts/setup.sh release for all files of a release
#   tools/scripts/setup.sh site    for the documentation site
#   tools/scripts/setup.sh slurm   for the test of studies on a cluster
#   tools/scripts/setup.sh build   for the command and its tests with one compiler
#   tools/scripts/setup.sh test    for tools/test.sh all
#   tools/scripts/setup.sh nightly for all of these
#   tools/scripts/setup.sh NAME    for a platform of tools/test.sh platforms: arm64, armhf, s390x, windows, ...
set -euo pipefail

packages=(g++ cmake ninja-build libabsl-dev libcli11-dev libhpdf-dev nlohmann-json3-dev)
commands=(c++ cmake ninja)
case "${1:-}" in
  bench | test | nightly) packages+=(libbenchmark-dev) ;;
esac
case "${1:-}" in
  web | release | site | test | nightly)
    packages+=(binaryen clang-14 lld-14 llvm-14 wasi-libc libc++-14-dev-wasm32 libc++abi-14-dev-wasm32
      libclang-rt-14-dev-wasm32)
    commands+=(clang++-14)
    # Those of another source than Debian will do.
    command -v node >/dev/null || packages+=(nodejs)
    command -v npm >/dev/null || packages+=(npm)
    ;;
esac
case "${1:-}" in
  python | release | site | test | nightly) packages+=(python3-dev python3-venv) ;;
esac
case "${1:-}" in
  release) packages+=(dpkg-dev file) ;;
  site | nightly) packages+=(doxygen) ;;
esac
case "${1:-}" in
  slurm | nightly) packages+=(munge slurmctld slurmd slurm-client) ;;
esac
case "${1:-}" in
  web | release | site) commands+=(wasm-ld-14 wasm-opt node npm) ;;
esac
case "${1:-}" in
  build | test | nightly) packages+=(libgtest-dev clang-format-14 doxygen git dpkg-dev file pkgconf python3) ;;
esac
case "${1:-}" in
  test | nightly)
    packages+=(libclang-rt-14-dev libomp-14-dev chromium-headless-shell valgrind)
    commands+=(g++)
    ;;
esac
if [ "${1:-}" = nightly ]; then packages+=(abigail-tools clang-tidy-14 firefox-esr webkit2gtk-driver xvfb); fi

# GoogleTest comes as source; tests/platforms/sources.sh unpacks the sources of other packages.
case "${1:-}" in
  arm64) packages+=(g++-aarch64-linux-gnu googletest dpkg-dev python3 qemu-user) ;;
  armhf) packages+=(g++-arm-linux-gnueabihf googletest dpkg-dev python3 qemu-user) ;;
  s390x) packages+=(g++-s390x-linux-gnu googletest dpkg-dev python3 qemu-user) ;;
  windows) packages+=(g++-mingw-w64-x86-64-posix googletest dpkg-dev python3 wine wine64 zip unzip) ;;
  macos | musl) packages+=(googletest dpkg-dev python3 python3-venv) ;;
  clang14) packages+=(clang-14 libomp-14-dev libgtest-dev python3-venv) ;;
  clang16) packages+=(clang-16 libomp-16-dev libgtest-dev) ;;
  clang19) packages+=(clang-19 libc++-19-dev libc++abi-19-dev libomp-19-dev libgtest-dev) ;;
  trixie) packages+=(debootstrap) ;;
  image) packages+=(buildah curl mmdebstrap) ;;
  recipes) packages+=(debhelper git libgtest-dev lintian python3-venv) ;;
esac

# Elsewhere somebody else installs.
if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  missing=()
  for name in "${commands[@]}"; do
    command -v "$name" >/dev/null || missing+=("$name")
  done
  if [ ${#missing[@]} -eq 0 ]; then exit 0; fi
  echo "tools/scripts/setup.sh: there is no apt-get here; please install ${missing[*]}." >&2
  echo "Jasnel needs a C++20 compiler, CMake 3.25 and Ninja, its tests g++ and clang++-14 with" >&2
  echo "sanitizers. CMake downloads the libraries it does not find." >&2
  exit 1
fi

missing=()
for package in "${packages[@]}"; do
  status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then exit 0; fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "tools/scripts/setup.sh: neither root nor sudo; please run as root:" >&2
    echo "  apt-get install ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
quietly() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive "$@" >"$log" 2>&1 && return
  tail -n 20 "$log" >&2
  echo "tools/scripts/setup.sh: failed: $*" >&2
  exit 1
}
echo "== Reading the lists of packages"
quietly apt-get update
echo "== Installing ${missing[*]}"
quietly apt-get install -y --no-install-recommends "${missing[@]}"
