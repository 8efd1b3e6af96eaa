#!/usr/bin/env python3
"""Prints the bill of materials of a release, in CycloneDX's form: other people's code that is in its files or
that they need, with licenses. What it knows it reads from the files that builds and packages use.

    tools/scripts/sbom.py
"""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Those of what the library and the command are made of.
LICENSES = {"nlohmann_json": "MIT", "absl": "Apache-2.0", "CLI11": "BSD-3-Clause"}
NOT_IN_FILES = {"googletest", "benchmark"}  # of tests and measurements


def component(name: str, **more: object) -> dict:
    return {"type": "library", "bom-ref": name, "name": name, **more}


def of_command() -> list[dict]:
    """What CMake finds or downloads."""
    text = (ROOT / "cmake/dependencies.cmake").read_text("utf-8")
    found = re.findall(r"FetchContent_Declare\((\S+)\s+(?:SYSTEM\s+)?URL (\S+)\s+URL_HASH SHA256=(\w+)", text)
    return [
        component(
            name,
            version=re.search(r"v?(\d+(?:\.\d+)+)", url)[1],
            licenses=[{"license": {"id": LICENSES[name]}}],
            hashes=[{"alg": "SHA-256", "content": checksum}],
            externalReferences=[{"type": "distribution", "url": url}],
        )
        for name, url, checksum in found
        if name not in NOT_IN_FILES
    ] + [component("libharu", description="of the system", licenses=[{"license": {"id": "Zlib"}}])]


def of_page() -> list[dict]:
    """What the browser page holds of npm."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    return [
        component(
            name,
            version=one["version"],
            purl=f"pkg:npm/{name.replace('@', '%40')}@{one['version']}",
            **({"licenses": [{"expression": one["license"]}]} if "license" in one else {}),
        )
        for path, one in packages.items()
        if (name := path.removeprefix("node_modules/")) != path and not {"dev", "link", "optional"} & one.keys()
    ]


def of_python(settings: dict) -> list[dict]:
    """What pip installs besides, and what binds the library to Python."""
    binding = [one for one in settings["build-system"]["requires"] if one.startswith("nanobind")]
    return [
        component(
            name := re.match(r"[\w.-]+", one)[0],
            version=one.removeprefix(name),
            purl=f"pkg:pypi/{name}",
            licenses=[{"license": {"id": "BSD-3-Clause"}}],
        )
        for one in settings["project"]["dependencies"] + binding
    ]


def main() -> None:
    version = re.search(r"^  VERSION ([0-9.]+)$", (ROOT / "CMakeLists.txt").read_text("utf-8"), re.M)[1]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    components = of_command() + of_page() + of_python(settings)
    print(
        json.dumps(
            {
                "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
                "bomFormat": "CycloneDX",
                "specVersion": "1.6",
                "version": 1,
                "metadata": {
                    "component": component(
                        "jasnel",
                        version=version,
                        description=settings["project"]["description"],
                        licenses=[{"license": {"id": settings["project"]["license"]}}],
                    )
                },
                "components": components,
                "dependencies": [
                    {"ref": "jasnel", "dependsOn": [one["bom-ref"] for one in components]},
                ],
            },
            indent=2,
        )
    )


main()
