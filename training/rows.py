"""Products of rows of bits with weights: the first layer of a network, of whose inputs few are there.

On a processor rows.cc adds up those that are there; it is compiled when it is first used, if there is a compiler for
C++. Elsewhere matrices are multiplied.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import os
import pathlib
import platform
import subprocess
import sys
from typing import Any, Optional, Tuple

import jax
import jax.numpy as jnp
import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
BUILT = HERE.parent / "build/training"
MOST_WORDS = 32  # that rows.cc can read
FLAGS = ["-std=c++20", "-O3", "-march=native", "-fopenmp", "-fPIC", "-shared"]


def unpack(words: Any, count: int) -> Any:
    """Rows of bits in words of 32, from the lowest up, as numbers."""
    bits = words[..., None] >> jnp.arange(32, dtype=jnp.uint32) & jnp.uint32(1)
    return bits.reshape(*words.shape[:-1], -1)[..., :count].astype(jnp.float32)


@functools.cache
def is_compiled() -> bool:
    """Whether rows.cc adds up: on a processor, where it can be compiled."""
    library = compiled() if jax.default_backend() == "cpu" else None
    if not library:
        return False
    for name in ("JasnelSum", "JasnelGradient"):
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(getattr(library, name)), platform="cpu")
    return True


def compiled() -> Optional[ctypes.CDLL]:
    """The library of rows.cc, of which there is one for each source, compiler and kind of processor."""
    source = HERE / "rows.cc"
    compiler = os.environ.get("CXX", "c++")
    try:
        version = subprocess.run([compiler, "--version"], check=True, capture_output=True).stdout
        what = [source.read_bytes(), version, f"{jax.__version__} {FLAGS} {processor()}".encode()]
        path = BUILT / f"rows-{hashlib.sha256(b''.join(what)).hexdigest()[:16]}.so"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            part = path.with_suffix(f".{os.getpid()}")
            command = [compiler, *FLAGS, "-isystem", jax.ffi.include_dir(), str(source), "-o", str(part)]
            subprocess.run(command, check=True, capture_output=True)
            part.rename(path)
        return ctypes.CDLL(str(path))
    except (OSError, subprocess.CalledProcessError) as error:
        told = getattr(error, "stderr", b"").decode().splitlines()[:1] or [str(error)]
        print(f"training/rows.cc is not compiled, so that it takes longer: {told[0]}", file=sys.stderr)
        return None


def processor() -> str:
    """What kind it is, with what it can do where that is known."""
    known = pathlib.Path("/proc/cpuinfo")
    lines = known.read_text(encoding="utf-8").splitlines() if known.exists() else []
    can_do = [line for line in lines if line.startswith(("flags", "Features"))][:1]
    return " ".join([platform.machine(), platform.processor(), *can_do])


def added(words: Any, weights: Any) -> Any:
    """The sum of the rows of weights whose bits are there, for each row of words."""
    if not is_compiled() or words.shape[-1] > MOST_WORDS:
        return unpack(words, len(weights)) @ weights
    flat = words.reshape(-1, words.shape[-1])
    shape = jax.ShapeDtypeStruct((len(flat), weights.shape[1]), jnp.float32)
    return jax.ffi.ffi_call("JasnelSum", shape)(flat, weights).reshape(*words.shape[:-1], -1)


def forward(words: Any, weights: Any) -> Tuple[Any, Any]:
    return added(words, weights), (words, weights)


def backward(kept: Any, asked: Any) -> Tuple[Any, Any]:
    words, weights = kept
    flat, asked = words.reshape(-1, words.shape[-1]), asked.reshape(-1, asked.shape[-1])
    if is_compiled() and words.shape[-1] <= MOST_WORDS:
        found = jax.ffi.ffi_call("JasnelGradient", jax.ShapeDtypeStruct(weights.shape, jnp.float32))(flat, asked)
    else:
        found = unpack(flat, len(weights)).T @ asked
    return np.zeros(words.shape, jax.dtypes.float0), found


product: Any = jax.custom_vjp(added)
product.defvjp(forward, backward)
