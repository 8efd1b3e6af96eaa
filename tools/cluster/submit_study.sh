#!/usr/bin/env bash
# Makes what is missing of a study on a cluster with Slurm, as one job array. FOLDER is on a file system
# that all nodes share. To resume, submit again: only what is still missing is made.
#   tools/cluster/submit_study.sh FOLDER [--tasks=N] [--at-once=N] [SBATCH OPTION...]
# --tasks: into how many tasks of the array the pieces are divided; as many as there are pieces, or as
#   Slurm takes (MaxArraySize).
# --at-once: how many tasks may run at the same time; as many as Slurm starts.
# All other options are those of sbatch, such as --partition=short, --time=2:00:00 or --cpus-per-task=8:
# a task uses as many threads as it has CPUs. JASNEL=PATH is the command, if jasnel is not on the path.
# FOLDER/slurm keeps the output of each task, as JOB_TASK.out.
set -euo pipefail

fail() {
  echo "submit_study.sh: $1" >&2
  exit "${2:-1}"
}

is_count() { [[ $1 =~ ^[1-9][0-9]{0,8}$ ]]; }

# missing_pieces FOLDER: prints what `jasnel study missing` says, such as 3,17-20.
missing_pieces() {
  local pieces
  pieces=$("$jasnel" study missing "$1") || exit 1
  [[ $pieces =~ ^([0-9]+(-[0-9]+)?(,[0-9]+(-[0-9]+)?)*)?$ ]] ||
    fail "'$jasnel study missing' printed '${pieces:0:60}'; expected pieces, such as 3,17-20"
  echo "$pieces"
}

count_pieces() {
  tr ',' '\n' <<<"$1" | awk -F- '{ count += (NF > 1 ? $2 : $1) - $1 + 1 } END { print count }'
}

# spread_pieces PIECES COUNT TASKS: a line of pieces for each task, of as good as equal length.
spread_pieces() {
  tr ',' '\n' <<<"$1" | awk -F- -v count="$2" -v tasks="$3" '
    function share(task) { return int(count * task / tasks) - int(count * (task - 1) / tasks) }
    BEGIN { left = share(task = 1) }
    {
      first = $1 + 0
      last = (NF > 1 ? $2 : $1) + 0
      while (first <= last) {
        end = first + left - 1 < last ? first + left - 1 : last
        line = line (line == "" ? "" : ",") first (end > first ? "-" end : "")
        left -= end - first + 1
        first = end + 1
        if (left == 0) {
          print line
          line = ""
          left = share(++task)
        }
      }
    }'
}

# The numbers of an array's tasks stay below MaxArraySize.
most_tasks() {
  local size
  size=$(scontrol show config 2>/dev/null | sed -nE 's/^MaxArraySize *= *([0-9]+)$/\1/p') || true
  echo $((${size:-1001} > 1 ? ${size:-1001} - 1 : 1))
}

usage="usage: submit_study.sh FOLDER [--tasks=N] [--at-once=N] [SBATCH OPTION...]"
case "${1:-}" in
  -h | --help)
    echo "$usage"
    exit 0
    ;;
  '' | -*)
    echo "$usage" >&2
    exit 2
    ;;
esac
folder=$1
shift

tasks=
at_once=
options=()
for option in "$@"; do
  case $option in
    --tasks=*)
      tasks=${option#*=}
      is_count "$tasks" || fail "$option: not a number of tasks; expected 1 or more" 2
      ;;
    --at-once=*)
      at_once=${option#*=}
      is_count "$at_once" || fail "$option: not a number of tasks; expected 1 or more" 2
      ;;
    --array | --array=* | -a | -a[0-9]*)
      fail "$option: the array follows from what is missing; choose --tasks=N and --at-once=N" 2
      ;;
    *) options+=("$option") ;;
  esac
done

[ -f "$folder/study.json" ] ||
  fail "no study in '$folder' (no study.json); make one with 'jasnel study new'"
folder=$(cd "$folder" && pwd)
if [[ $folder = *$'\n'* || $folder = *\\* ]]; then fail "Slurm takes no such path: '$folder'"; fi
jasnel=$(type -P "${JASNEL:-jasnel}") ||
  fail "no command '${JASNEL:-jasnel}'; put jasnel on the path, or set JASNEL=PATH"
jasnel=$(cd "$(dirname "$jasnel")" && pwd)/$(basename "$jasnel")

pieces=$(missing_pieces "$folder")
if [ -z "$pieces" ]; then
  echo "nothing is missing in $folder; 'jasnel study join' makes one file of it"
  exit 0
fi
type -P sbatch >/dev/null || fail "no sbatch here; submit from a machine of a cluster with Slurm"

# What is in the queue would be made twice.
mkdir -p "$folder/slurm"
if [ -f "$folder/slurm/job" ]; then
  job=$(<"$folder/slurm/job")
  if [ -n "$(squeue --noheader --jobs="$job" 2>/dev/null || true)" ]; then
    fail "job $job is still making this study; wait for it, or end it with 'scancel $job'"
  fi
fi

count=$(count_pieces "$pieces")
most=$(most_tasks)
if [ -z "$tasks" ]; then tasks=$most; fi
if [ "$tasks" -gt "$count" ]; then tasks=$count; fi
[ "$tasks" -le "$most" ] || fail "--tasks=$tasks: Slurm takes $most here (MaxArraySize less one)"

list=$(mktemp "$folder/slurm/tasks.XXXXXX")
spread_pieces "$pieces" "$count" "$tasks" >"$list"

# With --wait, sbatch ends as the job does.
status=0
job=$(sbatch --parsable --array="1-$tasks${at_once:+%$at_once}" \
  --output="${folder//%/%%}/slurm/%A_%a.out" "${options[@]}" \
  "$(dirname "$0")/slurm_study.sh" "$folder" "$list" "$jasnel") || status=$?
job=${job%%;*}
if [ -z "$job" ]; then
  rm "$list"
  exit "$status"
fi
echo "$job" >"$folder/slurm/job"
echo "job $job: $count pieces in $tasks tasks"
exit "$status"
