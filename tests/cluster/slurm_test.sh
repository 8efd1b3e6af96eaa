#!/usr/bin/env bash
# A study on a real Slurm: a controller and two nodes on this machine, in a network of their own. A node dies
# twice, and the study is the same as one without Slurm. Prints a line for each thing that holds. Takes root,
# and Debian's munge, slurmctld, slurmd and slurm-client; their own configuration is neither used nor changed.
#   slurm_test.sh SOURCE JASNEL
set -euo pipefail
source=$(cd "$1" && pwd)
JASNEL=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
export JASNEL

for name in munged slurmctld slurmd sbatch scancel scontrol squeue sinfo python3; do
  if ! type -P $name >/dev/null; then
    echo "== Left out: the test with Slurm, as there is no $name here"
    exit 0
  fi
done
if [ "$(id -u)" -ne 0 ]; then
  echo "== Left out: the test with Slurm, as it needs root"
  exit 0
fi

# Starts again where there is no network but loopback, and this machine is called localhost: nobody else can
# reach what is started here. Slurm's steps leave the daemons that start them; as a subreaper, this script
# becomes the parent of all that lose theirs, and so can end them.
if [ "${SLURM_TEST_ALONE:-}" != $$ ]; then
  export SLURM_TEST_ALONE=$$
  exec python3 - "$BASH" "$0" "$@" <<'END'
import ctypes, fcntl, os, socket, struct, sys

PR_SET_CHILD_SUBREAPER = 36
CLONE_NEWUTS = 0x04000000
CLONE_NEWNET = 0x40000000
SIOCSIFFLAGS = 0x8914
SIOCSIFADDR = 0x8916
IFF_UP = 1

libc = ctypes.CDLL(None)
if libc.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) or libc.unshare(CLONE_NEWUTS | CLONE_NEWNET):
    print("== Left out: the test with Slurm, as root may not have a network of its own here")
    sys.exit(0)
socket.sethostname("localhost")
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
    fcntl.ioctl(any_socket, SIOCSIFFLAGS, struct.pack("16sH22x", b"lo", IFF_UP))
    # Slurm resolves no name, not even localhost, where 127.0.0.1 is the only address: it gets one for tests.
    address = struct.pack("HH4s8x", socket.AF_INET, 0, socket.inet_aton("192.0.2.1"))
    fcntl.ioctl(any_socket, SIOCSIFADDR, struct.pack("16s16s8x", b"lo:1", address))
os.execv(sys.argv[1], sys.argv[1:])
END
fi

unset "${!SLURM_@}" "${!SBATCH_@}" "${!SQUEUE_@}" "${!SINFO_@}" "${!SCONTROL_@}"
tree=$(mktemp -d)
export SLURM_CONF=$tree/slurm.conf
declare -A daemons=()

