// How well somebody finds the cards of puzzles: kept by the browser.
import { keep, kept } from "../storage.js";
import { puzzleOf } from "./front.js";
import type { Puzzle } from "./puzzles.js";

export interface PuzzleRecord {
  /** As in chess: who has as much as a puzzle finds it every other time. */
  rating: number;
  /** Right answers one after the other, and the most there were. */
  run: number;
  best: number;
  /** Days one after the other with an answer to the puzzle of the day, and the last of them. */
  days: number;
  lastDay: number;
}

const kKey = "puzzle-record";
const kFirst: PuzzleRecord = { rating: 1500, run: 0, best: 0, days: 0, lastDay: 0 };

export function keptRecord(): PuzzleRecord {
  try {
    const told = Object(JSON.parse(kept(kKey) ?? "{}")) as Record<string, unknown>;
    const numbers = Object.entries(told).filter(([, value]) => Number.isFinite(value));
    return { ...kFirst, ...Object.fromEntries(numbers) };
  } catch {
    return kFirst;
  }
}

/** Of a puzzle, by how many of the computer players miss it. */
const ratingOf = ({ grade }: Puzzle): number => 700 + 200 * grade;
const kStep = 32;

/** In days since 1970, where somebody is. */
const numberOf = (day: Date): number => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000;

/** After the first answer to a puzzle. */
export function keepRecord(before: PuzzleRecord, puzzle: Puzzle, number: number, right: boolean, now: Date): PuzzleRecord {
  const expected = 1 / (1 + 10 ** ((ratingOf(puzzle) - before.rating) / 400));
  const run = right ? before.run + 1 : 0;
  const today = numberOf(now);
  const daily = number === puzzleOf(now) && before.lastDay !== today;
  const days = before.lastDay === today - 1 ? before.days + 1 : 1;
  const record = {
    rating: Math.round(before.rating + kStep * ((right ? 1 : 0) - expected)),
    run,
    best: Math.max(run, before.best),
    days: daily ? days : before.days,
    lastDay: daily ? today : before.lastDay,
  };
  keep(kKey, JSON.stringify(record));
  return record;
}
