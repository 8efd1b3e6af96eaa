// What the front page deals: cards that can be played at once, before the library is there, and the puzzle of the day.
import type { Card } from "jasnel";
import { settings } from "../settings.js";
import { kDeck, kSeats } from "./cards.js";
import { handsCode, handsOfCode, isHandsCode } from "./dealt.js";
import { cardsOf } from "./played.js";
import { keptGame, newName, type GameParameters } from "./kept_game.js";
import { kDefaultRules } from "./rule_sets.js";
import { sheetOf, totalOf } from "./sheet.js";
import { arranged } from "./sorting.js";

/** A number below `count` by the random numbers of the system, each as likely. */
function below(count: number): number {
  const most = 2 ** 32 - (2 ** 32 % count);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return drawn % count;
  }
}

/** The deck, shuffled: four hands. */
function dealt(): Card[][] {
  const deck = [...kDeck];
  for (let i = deck.length - 1; i > 0; --i) {
    const j = below(i + 1);
    [deck[i], deck[j]] = [deck[j] as Card, deck[i] as Card];
  }
  return kSeats.map((_, seat) => deck.slice(8 * seat, 8 * seat + 8));
}

const newGame = (): GameParameters => ({
  level: "club",
  rules: kDefaultRules,
  game: newName(),
  number: "1",
  // So that you are the first to speak, and wait for nobody.
  dealer: "E",
  hands: handsCode(dealt(), kDeck),
});

export interface Front {
  params: GameParameters;
  /** What is left of your cards. */
  hand: Card[];
  /** Of a game that has begun: the deal, and what both sides had before it. */
  goesOn?: { deal: number; over: boolean; ns: number; ew: number };
}

/** The game that this browser keeps, or a new one. */
export function frontGame(): Front {
  const kept = keptGame();
  const params = kept ?? newGame();
  // Of a game whose cards are not in its address none are shown.
  const code = params["hands"] ?? "";
  const [, , south = []] = isHandsCode(code) ? handsOfCode(code, kDeck, kSeats.length) : [];
  const played = cardsOf(params["cards"] ?? "");
  const hand = arranged(south, undefined, settings()).filter((card) => !played.includes(card));
  const isOver = played.length === kDeck.length;
  const begun = Boolean(params["cards"] || params["calls"] || params["sheet"]);
  return {
    params,
    hand,
    ...(begun ? { goesOn: { deal: Number(params["number"]), over: isOver, ...totalOf(sheetOf(params["sheet"] ?? "")) } } : {}),
  };
}

/** The puzzles of the page. */
const kPuzzles = 200;
const kDay = 86_400_000;

/** Which of them is that of a day, the same for everybody. */
export const puzzleOf = (day: Date): number =>
  1 + (Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / kDay) % kPuzzles);
