#!/usr/bin/env python3
"""Measures `jasnel serve` with many questions at once, each over a connection of its own: how many are answered, how
long that takes, and what the server holds in memory. The figures of docs/guides/http.md.

    tools/scripts/measure_serve.py [COUNT]   1000 unless said otherwise

Runs in an environment with the package and its parts (pip install 'jasnel[serve]' httpx), on Linux.
"""

import asyncio
import subprocess
import sys
import time

import httpx

PORT = 8123
ADDRESS = f"http://127.0.0.1:{PORT}"
DEAL = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H declarer=S leader=S"
QUESTIONS = {
    "random": {"ask": "random", "seed": 1, "number": 2},
    "solve": {"ask": "solve", "deal": DEAL},
    "move": {
        "ask": "move", "dealer": "N", "seat": "E", "hand": "JT..AJ8.KJ7", "auction": [],
        "player": "full:level=club",
    },
}  # fmt: skip


def megabytes(process: int) -> float:
    """The most that it held so far."""
    with open(f"/proc/{process}/status", encoding="ascii") as status:
        (peak,) = (line.split()[1] for line in status if line.startswith("VmHWM:"))
    return int(peak) / 1024


async def wait_until_up() -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(100):
            try:
                await client.get(f"{ADDRESS}/health")
                return
            except httpx.ConnectError:
                await asyncio.sleep(0.1)
    sys.exit("measure_serve.py: the server does not answer")


async def answered(question: dict, count: int) -> int:
    """How many of as many get the answer that is theirs."""
    limits = httpx.Limits(max_connections=count, max_keepalive_connections=count)
    async with httpx.AsyncClient(limits=limits, timeout=600) as client:
        asked = (client.post(f"{ADDRESS}/v1/ask", json={**question, "id": i}) for i in range(count))
        answers = await asyncio.gather(*asked)
    return sum(one.status_code == 200 and one.json()["id"] == i for i, one in enumerate(answers))


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    command = [sys.executable, "-m", "jasnel", "serve", f"--port={PORT}"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            asyncio.run(wait_until_up())
            print(f"idle: {megabytes(server.pid):.0f} MB")
            for name, question in QUESTIONS.items():
                start = time.monotonic()
                found = asyncio.run(answered(question, count))
                seconds = time.monotonic() - start
                print(f"{name}: {found} of {count} answered in {seconds:.1f} s, {megabytes(server.pid):.0f} MB")
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
