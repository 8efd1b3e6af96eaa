#!/usr/bin/env bash
# One task of the job array of submit_study.sh: makes the pieces on its line of LIST, with as many threads
# as it has CPUs. Started again after its node has died, it skips what was made.
#   slurm_study.sh FOLDER LIST JASNEL
#SBATCH --job-name=jasnel-study
#SBATCH --ntasks=1
#SBATCH --requeue
#SBATCH --open-mode=append
set -euo pipefail

fail() {
  echo "slurm_study.sh: on node ${SLURMD_NODENAME:-$(uname -n)}: $1" >&2
  exit 1
}

if [ $# -ne 3 ] || [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
  echo "slurm_study.sh: not a task of a job array; submit with submit_study.sh" >&2
  exit 2
fi
folder=$1
list=$2
jasnel=$3

[ -f "$folder/study.json" ] || fail "no $folder/study.json; do all nodes share that file system?"
[ -x "$jasnel" ] || fail "no command $jasnel; do all nodes share that file system?"
pieces=$(sed -n "${SLURM_ARRAY_TASK_ID}p" "$list")
[ -n "$pieces" ] || fail "no line $SLURM_ARRAY_TASK_ID in $list"

exec "$jasnel" study make "$folder" --pieces="$pieces" \
  --threads="${SLURM_CPUS_PER_TASK:-${SLURM_CPUS_ON_NODE:-1}}"
