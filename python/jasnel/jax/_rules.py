"""The rule sets of klaverjas as numbers: those of `jasnel.rules()`, as far as both games here know them."""

from __future__ import annotations

from typing import Any, Dict, NamedTuple, Tuple

# The values of each option: a number stands for its place here, and a range for itself.
OPTIONS: Dict[str, Any] = {
    "ruff": ("free", "obliged"),
    "undertrump": ("forbidden", "free", "forced"),
    "only-trumps": ("any", "higher"),
    "four-jacks": (100, 200),
    "pit": range(1001),
    "pit-for": ("declarer", "either"),
    "speaks-first": ("dealer", "left"),
    "bidding": ("free", "turned", "obliged"),
    "all-pass": ("dealer", "left", "left-other"),
    "nat": ("all", "own"),
    "roem": ("off", "on"),
    # Those of revokes change nothing here: no card is played that is not legal.
    "revoke": range(1001),
    "revoke-roem": ("off", "on", "until-stop"),
    "revoke-covers": ("suit", "all"),
    "revoke-mend": ("off", "on"),
}

_ROTTERDAM = "ruff=obliged,undertrump=forced"
_NKU = "speaks-first=dealer,all-pass=dealer"
_NKF = f"{_NKU},pit-for=either,revoke-roem=until-stop,revoke-mend=off"
_OF_BEDUM = "only-trumps=higher,four-jacks=200,pit=88,revoke=162,revoke-covers=all,revoke-mend=off"
_BEDUM = f"{_OF_BEDUM},bidding=turned,all-pass=left-other"

# What each set changes in kbn, which is that of `Rules`.
RULE_SETS: Dict[str, str] = {
    "kbn": "",
    "nkf": _NKF,
    "nkf-international": f"{_NKF},{_ROTTERDAM}",
    "nku": _NKU,
    "nku-rotterdam": f"{_NKU},{_ROTTERDAM}",
    "bedum": _BEDUM,
    "bedum-rotterdam": f"{_BEDUM},{_ROTTERDAM}",
    "bedum-utrecht": f"{_OF_BEDUM},bidding=obliged",
}


class Rules(NamedTuple):
    """A rule set: numbers, so that it may also be an argument of what is compiled, or one for each deal of a batch.

    Options with names are their places in OPTIONS.
    """

    ruff: Any = 0
    undertrump: Any = 0
    only_trumps: Any = 0
    four_jacks: Any = 100
    pit: Any = 100
    pit_for: Any = 0
    speaks_first: Any = 1
    bidding: Any = 0
    all_pass: Any = 1
    nat: Any = 0
    roem: Any = 1


def rules(text: str = "kbn") -> Rules:
    """The rule set of a text such as "bedum,all-pass=dealer". Raises ValueError for what is not known here."""
    found = Rules()
    seen = set()
    for place, word in enumerate(part.strip().lower() for part in text.split(",")):
        name, equals, value = (part.strip() for part in word.partition("="))
        if equals:
            if name in seen:
                raise ValueError(f"rule option {name} a second time; expected it once")
            seen.add(name)
            found = _changed(found, name, value)
        elif name not in RULE_SETS:
            raise ValueError(f"unknown rule set '{name}'; expected one of {', '.join(RULE_SETS)}")
        elif place > 0:
            raise ValueError(f"rule set '{name}' after other words; expected preset,option=value,...")
        else:
            for change in filter(None, RULE_SETS[name].split(",")):
                found = _changed(found, *change.split("="))
    return found


def _changed(of: Rules, name: str, value: str) -> Rules:
    if name not in OPTIONS:
        raise ValueError(f"rule option '{name}', which jasnel.jax does not have; expected one of {', '.join(OPTIONS)}")
    number = _number(name, value)
    field = name.replace("-", "_")
    return of._replace(**{field: number}) if field in Rules._fields else of


def _number(name: str, value: str) -> int:
    values: Tuple[Any, ...] = tuple(OPTIONS[name])
    texts = [str(one) for one in values]
    if value not in texts:
        expected = f"a number from 0 to {texts[-1]}" if len(texts) > 3 else " or ".join(texts)
        raise ValueError(f"rule option {name}={value}, which jasnel.jax does not have; expected {expected}")
    place = texts.index(value)
    return place if isinstance(values[0], str) else int(value)
