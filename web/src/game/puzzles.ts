// The puzzles of the page, and which of them were answered in this browser.
import type { Call, Card, Seat, Suit } from "jasnel";
import { useEffect, useState } from "preact/hooks";
import { fileOf } from "../names.js";
import { keep, kept } from "../storage.js";
import type { Language } from "../text/words.js";
import { leftOf, suitOf } from "./cards.js";
import { cardsOf, type Played } from "./played.js";
import { rowsOf } from "./puzzle_file.js";

/** As tools/scripts/make_puzzles.sh writes them. */
export interface Puzzle {
  deal: string;
  rules: string;
  dealer: Seat;
  calls: Call[];
  trump: Suit;
  declarer: Seat;
  /** Those that were played before, one after the other. */
  cards: string;
  /** Whether all hands are seen. */
  open: boolean;
  grade: number;
  /** What each legal card costs, the best first. */
  costs: Record<Card, number>;
  /** The levels of the computer players that find it. */
  found: string[];
  why?: Record<Language, string>;
  /** Perfect play from the best card on. */
  line?: string;
}

export const playedBefore = (puzzle: Puzzle): Played => ({
  deal: puzzle.deal,
  rules: puzzle.rules,
  leader: leftOf(puzzle.dealer),
  trump: puzzle.trump,
  declarer: puzzle.declarer,
  cards: cardsOf(puzzle.cards),
});

export const bestOf = (puzzle: Puzzle): Card => Object.keys(puzzle.costs)[0] as Card;

let loading: Promise<Puzzle[]> | undefined;

async function load(): Promise<Puzzle[]> {
  const answer = await fetch(fileOf("puzzles.json"));
  if (!answer.ok) throw new Error(`puzzles.json: ${answer.status}`);
  return rowsOf(await answer.json()) as unknown as Puzzle[];
}

/** All puzzles, once they are there. */
export function usePuzzles(): { puzzles?: Puzzle[]; error?: string } {
  const [found, setFound] = useState<{ puzzles?: Puzzle[]; error?: string }>({});
  useEffect(() => {
    loading ??= load();
    loading.then(
      (puzzles) => setFound({ puzzles }),
      (error: unknown) => {
        loading = undefined; // it may be there another time
        setFound({ error: (error as Error).message });
      },
    );
  }, []);
  return found;
}

const kKey = "puzzles";

/** The first answer to each puzzle, by its number from 1. */
export type Answers = Record<string, Card>;

export function keptAnswers(): Answers {
  try {
    const told: unknown = JSON.parse(kept(kKey) ?? "{}");
    const entries = Object.entries(Object(told) as Record<string, unknown>);
    return Object.fromEntries(entries.filter(([, card]) => typeof card === "string")) as Answers;
  } catch {
    return {};
  }
}

export function keepAnswer(answers: Answers, number: number, card: Card): Answers {
  const all = { [number]: card, ...answers };
  keep(kKey, JSON.stringify(all));
  return all;
}

/** What puzzles are about; one may be about several. */
const kAbout = {
  all: () => true,
  leads: ({ cards }: Puzzle) => cards.length % 8 === 0,
  follows: ({ cards }: Puzzle) => cards.length % 8 !== 0,
  trumps: (puzzle: Puzzle) => suitOf(bestOf(puzzle)) === puzzle.trump,
  roem: ({ why }: Puzzle) => why?.en.includes("roem") === true,
  pit: ({ why }: Puzzle) => why?.en.includes("all tricks") === true,
  ending: ({ cards }: Puzzle) => cards.length >= 40,
} satisfies Record<string, (puzzle: Puzzle) => boolean>;
export type Theme = keyof typeof kAbout;
export const kThemes = Object.keys(kAbout) as Theme[];

/** The next puzzle of its kind and theme without an answer; if all have one, the next of them. */
export function nextOf(puzzles: readonly Puzzle[], answers: Answers, number: number, open: boolean, theme: Theme = "all"): number {
  const numbers = puzzles.map((_, i) => ((number + i) % puzzles.length) + 1);
  const ofKind = numbers.filter((one) => {
    const puzzle = puzzles[one - 1];
    return puzzle?.open === open && kAbout[theme](puzzle);
  });
  return ofKind.find((one) => answers[one] === undefined) ?? ofKind[0] ?? 1;
}
