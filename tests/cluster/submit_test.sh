#!/usr/bin/env bash
# What submit_study.sh asks of Slurm, and how it takes mistakes. No Slurm is needed: sbatch, squeue and
# scontrol are scripts that keep what they were asked.
#   submit_test.sh SOURCE JASNEL
set -euo pipefail
source=$1
jasnel=$2
# shellcheck source=tests/support/empty_folder.sh
. "$source/tests/support/empty_folder.sh"

# What the three print and return follows from files.
mkdir bin
cat >bin/sbatch <<END
#!/usr/bin/env bash
printf '%s\n' "\$@" >'$tree/asked'
if [ -f '$tree/refuses' ]; then
  echo "sbatch: error: Batch job submission failed: Invalid partition specified" >&2
  exit 1
fi
echo 41
END
printf '#!/bin/sh\n[ "$*" = "--noheader --jobs=41" ] && cat "%s/queue"\n' "$tree" >bin/squeue
printf '#!/bin/sh\n[ "$*" = "show config" ] && cat "%s/config"\n' "$tree" >bin/scontrol
chmod +x bin/*
: >queue
: >err
echo 'MaxArraySize            = 11' >config
# Nothing of a real Slurm is found.
mkdir tools
for name in env bash sh cat sed awk tr rm mkdir mktemp dirname basename uname; do
  ln -s "$(type -P $name)" tools/
done
path=$tree/bin:$tree/tools

submit() {
  rm -f asked
  PATH=$path JASNEL=$jasnel "$source/tools/cluster/submit_study.sh" "$@" >out 2>err
}
# refuses STATUS MESSAGE ARGUMENT...: one line, and nothing is submitted.
refuses() {
  local status=0 message=$2
  submit "${@:3}" || status=$?
  [ "$status" = "$1" ] || fail "exit code $status, not $1, of: ${*:3}"
  [ "$(cat out err)" = "$message" ] || fail "not one line '$message':"
  [ ! -f asked ] || fail "submitted all the same: ${*:3}"
}
asked() { grep -qxF -- "$1" asked || fail "sbatch was not asked '$1' but: $(tr '\n' ' ' <asked)"; }
list() { tail -n 2 asked | head -n 1; }

# A study of 23 pieces, in a folder that has to be quoted.
folder="$tree/of 100% deals"
"$jasnel" study new "$folder" --ask=values --rules=kbn --seed=5 --deals=23 --each=1 >out
usage='usage: submit_study.sh FOLDER [--tasks=N] [--at-once=N] [SBATCH OPTION...]'

refuses 2 "$usage"
refuses 2 "$usage" --tasks=3
refuses 1 "submit_study.sh: no study in '$tree/bin' (no study.json); make one with 'jasnel study new'" \
  "$tree/bin"
refuses 1 "submit_study.sh: no study in 'none' (no study.json); make one with 'jasnel study new'" none
for wrong in 0 -1 many 1.5 ''; do
  refuses 2 "submit_study.sh: --tasks=$wrong: not a number of tasks; expected 1 or more" \
    "$folder" "--tasks=$wrong"
  refuses 2 "submit_study.sh: --at-once=$wrong: not a number of tasks; expected 1 or more" \
    "$folder" "--at-once=$wrong"
done
for array in --array=1-3 --array -a -a1-3; do
  refuses 2 \
    "submit_study.sh: $array: the array follows from what is missing; choose --tasks=N and --at-once=N" \
    "$folder" "$array"
done
refuses 1 "submit_study.sh: --tasks=11: Slurm takes 10 here (MaxArraySize less one)" "$folder" --tasks=11
(
  jasnel=$tree/none
  refuses 1 "submit_study.sh: no command '$tree/none'; put jasnel on the path, or set JASNEL=PATH" "$folder"
)
(
  path=$tree/tools
  refuses 1 "submit_study.sh: no sbatch here; submit from a machine of a cluster with Slurm" "$folder"
)
(
  printf '#!/bin/sh\necho "all of them"\n' >talks
  chmod +x talks
  jasnel=$tree/talks
  refuses 1 \
    "submit_study.sh: '$tree/talks study missing' printed 'all of them'; expected pieces, such as 3,17-20" \
    "$folder"
)
(
  mkdir -p broken
  echo '{' >broken/study.json
  if submit broken; then fail "a broken study was submitted"; fi
  [ "$(wc -l <err)" = 1 ] && [ ! -s out ] && [ ! -f asked ] || fail "not one line of a broken study:"
  grep -q '^jasnel study missing: ' err || fail "not what jasnel says of a broken study:"
)

# Slurm's own refusal is passed on, and leaves nothing.
touch refuses
if submit "$folder"; then fail "it does not fail as sbatch does"; fi
[ "$(cat out err)" = "sbatch: error: Batch job submission failed: Invalid partition specified" ] ||
  fail "not the line of sbatch:"
[ -z "$(ls "$folder/slurm")" ] || fail "left behind: $(ls "$folder/slurm")"
rm refuses

# As many tasks as Slurm takes, and what each makes; options go to sbatch as they are.
submit "$folder" --partition=short -t 10 || fail "failed:"
[ "$(cat out)" = "job 41: 23 pieces in 10 tasks" ] || fail "not what was submitted:"
asked --array=1-10
asked --partition=short
asked -t
asked "--output=${folder//%/%%}/slurm/%A_%a.out"
[ "$(tail -n 4 asked)" = "$(printf '%s\n' "$source/tools/cluster/slurm_study.sh" "$folder" "$(list)" \
  "$jasnel")" ] || fail "not the batch script and what it needs: $(cat asked)"
[ "$(tr '\n' ' ' <"$(list)")" = "1-2 3-4 5-6 7-9 10-11 12-13 14-16 17-18 19-20 21-23 " ] ||
  fail "not evenly spread: $(cat "$(list)")"
lines=$(list)

# A job that is in the queue is not submitted a second time.
echo "41 short jasnel-study" >queue
refuses 1 "submit_study.sh: job 41 is still making this study; wait for it, or end it with 'scancel 41'" \
  "$folder"
: >queue

# Each task makes its own line, with as many threads as it has CPUs; without a task it says so.
task() {
  env -u SLURM_CPUS_PER_TASK SLURM_ARRAY_TASK_ID="$1" SLURM_CPUS_ON_NODE=2 SLURMD_NODENAME=n7 \
    "$source/tools/cluster/slurm_study.sh" "${@:2}" >out 2>err
}
for number in 1 4; do task $number "$folder" "$lines" "$jasnel" || fail "task $number failed:"; done
[ "$("$jasnel" study missing "$folder")" = 3-6,10-23 ] || fail "tasks 1 and 4 made something else"
grep -q '"threads": *2[,}]' "$folder/pieces/000007.json" || fail "not two threads"
# task_refuses MESSAGE ARGUMENT...
task_refuses() {
  if task "${@:2}"; then fail "a task has not failed: ${*:2}"; fi
  [ "$(cat out err)" = "slurm_study.sh: $1" ] || fail "not one line '$1':"
}
task_refuses "on node n7: no $tree/far/study.json; do all nodes share that file system?" \
  1 "$tree/far" "$lines" "$jasnel"
task_refuses "on node n7: no command $tree/far; do all nodes share that file system?" \
  1 "$folder" "$lines" "$tree/far"
task_refuses "on node n7: no line 11 in $lines" 11 "$folder" "$lines" "$jasnel"
task_refuses "not a task of a job array; submit with submit_study.sh" '' "$folder" "$lines" "$jasnel"

# What is submitted again is what is missing, in tasks that take pieces here and there.
submit "$folder" --tasks=4 --at-once=2 || fail "failed:"
[ "$(cat out)" = "job 41: 18 pieces in 4 tasks" ] || fail "not what was missing:"
asked --array=1-4%2
[ "$(tr '\n' ' ' <"$(list)")" = "3-6 10-14 15-18 19-23 " ] || fail "not evenly spread: $(cat "$(list)")"
"$jasnel" study make "$folder" --pieces=3,5,11-22 >out 2>&1 || fail "making pieces failed:"
submit "$folder" --tasks=2 || fail "failed:"
asked --array=1-2
[ "$(tr '\n' ' ' <"$(list)")" = "4,6 10,23 " ] || fail "not evenly spread: $(cat "$(list)")"
# Slurm with the size it has by default, where scontrol says nothing, and more tasks than pieces.
: >config
submit "$folder" --tasks=1000 || fail "failed:"
asked --array=1-4
[ "$(tr '\n' ' ' <"$(list)")" = "4 6 10 23 " ] || fail "not a piece for each: $(cat "$(list)")"

# Nothing missing is no failure, with or without Slurm.
"$jasnel" study make "$folder" --pieces=4,6,10,23 >out 2>&1 || fail "making pieces failed:"
path=$tree/tools
submit "$folder" || fail "nothing to do is a failure:"
[ "$(cat out err)" = "nothing is missing in $folder; 'jasnel study join' makes one file of it" ] ||
  fail "not one line:"
