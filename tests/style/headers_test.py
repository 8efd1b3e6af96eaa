"""Public headers bring no warnings into a program of others, and a struct may be made of some of its members.

    headers_test.py SOURCE COMPILER...
"""
import pathlib
import re
import subprocess
import sys
import tempfile

source = pathlib.Path(sys.argv[1])
include = source / "include"
headers = sorted(include.rglob("*.h"))
faults = []

FLAGS = {
    "g++": ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Wshadow"],
    "clang++": ["-Weverything"] + ["-Wno-" + name for name in (
        "c++98-compat", "c++98-compat-pedantic", "padded", "pre-c++20-compat-pedantic")],
}

# What of a struct has no value by default is named by whoever makes one, or that is an error.
NAMED = {"Auction", "Bidding", "DealInPlay", "DealPlayed", "PlayState", "ScoreSheet"}
MEMBER = re.compile(r"^ +(?!using |return |friend |static |template |struct |enum |class )([\w:<>,\s*&]*[\w>*&]) +(\w+);")

for header in headers:
    blocks = []
    for number, line in enumerate(header.read_text(encoding="utf-8").split("\n"), 1):
        code = re.sub(r"//.*", "", line)
        member = MEMBER.match(code) if blocks and blocks[-1] else None
        if member and member[1] not in NAMED and not member[1].startswith("Result<"):
            faults.append(f"{header.relative_to(source)}:{number}: {member[2]} has no value; expected '= {{}}'")
        for brace in re.finditer(r"[{}]", code):
            if brace.group() == "}":
                blocks.pop()
            else:
                before = code[:brace.start()]
                blocks.append(re.search(r"\bstruct\b[^;)]*$", before) is not None)

with tempfile.TemporaryDirectory() as folder:
    program = pathlib.Path(folder) / "all.cc"
    program.write_text("".join(f'#include "{header.relative_to(include)}"\n' for header in headers) + """
int main() {
  jasnel::Hands hands{};
  const jasnel::MoveLimits limits{.seed = 1};
  const jasnel::MatchRequest request{.deals = 3};
  const jasnel::DealToPlay deal{.dealer = jasnel::Seat::kNorth};
  return hands[Index(deal.dealer)].empty() && limits.deal.empty() && request.threads == 0 && deal.seed == 0 ? 0 : 1;
}
""", encoding="utf-8")
    for compiler in sys.argv[2:]:
        flags = next(flags for name, flags in FLAGS.items() if name in pathlib.Path(compiler).name
                     and (name == "clang++") == ("clang" in compiler))
        run = subprocess.run([compiler, "-std=c++20", "-fsyntax-only", "-Werror", f"-I{include}", *flags, program],
                             capture_output=True, text=True, check=False)
        if run.returncode:
            faults.append(run.stderr)

print("\n".join(faults))
sys.exit(1 if faults else 0)
