from typing import Tuple

import numpy as np
from numpy.typing import NDArray

version: str

class JasnelError(ValueError): ...

class Engine:
    def __init__(self, player: str, threads: int) -> None: ...
    def ask(self, question: str) -> str: ...

def solve_many(
    hands: NDArray[np.uint32],
    trump: NDArray[np.uint8],
    leader: NDArray[np.uint8],
    declarer: NDArray[np.uint8],
    rules: str,
    objective: int,
    plain: bool,
    values: NDArray[np.int32],
    threads: int,
) -> None: ...
def table_many(
    hands: NDArray[np.uint32],
    leader: NDArray[np.uint8],
    rules: str,
    values: NDArray[np.int32],
    threads: int,
) -> None: ...
def random_many(seed: int, first: int, hands: NDArray[np.uint32]) -> None: ...
def study_plan(study: str) -> str: ...
def study_piece(study: str, piece: int, threads: int) -> Tuple[bytes, int, float, int]: ...
