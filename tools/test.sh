#!/usr/bin/env bash
# Installs what is missing, builds, and runs the tests; a warning is an error.
#   tools/test.sh        with GCC: the C++ library, the command, C and the pages of docs
#   tools/test.sh all    that, then Python, the npm package and the page
#   tools/test.sh sanitizers
#                        with those of Clang: the libraries and the command for mistakes in memory and
#                        undefined behaviour, what runs on several threads for data races
#   tools/test.sh nightly
#                        what a change seldom breaks: clang-tidy, each header that users include by itself,
#                        and with every warning, the libraries in other people's projects and as Debian's packages,
#                        the ABI of that for C, all comparisons of the solver with the oracle, what fits the
#                        weights, the benchmark programs, a study on a cluster, all of the page, in Firefox and
#                        WebKit too, what a data set says of itself, the service by HTTP with questions drawn for it,
#                        the files of a release, and the documentation site
#   tools/test.sh platforms [NAME...]
#                        for other processors, systems and compilers: docs/reference/platforms.md
# Stops where something fails. All that was printed is in build/*/test.log and build/behind/*.log.
set -euo pipefail
cd "$(dirname "$0")/.."

case "$#:${1:-}" in
  0:) what=one ;;
  1:all | 1:sanitizers | 1:nightly) what=$1 ;;
  *:platforms)
    shift
    # shellcheck disable=SC2046  # names are words
    [ $# -gt 0 ] || set -- $(tests/platforms/test.sh --list)
    exec tests/platforms/test.sh "$@"
    ;;
  *)
    echo "usage: tools/test.sh [all | sanitizers | nightly | platforms [NAME...]]" >&2
    exit 2
    ;;
esac

passed=0
failed=0

# What is done meanwhile, where a core has nothing else to do: names, and process groups.
declare -A behind=()
trap 'for group in "${behind[@]}"; do kill -- "-$group" 2>/dev/null || true; done' EXIT

# begin_behind NAME COMMAND...: what it says is in build/behind/NAME.log.
begin_behind() {
  local name=$1
  mkdir -p build/behind
  set -m  # a process group of its own
  {
    renice -n 19 "$BASHPID" >/dev/null
    "${@:2}"
  } >"build/behind/$name.log" 2>&1 </dev/null &
  set +m
  behind[$name]=$!
}

is_behind() { [ -n "${behind[$1]:-}" ]; }

# Waits for it; fails as it does.
end_behind() {
  local status=0
  wait "${behind[$1]}" || status=$?
  unset "behind[$1]"
  return $status
}

# What begins, and when.
say() { printf '== %d:%02d %s\n' $((SECONDS / 60)) $((SECONDS % 60)) "$1"; }

finish() {
  say "the end"
  echo "$passed passed, $failed failed"
  exit "$1"
}

# fail LOG [FAILED]: shows what was said.
fail() {
  cat "$1"
  failed=$((failed + ${2:-1}))
  finish 1
}

