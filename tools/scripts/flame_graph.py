#!/usr/bin/env python3
"""Draws where the search spends its time, from the samples of perf, as an SVG on standard output.

    perf record --call-graph dwarf,32768 -F 1999 -o perf.data jasnel bench --input=tests/data/deals.txt
    perf script -i perf.data | tools/scripts/flame_graph.py > docs/images/search.svg

Below each function stands what it called; the wider, the more of the time. A search calls itself
trick by trick: what is above the last trick of a sample is left out, so that all tricks are one.
"""
import collections
import html
import re
import sys

ROOT = "TestStart"
WIDTH, ROW, MARGIN = 960, 18, 8
LEAST = 0.004  # of the time, for a function to be drawn
COLOURS = ("#f6c667", "#f2a65a", "#e9806e", "#d9b44a", "#c5d86d", "#8fc1a9")


def name_of(frame):
    """The function of a line of `perf script`, short."""
    name = re.sub(r"^\s*[0-9a-f]+ ", "", frame).rsplit(" (", 1)[0]
    name = re.sub(r"\+0x[0-9a-f]+$", "", name)
    goal = re.search(r"(\w+)Goal", name)
    name = re.sub(r"\(anonymous namespace\)::|\[clone[^]]*\]", "", name)
    place = re.search(r"SearchCard<(\d)", name)
    if place:
        return f"SearchCard<{place[1]}>" + (f" of {goal[1]}" if goal and goal[1] != "Points" else "")
    name = re.sub(r"<.*>(?=::)", "", name)
    name = re.split(r"[(<]", name)[0].strip()
    parts = [part for part in name.split("::") if part not in ("jasnel", "internal", "bmi2")]
    return "::".join(parts[-2:])


def stacks(lines):
    """For each sample its functions, the outermost first."""
    frames = []
    for line in lines:
        if line.startswith(("\t", " ")) and re.match(r"\s+[0-9a-f]+ ", line):
            frames.append(name_of(line))
        elif not line.strip() and frames:
            yield frames[::-1]
            frames = []
    if frames:
        yield frames[::-1]


def main():
    counts = collections.Counter()
    for stack in stacks(sys.stdin):
        tricks = [i for i, name in enumerate(stack) if name.endswith(ROOT)]
        if tricks:
            stack = ["search"] + stack[tricks[-1]:]
        else:
            stack = ["search" if any("SearchCard" in name for name in stack) else "all else"]
        counts[tuple(stack)] += 1
    total = sum(counts.values())
    if total == 0:
        sys.exit("flame_graph.py: no samples; expected the output of perf script")
    boxes = []

    def draw(prefix, left, depth):
        below = collections.Counter()
        for stack, count in counts.items():
            if stack[:depth] == prefix and len(stack) > depth:
                below[stack[depth]] += count
        for name, count in sorted(below.items(), key=lambda one: -one[1]):
            if count >= LEAST * total:
                boxes.append((name, left, depth, count))
                draw((*prefix, name), left, depth + 1)
            left += count

    draw((), 0, 0)
    height = (max(depth for _, _, depth, _ in boxes) + 1) * ROW + 2 * MARGIN
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 2 * MARGIN} {height}" '
          'font-family="sans-serif" font-size="11">')
    print('<rect width="100%" height="100%" fill="#fff"/>')
    for name, left, depth, count in boxes:
        x, width = MARGIN + left / total * WIDTH, count / total * WIDTH
        share = f"{100 * count / total:.1f}%"
        text = html.escape(name)
        letters = int(width / 6.2)
        label = "" if letters < 4 else html.escape(f"{name} {share}"[:letters])
        y = MARGIN + depth * ROW
        print(f'<g><title>{text}, {share}</title><rect x="{x:.1f}" y="{y}" width="{width:.1f}" '
              f'height="{ROW - 1}" rx="2" fill="{COLOURS[sum(map(ord, name)) % len(COLOURS)]}"/>'
              f'<text x="{x + 3:.1f}" y="{y + 13}" fill="#222">{label}</text></g>')
    print("</svg>")


if __name__ == "__main__":
    main()
