"""Makes a study on a cluster that runs Slurm, with dask-jobqueue.

Run it where jobs can be submitted, in an environment with jasnel, distributed and dask-jobqueue that the nodes
share, and a FOLDER on a disk that they share:

    python cluster.py FOLDER --deals=10000000 --each=10000 --jobs=50 --queue=short

It can be stopped and started again: pieces that are in the folder are not made again.
"""

from __future__ import annotations

import argparse

import jasnel
from jasnel import study


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", help="the folder of the study, on a disk that all nodes share")
    parser.add_argument("--ask", default="tables", help="what to ask of each deal (default tables)")
    parser.add_argument("--rules", default="kbn", help="rule set (default kbn)")
    parser.add_argument("--seed", type=int, default=1, help="which random deals (default 1)")
    parser.add_argument("--deals", type=int, required=True, help="how many")
    parser.add_argument("--each", type=int, default=1000, help="deals in each piece (default 1000)")
    parser.add_argument("--jobs", type=int, default=10, help="jobs at the same time (default 10)")
    parser.add_argument("--cores", type=int, default=8, help="cores of each job (default 8)")
    parser.add_argument("--memory", default="8GB", help="memory of each job (default 8GB)")
    parser.add_argument("--minutes", type=int, default=60, help="time of each job, 10 or more (default 60)")
    parser.add_argument("--queue", help="queue, or partition, of the jobs")
    parser.add_argument("--account", help="account of the jobs")
    options = parser.parse_args()
    if options.minutes < 10:
        parser.error(f"--minutes {options.minutes}; expected 10 or more")
    try:
        from dask_jobqueue import SLURMCluster
        from distributed import Client
    except ImportError:
        parser.error("no dask-jobqueue here; expected it, as of pip install dask-jobqueue")
    try:
        plan = study.Study(
            ask=options.ask, rules=options.rules, seed=options.seed, deals=options.deals, each=options.each
        )
    except jasnel.JasnelError as error:
        parser.error(str(error))

    # One process for each core, which makes one piece at a time. Workers end before Slurm ends their job, not
    # all at once; what they were at is given to others.
    cluster = SLURMCluster(
        cores=options.cores,
        processes=options.cores,
        memory=options.memory,
        walltime=f"{options.minutes // 60:02}:{options.minutes % 60:02}:00",
        queue=options.queue,
        account=options.account,
        worker_extra_args=["--lifetime", f"{options.minutes - 5}m", "--lifetime-stagger", "3m"],
    )
    with cluster, Client(cluster) as client:
        cluster.adapt(minimum_jobs=1, maximum_jobs=options.jobs)
        rows = study.map(plan, client, folder=options.folder)
    print(f"{options.folder}: {len(rows)} deals in {plan.pieces} pieces")


if __name__ == "__main__":
    main()