# Shows what ctest prints but for tests that pass, and counts.
run_tests() {
  local log=build/$1/test.log status=0 failures
  ctest --preset "$1" --parallel "$(nproc)" "${@:2}" 2>&1 | tee "$log" |
    grep --line-buffered -vE '^ +Start +[0-9]+: |^ *[0-9]+/[0-9]+ Test .* Passed ' || status=$?
  failures=$(sed -nE 's/^.* tests passed, ([0-9]+) tests? failed out of .*$/\1/p' "$log")
  failed=$((failed + ${failures:-1}))
  passed=$((passed + $(grep -cE '^ *[0-9]+/[0-9]+ Test .* Passed ' "$log" || true)))
  # A part of a room is many tests.
  passed=$((passed + $(awk '/ Testing: / { part = /\.shard_[0-9]+$/ }
    part && /^\[  PASSED  \] / { more += $4 - 1 }
    END { print more + 0 }' "build/$1/Testing/Temporary/LastTest.log")))
  [ "$status" -eq 0 ] || finish 1
}

# As nothing is changed and built again, many files are compiled at a time.
build() { tools/scripts/build.sh "$1" -D JASNEL_JOIN_SOURCES=ON "${@:2}"; }

# Tests of JavaScript: those that fail are shown, and all are counted.
run_node_tests() {
  local log=$PWD/build/wasm/test.log status=0 flags=(--test --test-reporter=tap)
  if node --help | grep -q -- --test-concurrency; then flags+=("--test-concurrency=$(nproc)"); fi
  (cd "$1" && node "${flags[@]}" "${@:2}") >"$log" 2>&1 || status=$?
  passed=$((passed + $(sed -nE 's/^# pass ([0-9]+)$/\1/p' "$log")))
  failed=$((failed + $(sed -nE 's/^# fail ([0-9]+)$/\1/p' "$log")))
  [ "$status" -eq 0 ] || fail "$log" 0  # they are counted
}

# Whether they can be built here, and are.
begin_web() {
  local name
  for name in node npm wasm-ld-14; do
    if ! command -v $name >/dev/null; then
      echo "== Left out: the npm package and the page, as there is no $name here"
      return
    fi
  done
  begin_behind web tools/scripts/build_web.sh
  begin_behind npm npm ci --prefix npm --no-audit --no-fund --ignore-scripts
}

end_web() {
  if ! is_behind web; then return 1; fi
  say "Waiting for the npm package and the page, which are built"
  end_behind web || fail build/behind/web.log
}

# The browser of the tests of the page; nothing where there is none.
find_chromium() {
  node --input-type=module --eval 'import { kChromium } from "./web/test/browser.mjs"; console.log(kChromium ?? "");'
}

# test_web [whole]
test_web() {
  local browser
  say "Testing the npm package and the page"
  if ! end_behind npm; then
    echo "== Left out: bundling the npm package, as the npm registry is not reached: $(tail -n 1 build/behind/npm.log)"
  fi
  run_node_tests npm
  browser=$(find_chromium)
  if [ -z "$browser" ]; then
    echo "== Left out: the tests of the page, as there is no chromium here"
    return
  fi
  # The glob is that of web/.
  # shellcheck disable=SC2046
  JASNEL_TEST_WHOLE=${1:-} run_node_tests web $(cd web && echo test/*.test.mjs)
}

# The page in other browsers than Chromium.
test_other_browsers() {
  if [ -e /usr/bin/firefox-esr ]; then
    say "Testing the page in Firefox"
    run_node_tests web test/other_browsers/firefox.test.mjs
  else
    echo "== Left out: the page in Firefox, as there is no firefox-esr here"
  fi
  if command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null; then
    say "Testing the page in WebKit"
    run_node_tests web test/other_browsers/webkit.test.mjs
  else
    echo "== Left out: the page in WebKit, as there is no WebKitWebDriver or no Xvfb here"
  fi
}

# How many tests passed or failed, as pytest says at its end; nothing where it did not get there.
pytest_count() {
  grep -oE "[0-9]+ $1" "$2" | tail -n 1 | cut -d' ' -f1 || true
}

python=/usr/bin/python3

# The environment of the tests of the Python package: build/python, as yet without the package.
begin_python() {
  if ! "$python" -c 'import ensurepip' 2>/dev/null; then
    echo "== Left out: the Python package, as there is no python3 with venv"
    return
  fi
  rm -rf build/python
  "$python" -m venv build/python || finish 1
  begin_behind python build/python/bin/pip install --quiet -r python/tests/requirements.txt
}

# The wheel, of the library that GCC has built.
begin_wheel() {
  if ! is_behind python; then return; fi
  begin_behind wheel tools/scripts/build_wheels.sh build/wheels/dist --library=build/gcc "$python"
}

# Installs it. Whether it could be made here.
end_python() {
  if ! is_behind python; then return 1; fi
  say "Waiting for the Python package, which is built"
  if ! end_behind python; then
    echo "== Left out: the Python package, as PyPI is not reached: $(tail -n 1 build/behind/python.log)"
    end_behind wheel || true # it is not reached for this either
    return 1
  fi
  end_behind wheel || fail build/behind/wheel.log
  build/python/bin/pip install --quiet --no-index --no-deps build/wheels/dist/*.whl || finish 1
}

# test_python [TESTS]: all of them, or those of a file.
test_python() {
  local log=$PWD/build/gcc/python.log status=0 failures
  say "Testing the Python package"
  timeout 1200 build/python/bin/python -m pytest -q -rs -n "$(nproc)" --dist worksteal "python/tests${1:+/$1}" \
    >"$log" 2>&1 || status=$?
  sed -nE 's/^SKIPPED (.*)$/== Left out: \1/p' "$log"
  passed=$((passed + $(pytest_count passed "$log") + 0))
  if [ "$status" -ne 0 ]; then
    failures=$(pytest_count failed "$log")
    fail "$log" "${failures:-1}"
  fi
}

# What a data set says of itself, by the checker of Croissant files, which is kept.
test_croissant() {
  local log=$PWD/build/gcc/croissant.log
  if [ ! -x build/croissant/bin/mlcroissant ]; then
    "$python" -m venv --clear build/croissant || finish 1
    if ! build/croissant/bin/pip install --quiet mlcroissant pyarrow >"$log" 2>&1; then
      echo "== Left out: the checker of Croissant files, as PyPI is not reached: $(tail -n 1 "$log")"
      rm -rf build/croissant
      return
    fi
  fi
  JASNEL_CROISSANT_PYTHON=$PWD/build/croissant/bin/python test_python test_dataset.py
}

# The service by HTTP, asked what its description allows.
test_service() {
  local log=$PWD/build/gcc/service.log
  if ! build/python/bin/pip install --quiet schemathesis >"$log" 2>&1; then
    echo "== Left out: questions drawn for the service, as PyPI is not reached: $(tail -n 1 "$log")"
    return
  fi
  test_python test_serve.py
}

# A study on a real Slurm, with two nodes on this machine. The test says itself where it is left out.
test_cluster() {
  local log=$PWD/build/gcc/cluster.log status=0
  say "Making a study on a cluster with Slurm"
  tests/cluster/slurm_test.sh "$PWD" build/gcc/tools/jasnel >"$log" 2>&1 || status=$?
  grep '^== Left out' "$log" || true
  passed=$((passed + $(grep -c '^ok: ' "$log" || true)))
  [ "$status" -eq 0 ] || fail "$log"
}

# All files of a release, of what has been built.
test_release() {
  local log=$PWD/build/gcc/release.log status=0
  if ! ls build/wheels/dist/*.whl npm/jasnel.wasm >/dev/null 2>&1; then
    echo "== Left out: the files of a release, as the wheel or the npm package was left out"
    return
  fi
  say "Making the files of a release"
  tests/packaging/release_test.sh "$PWD" build/gcc >"$log" 2>&1 || status=$?
  passed=$((passed + $(grep -c '^ok: ' "$log" || true)))
  [ "$status" -eq 0 ] || fail "$log"
}

# The documentation site, and every link in it.
test_site() {
  local log=$PWD/build/gcc/site.log status=0 name
  for name in doxygen node npm; do
    if ! command -v $name >/dev/null; then
      echo "== Left out: the documentation site, as there is no $name here"
      return
    fi
  done
  say "Building the documentation site and checking its links"
  tools/scripts/build_site.sh --built --python=/usr/bin/python3 >"$log" 2>&1 || status=$?
  if [ "$status" -eq 75 ]; then
    echo "== Left out: the documentation site: $(tail -n 1 "$log")"
    return
  fi
  grep '^== Left out' "$log" || true
  if [ "$status" -eq 0 ]; then
    build/python/bin/python -m pytest -q tests/site >>"$log" 2>&1 || status=$?
    passed=$((passed + $(pytest_count passed "$log") + 0))
  fi
  if [ "$status" -eq 0 ] && [ -d web/node_modules/playwright-core ] && [ -n "$(find_chromium)" ]; then
    node --test --test-reporter=tap tests/site/browser.test.mjs >>"$log" 2>&1 || status=$?
    passed=$((passed + $(sed -nE 's/^# pass ([0-9]+)$/\1/p' "$log")))
  elif [ "$status" -eq 0 ]; then
    echo "== Left out: the site in a browser, as there is no chromium here, or no page"
  fi
  [ "$status" -eq 0 ] || fail "$log"
}

# Bids, matches and the C interface on several threads, with the thread sanitizer. Nothing else is
# built for it.
test_threads() {
  say "thread: building and testing what runs on several threads"
  build thread -D JASNEL_BUILD_TOOLS=OFF -- --target c_test threads_test
  run_tests thread --tests-regex '^(c|threads)\.Threads\.'
}

# Not of the tests. clang-tidy says itself where it is left out, and what it finds.
begin_tidy() { begin_behind tidy tools/scripts/tidy.sh ai bench bitboard club engine solver tools; }

end_tidy() {
  local status=0
  say "Waiting for clang-tidy, which checks the C++ files"
  end_behind tidy || status=$?
  grep -v '% checked$' build/behind/tidy.log || true
  [ "$status" -eq 0 ] || fail /dev/null
}

case $what in
  one)
    tools/scripts/setup.sh build
    say "release: building"
    build release -D JASNEL_BUILD_TESTS=ON -D JASNEL_TEST_SHARDS=4 -D JASNEL_WERROR=ON
    say "release: testing"
    run_tests release --label-exclude nightly
    ;;
  all)
    tools/scripts/setup.sh test
    begin_web
    begin_python
    say "gcc: building"
    build gcc -D JASNEL_SANITIZED_COMMAND= -D JASNEL_BUILD_BENCHMARKS=OFF -D JASNEL_BUILD_TRAINING=OFF -- --target all fuzz_targets
    begin_wheel
    say "gcc: testing"
    run_tests gcc --label-exclude nightly
    if end_python; then test_python; fi
    if end_web; then test_web; fi
    ;;
  sanitizers)
    tools/scripts/setup.sh test
    # Without lines of the source, which a tenth of the time would go to: where something is found, the preset by
    # itself tells them.
    say "sanitize: building"
    build sanitize -D CMAKE_CXX_FLAGS_DEBUG="-O1 -g0 -D_GLIBCXX_ASSERTIONS"
    say "sanitize: testing"
    run_tests sanitize
    say "sanitize: testing the command, with tests that GCC builds"
    build gcc -D JASNEL_SANITIZED_COMMAND="$PWD/build/sanitize/tools/jasnel" -- --target tools_test
    run_tests gcc --label-regex sanitized
    test_threads
    ;;
  nightly)
    tools/scripts/setup.sh nightly
    begin_web
    begin_python
    say "gcc: building"
    build gcc
    begin_wheel
    say "gcc: testing what is left out of each change"
    run_tests gcc --label-regex nightly
    test_cluster
    if end_web; then
      test_web whole
      test_other_browsers
      if end_python; then
        test_croissant
        test_service
        test_release
        test_site
      fi
    fi
    begin_tidy
    end_tidy
    ;;
esac
finish 0