# has_children: sets those of this process, without making one by looking.
has_children() {
  local file line state parent
  children=()
  for file in /proc/[0-9]*/stat; do
    { read -r line <"$file"; } 2>/dev/null || continue
    # After the name: state and parent.
    read -r state parent _ <<<"${line##*) }"
    if [ "$parent" = $$ ] && [ "$state" != Z ]; then children+=("${line%% *}"); fi
  done
  [ ${#children[@]} -gt 0 ]
}

# Ends what this script has started, and what that has: it is all in $tree.
clean_up() {
  local tries
  trap '' HUP INT TERM
  for ((tries = 0; tries < 100; ++tries)); do
    has_children || break
    kill -KILL "${children[@]}" 2>/dev/null || true
    sleep 0.05
  done
  rm -rf "$tree"
}
trap clean_up EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

fail() {
  echo "failed: $1"
  echo "-- nodes and queue:"
  timeout 5 sinfo --Node --long 2>&1 || true
  timeout 5 squeue 2>&1 || true
  for log in "$tree"/*.log "$tree"/study*/slurm/*.out; do
    [ ! -s "$log" ] || { echo "-- $(basename "$log"):" && tail -n 15 "$log"; }
  done
  exit 1
}

# wait_for SECONDS WHAT COMMAND...: until the command holds.
wait_for() {
  local end=$((SECONDS + $1)) what=$2
  shift 2
  until "$@"; do
    [ $SECONDS -lt $end ] && [ $SECONDS -lt 115 ] || fail "$what: not within the time for it"
    sleep 0.05
  done
}

# start NAME COMMAND...: a daemon in the foreground, with its output in NAME.log.
start() {
  "${@:2}" >>"$tree/$1.log" 2>&1 &
  daemons[$1]=$!
  disown
}

node_is() { [ "$(sinfo --noheader --nodes="$1" --format=%t 2>/dev/null)" = "$2" ]; }
not_in_queue() { [ -z "$(squeue --noheader --jobs="$1" 2>/dev/null)" ]; }

# has_task NODE: sets the number of the task that runs there, its pieces, and the processes of its step.
has_task() {
  local id list
  read -r id number < <(squeue --noheader --nodelist="$1" --states=RUNNING --format='%A %K') || return 1
  mapfile -t processes < <(scontrol listpids "$id" "$1" 2>/dev/null | awk '$3 == "batch" { print $1 }')
  [ ${#processes[@]} -gt 0 ] || return 1
  step=$(awk '$1 == "PPid:" { print $2 }' "/proc/${processes[0]}/status" 2>/dev/null) || return 1
  list=$(find "$study/slurm" -name 'tasks.*' -newer "$tree/submitted")
  own=$(sed -n "${number}p" "$list")
  first=$(printf '%s/pieces/%06d' "$study" "${own%%[-,]*}")
}

# Takes a node away, as if it had lost power, when it has made the first piece of its task.
kill_node() {
  wait_for 20 "a task on $1" has_task "$1"
  [ "$(cat "/proc/$step/comm")" = slurmstepd ] || fail "process $step of $1 is no step of Slurm"
  wait_for 20 "the first piece on $1" [ -f "$first.json" ]
  has_task "$1" || fail "the task on $1 has ended too early"
  kill -KILL "${daemons[$1]}" "$step" "${processes[@]}"
  unset "daemons[$1]"
}

# One piece a line.
pieces_of() { tr ',' '\n' <<<"$1" | awk -F- '{ for (i = $1; i <= (NF > 1 ? $2 : $1); ++i) print i }' | sort; }
# new_study FOLDER DEALS: with ten deals in each piece, a fraction of a second's work.
new_study() {
  "$JASNEL" study new "$1" --ask=tables --rules=kbn --seed=7 --deals="$2" --each=10 >"$tree/new.log" 2>&1 ||
    fail "no new study in '$1'"
}
# missing: of the study, such as 3,17-20.
missing() { "$JASNEL" study missing "$study"; }
submit() {
  touch "$tree/submitted"
  "$source/tools/cluster/submit_study.sh" "$study" --cpus-per-task=2 "$@"
}

# Munge reads the path of its key for doors that stand open.
chmod 755 "$tree"
mkdir "$tree/state" "$tree/n1" "$tree/n2"
(umask 077 && head -c 1024 /dev/urandom >"$tree/munge.key")
# Nodes have two CPUs also where the machine has one. A node counts as dead after seconds rather than
# minutes, and its task may start again when the credential is five seconds old.
cat >"$SLURM_CONF" <<END
ClusterName=jasnel
SlurmctldHost=localhost
SlurmUser=root
AuthType=auth/munge
CredType=cred/munge
AuthInfo=socket=$tree/munge.socket,cred_expire=5
StateSaveLocation=$tree/state
SlurmdSpoolDir=$tree/%n
SlurmctldPidFile=$tree/slurmctld.pid
SlurmdPidFile=$tree/%n.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
SlurmdTimeout=5
MessageTimeout=5
SchedulerParameters=sched_interval=2,bf_interval=2
ReturnToService=2
MailProg=/bin/true
NodeName=n1 NodeHostname=localhost Port=6821 CPUs=2
NodeName=n2 NodeHostname=localhost Port=6822 CPUs=2
PartitionName=all Nodes=n1,n2 Default=YES
END
# No control groups are asked for, and the plugin for version 1 makes none; the other would speak to systemd.
echo 'CgroupPlugin=cgroup/v1' >"$tree/cgroup.conf"

start munged munged --foreground --key-file="$tree/munge.key" --socket="$tree/munge.socket" \
  --pid-file="$tree/munged.pid" --log-file="$tree/munged.log" --seed-file="$tree/munge.seed" --num-threads=1
wait_for 10 "munged" [ -S "$tree/munge.socket" ]
start slurmctld slurmctld -D
for node in n1 n2; do start $node slurmd -D -N $node; done
for node in n1 n2; do wait_for 20 "node $node" node_is $node idle; done
echo "ok: a cluster of two nodes, $(sbatch --version)"

# 30 pieces in three tasks: two run, and one waits.
study="$tree/study of 100%"
new_study "$study" 300
said=$(submit --tasks=3 --no-requeue)
[[ $said =~ ^job\ ([0-9]+):\ 30\ pieces\ in\ 3\ tasks$ ]] || fail "submitting says '$said'"
job=${BASH_REMATCH[1]}
kill_node n1
echo "ok: a node dies while it makes pieces $own"

if said=$(submit 2>&1); then fail "submitted twice: '$said'"; fi
[[ $said = "submit_study.sh: job $job is still making this study;"* ]] || fail "submitting twice says '$said'"
echo "ok: what is in the queue is not submitted twice"

# The other node makes all others.
wait_for 60 "the end of job $job" not_in_queue "$job"
scontrol show job "${job}_$number" | grep -q 'JobState=NODE_FAIL' || fail "task $number has not failed"
lost=$(missing)
count=$(pieces_of "$lost" | wc -l)
if [ -z "$lost" ] || [ "$count" -lt 3 ] || [ "$count" -gt 9 ]; then fail "missing is '$lost'"; fi
[ -z "$(comm -23 <(pieces_of "$lost") <(pieces_of "$own"))" ] || fail "'$lost' is missing, beyond '$own'"
echo "ok: only pieces of that node are missing: $lost"

# The node is back, and dies again. Slurm gives its task to the other node.
start n1 slurmd -D -N n1
wait_for 20 "node n1 again" node_is n1 idle
said=$(submit --tasks=2)
[[ $said =~ ^job\ ([0-9]+):\ $count\ pieces\ in\ 2\ tasks$ ]] || fail "submitting again says '$said'"
job=${BASH_REMATCH[1]}
list=$(find "$study/slurm" -name 'tasks.*' -newer "$tree/submitted")
[ "$(pieces_of "$(paste -sd, "$list")")" = "$(pieces_of "$lost")" ] ||
  fail "something else than '$lost' was submitted"
echo "ok: only what is missing is submitted again"

kill_node n1
before=$(stat --format='%i %Y' "$first.npy" "$first.json")
# Until Slurm finds out, this machine makes the same study by itself.
new_study "$tree/alone" 300
"$JASNEL" study make "$tree/alone" --pieces=1-30 --threads=2 >"$tree/alone.log" 2>&1 || fail "not made alone"
wait_for 60 "the end of job $job" not_in_queue "$job"
scontrol --oneliner show job "${job}_$number" | grep -q 'JobState=COMPLETED.* Restarts=1 .* NodeList=n2 ' ||
  fail "task $number was not made by n2: $(scontrol show job "${job}_$number")"
[ -z "$(missing)" ] || fail "'$(missing)' is missing"
[ "$(stat --format='%i %Y' "$first.npy" "$first.json")" = "$before" ] || fail "$first was made twice"
echo "ok: Slurm gives the task of a dead node to the other"

said=$(submit) || fail "submitting what is made fails"
[[ $said = "nothing is missing in $study;"* ]] || fail "submitting what is made says '$said'"
[ "$(grep -l '"threads": *2[,}]' "$study"/pieces/*.json | wc -l)" = 30 ] || fail "not two threads everywhere"
echo "ok: 30 pieces with two threads each, and nothing is missing"

for folder in "$study" "$tree/alone"; do
  "$JASNEL" study join "$folder" --output="$folder.npy" >"$tree/joined.log" 2>&1 ||
    fail "$folder cannot be joined"
done
[ -s "$study.npy" ] && cmp "$study.npy" "$tree/alone.npy" || fail "the study differs from one without Slurm"
echo "ok: byte for byte the study that is made without Slurm"

# The lines of the guide that need no script: a job is cancelled in the middle, and the same lines resume it.
export HOME=$tree
mkdir "$tree/bin"
ln -s "$JASNEL" "$tree/bin/jasnel"
PATH=$tree/bin:$PATH
study=$HOME/studies/tables
new_study "$study" 80
by_hand=$(sed -n '/^sbatch --array="\$(jasnel/,/^```/ { /^```/d; s/=8/=1/; p }' \
  "$source/docs/guides/cluster.md")
[ -n "$by_hand" ] || fail "the guide has no line that resumes"
cd "$tree"
for round in 1 2; do
  said=$(bash -euc "$by_hand") || fail "sbatch fails: $by_hand"
  [[ $said =~ ^Submitted\ batch\ job\ ([0-9]+)$ ]] || fail "sbatch says '$said'"
  job=${BASH_REMATCH[1]}
  if [ $round = 1 ]; then
    wait_for 20 "the first piece" [ -f "$study/pieces/000001.json" ]
    scancel "$job"
  fi
  wait_for 30 "the end of job $job" not_in_queue "$job"
  lost=$(missing)
  if [ $round = 1 ] && [ -z "$lost" ]; then fail "nothing is missing of a job that was cancelled"; fi
done
[ -z "$lost" ] || fail "'$lost' is missing"
echo "ok: the lines of the guide resume a job that was cancelled"
