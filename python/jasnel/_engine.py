"""Questions to the engine, one by one."""

from __future__ import annotations

import asyncio
import html
import json
import math
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Dict, Iterable, List, Mapping, Optional, Sequence, Set

import numpy as np

from . import _native
from ._numbers import MOST_THREADS, whole


class Answer(Dict[str, Any]):
    """An answer of the engine, or an object in one: a dictionary, which a notebook shows as a table."""

    def _repr_html_(self) -> str:
        return _table([[key, value] for key, value in self.items()], [])


class Answers(List[Any]):
    """Answers one below the other: a list, which a notebook shows as a table."""

    def _repr_html_(self) -> str:
        columns = list(dict.fromkeys(key for row in self for key in row))
        return _table([[row.get(column, "") for column in columns] for row in self], columns)


def _table(rows: Iterable[Sequence[Any]], heads: Sequence[str]) -> str:
    top = "".join(f"<th>{html.escape(head)}</th>" for head in heads)
    body = "".join(f"<tr>{''.join(f'<td>{_cell(value)}</td>' for value in row)}</tr>" for row in rows)
    return f"<table>{f'<tr>{top}</tr>' if top else ''}{body}</table>"


def _cell(value: Any) -> str:
    if isinstance(value, (Answer, Answers)):
        return value._repr_html_()
    return html.escape(" ".join(map(str, value)) if isinstance(value, list) else str(value))


def _as_answer(read: Dict[str, Any]) -> Answer:
    """An object of JSON, and the lists of objects in it, which are answers already."""
    return Answer(
        (key, Answers(value) if isinstance(value, list) and value and isinstance(value[0], Answer) else value)
        for key, value in read.items()
    )


def _plain(value: Any) -> Any:
    """What JSON can hold, for what it cannot as it is: deals, numbers and arrays of numpy, other mappings."""
    if hasattr(value, "__jasnel__"):
        return value.__jasnel__()
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, (np.generic, np.ndarray)):
        return value.tolist()
    raise _native.JasnelError(
        f"a value of type {type(value).__name__} in a question; expected what JSON can hold"
    )


def as_json(question: Mapping[str, Any]) -> str:
    """The text of a question. Raises JasnelError for what JSON cannot hold."""
    if not isinstance(question, Mapping):
        raise _native.JasnelError(
            f"a question of type {type(question).__name__}; expected a dictionary, such as {{'ask': 'rules'}}"
        )
    try:
        return json.dumps(question, default=_plain, allow_nan=False)
    except RecursionError:
        message = "a question nested too deeply; expected at most 64 nested lists and dictionaries"
    except _native.JasnelError:
        raise
    except (TypeError, ValueError) as error:  # a key that is no text, a list that holds itself
        message = _not_finite(question) or f"a question that is invalid JSON: {error}; expected what JSON can hold"
    raise _native.JasnelError(message)


def _not_finite(value: Any, place: str = "", depth: int = 0) -> Optional[str]:
    """What is wrong with the first number of a question that is none or infinite, where there is one."""
    if isinstance(value, (np.generic, np.ndarray)):
        value = value.tolist()
    if isinstance(value, float) and not math.isfinite(value):
        return f"{place}: {json.dumps(value)}; expected a finite number"
    inside: Iterable[Any] = ()
    if isinstance(value, Mapping):
        inside = ((f"{place}.{key}" if place else str(key), one) for key, one in value.items())
    elif isinstance(value, (list, tuple)):
        inside = ((f"{place}[{i}]", one) for i, one in enumerate(value))
    if depth > 64:  # of what holds itself
        return None
    return next(filter(None, (_not_finite(one, where, depth + 1) for where, one in inside)), None)


def _listed(values: Any) -> Any:
    """Values one after the other as a list. A text is not one of its letters: the engine reads or refuses it."""
    if isinstance(values, (str, bytes, Mapping, np.ndarray)) or not isinstance(values, Iterable):
        return values
    return list(values)


