#!/usr/bin/env bash
# Whether every shell script in the tree begins as one, can be run, stops where a command fails, and
# is read by bash without an error:
#   shell_scripts_test.sh ROOT
set -euo pipefail
cd "$1"

status=0
# wrong FILE WHAT
wrong() {
  echo "$1: $2"
  status=1
}

count=0
while IFS= read -r -d '' script; do
  [ -f "$script" ] || continue  # what is deleted is listed until that is committed
  count=$((count + 1))
  [ "$(head -n 1 "$script")" = '#!/usr/bin/env bash' ] || wrong "$script" "expected #!/usr/bin/env bash"
  [ -x "$script" ] || wrong "$script" "expected a file that can be run"
  grep -qE '^(set -[eu]|exec )' "$script" || wrong "$script" "expected set -euo pipefail"
  bash -n "$script" || wrong "$script" "expected what bash can read"
done < <(git ls-files -z --cached --others --exclude-standard -- '*.sh' .ci/run)
if [ "$count" -eq 0 ]; then
  echo "git lists no shell scripts in $PWD"
  exit 1
fi
[ $status -ne 0 ] || echo "$count scripts stand as they should"
exit $status
