// The ways in which a deal was played on: the game itself and its variations, kept side by side in the address.
import type { Card } from "jasnel";
import { cardsOf } from "./played.js";

export interface Lines {
  /** All of them, the game first. */
  all: string[];
  /** The one that is looked at. */
  at: number;
}

/** An address is no book. */
const kMostLines = 9;

/** As an address tells them: `cards` is the one that is looked at. */
export function linesOf(params: Record<string, string>): Lines {
  const cards = params["cards"] ?? "";
  const told = (params["lines"] ?? "").split(".").filter((line) => line !== "");
  const at = Math.min(Number(params["line"] ?? 0) || 0, Math.max(0, told.length - 1));
  return { all: told.length > 1 ? told.map((line, i) => (i === at ? cards : line)) : [cards], at: told.length > 1 ? at : 0 };
}

const write = ({ all, at }: Lines): Record<string, string> => ({
  cards: all[at] ?? "",
  lines: all.length > 1 ? all.join(".") : "",
  line: at > 0 ? String(at) : "",
});

/** With another of them looked at. */
export const lineAt = (lines: Lines, at: number): Record<string, string> => write({ ...lines, at });

/** Without a variation. */
export const lineGone = ({ all, at }: Lines): Record<string, string> =>
  write({ all: all.filter((_, i) => i !== at || i === 0), at: 0 });

/** Played on from the first `seen` cards: at the end of a line it grows, and anywhere else it is another line. */
export function playedOn(lines: Lines, seen: number, more: readonly Card[]): Record<string, string> {
  const { all, at } = lines;
  const now = cardsOf(all[at] ?? "");
  const text = [...now.slice(0, seen), ...more].join("");
  const there = all.findIndex((line, i) => line.startsWith(text) && (i === at || seen < now.length));
  if (there >= 0) return lineAt(lines, there);
  if (seen === now.length) return write({ all: all.map((line, i) => (i === at ? text : line)), at });
  const kept = all.slice(0, kMostLines - 1);
  return write({ all: [...kept, text], at: kept.length });
}

/** The first card in which a variation is another than the game, and how many were played before it. */
export function turnOf(lines: Lines, line: number): { card: Card; before: number } | undefined {
  const [game = [], other = []] = [lines.all[0], lines.all[line]].map((text) => cardsOf(text ?? ""));
  const before = other.findIndex((card, i) => card !== game[i]);
  const card = other[before];
  return card ? { card, before } : undefined;
}