class Engine:
    """Answers questions, one at a time; engines on different threads do not wait for each other.

    `player` answers questions for a move, as ``"full"``, ``"full:level=club"`` or ``"rule"``. `threads`
    is 0 for all cores; answers are the same for any number. Raises JasnelError for an unknown player.
    """

    def __init__(self, player: str = "full", threads: int = 0) -> None:
        if not isinstance(player, str):
            raise _native.JasnelError(f"player of type {type(player).__name__}; expected a name, such as 'full'")
        self._native = _native.Engine(player, whole("threads", threads, 0, MOST_THREADS))
        self._stops: Set[_native.Stop] = set()

    def ask(self, question: Mapping[str, Any]) -> Answer:
        """The answer to any question, the JSON of `jasnel engine`, with its `id` where it has one.

        Its key `ask` says which question it is; left out, it is that of `move`. The other keys are the
        parameters of the function of that name. Numbers and arrays of numpy may stand where numbers and
        lists may. The interpreter is free meanwhile, and Ctrl-C ends it. Raises JasnelError with one line
        for what is wrong: what, where, and what was expected.
        """
        return self._answer(question, _native.Stop())

    def _answer(self, question: Mapping[str, Any], stop: _native.Stop) -> Answer:
        """The same until `stop` is set, by any thread: then an error."""
        self._stops.add(stop)
        try:
            answer: Answer = json.loads(self._native.ask(as_json(question), stop), object_hook=_as_answer)
        finally:
            self._stops.discard(stop)
        if "error" in answer:
            raise _native.JasnelError(answer["error"])
        if "id" not in question:
            del answer["id"]
        return answer

    def cancel(self) -> None:
        """Ends what is asked now, by other threads, and what waits: each raises JasnelError, at once."""
        for stop in list(self._stops):
            stop.set()


class AsyncEngine:
    """Answers questions for asyncio: ``await engine.ask(question)``, several at a time.

    `player` and `threads` are those of `Engine`. There are up to `engines` of them, so that a short question
    does not wait for a long one; with more questions than that, the last wait. A task that is cancelled ends
    its search, also by `asyncio.wait_for`. ``async with`` closes it at the end.

    Examples:
        >>> import asyncio, jasnel
        >>> question = {"ask": "random", "seed": 1, "number": 1}
        >>> async def main():
        ...     async with jasnel.AsyncEngine() as engine:
        ...         return await asyncio.wait_for(engine.ask(question), 10)
        >>> asyncio.run(main())["dealer"]
        'N'
    """

    def __init__(self, player: str = "full", threads: int = 0, engines: int = 4) -> None:
        # One is made at once, as its player may be unknown; the others when they are needed.
        self._of = (player, threads)
        self._free = [Engine(*self._of)]
        self._stops: Set[_native.Stop] = set()
        self._threads = ThreadPoolExecutor(whole("engines", engines, 1, MOST_THREADS), "jasnel")

    async def ask(self, question: Mapping[str, Any]) -> Answer:
        """The answer to any question: see Engine.ask."""
        stop = _native.Stop()
        self._stops.add(stop)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._answer, question, stop)
        except asyncio.CancelledError:
            stop.set()
            raise
        finally:
            self._stops.discard(stop)

    def _answer(self, question: Mapping[str, Any], stop: _native.Stop) -> Answer:
        try:
            engine = self._free.pop()
        except IndexError:
            engine = Engine(*self._of)
        try:
            return engine._answer(question, stop)
        finally:
            self._free.append(engine)

    def cancel(self) -> None:
        """Ends what is asked now: each raises JasnelError, at once."""
        for stop in list(self._stops):
            stop.set()

    def close(self) -> None:
        """Ends what is being asked, and answers nothing more."""
        self._threads.shutdown(wait=False)
        self.cancel()

    async def __aenter__(self) -> AsyncEngine:
        return self

    async def __aexit__(self, *_error: object) -> None:
        self.close()


_engine: Optional[Engine] = None


def ask(question: Mapping[str, Any]) -> Answer:
    """The answer of an engine that all functions of this module share: see Engine.ask."""
    global _engine
    if _engine is None:
        _engine = Engine()
    return _engine.ask(question)


def ask_given(record: Mapping[str, Any] = {}, /, **keys: Any) -> Answer:
    """The answer to a question with these keys, but for those that are None. Lists are all that can be listed."""
    given = {name: _listed(value) for name, value in keys.items() if value is not None}
    if not isinstance(record, Mapping):
        raise _native.JasnelError(
            f"a record of type {type(record).__name__}; expected a dictionary, such as {{'deal': 'N:AJT...'}}"
        )
    return ask({**record, **given})
