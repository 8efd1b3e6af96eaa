// A deal of a game: what was called and played stands in the address; the other three call and play
// by themselves.
import type { AuctionState, Call, Card, Deal, PlayState, Seat } from "jasnel";
import { useEffect, useState } from "preact/hooks";
import { goTo } from "../address.js";
import { pool } from "../engine/pool.js";
import { useAnswer } from "../engine/use_answer.js";
import { kSeats, kSuits, noHands, type Hands } from "./cards.js";
import { cardsOf, tricksOf } from "./played.js";

export const kYou: Seat = "S";
/** How long a trick that is full stays, in milliseconds. */
const kTrickStays = 1800;

export type State = AuctionState | PlayState;

export interface GameOptions {
  told: Record<string, string>;
  rules: string;
  level: string;
  /** Whether a suit is turned. */
  turns: boolean;
}

export interface Game {
  number: number;
  /** The hands as they were dealt. */
  dealt: Hands;
  state: State | undefined;
  /** The state before, while the next is not known. */
  before: State | undefined;
  /** What is asked of the library to know the state. */
  question: object | undefined;
  error: string | undefined;
  cards: Card[];
  /** What the seats still hold. */
  hands: Hands;
  turn: Seat | undefined;
  /** Whether a trick that is full is still looked at. */
  waits: boolean;
  goOn: () => void;
  move: (choice: Call | Card) => void;
}

export function useGame({ told, rules, level, turns }: GameOptions): Game {
  const seed = Number(told["seed"]);
  const number = Math.max(1, Number(told["number"]) || 1);
  const calls = (told["calls"] ?? "").split(" ").filter((call) => call !== "") as Call[];
  const cards = cardsOf(told["cards"] ?? "");
  const [passed, setPassed] = useState(0);
  const drawn = useAnswer<Deal>([{ ask: "random", seed, number }]);
  const deal = drawn.answer;
  const dealt = deal?.hands ?? noHands();
  const auction = {
    rules,
    auction: calls,
    ...(turns ? { turned: kSuits[(seed + number) % kSuits.length] } : {}),
  };
  const question = deal && {
    ...auction,
    ask: "state",
    deal: deal.line.split(" ").slice(0, 4).join(" "),
    dealer: deal.dealer,
    tricks: tricksOf(cards),
  };
  const { answer: state, before, error: wrong } = useAnswer<State>(question ? [question] : []);
  const change = (changes: Record<string, string>) =>
    goTo({ page: "play", told: { ...told, ...changes } });
  const move = (choice: string) => {
    if (!state || state.phase === "over") return;
    if (state.phase === "auction") change({ calls: [...calls, choice].join(" ") });
    else change({ cards: [...cards, choice].join("") });
  };

  const waits = cards.length > 0 && cards.length % 4 === 0 && passed < cards.length;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setPassed(cards.length), kTrickStays);
    return () => clearTimeout(timer);
  }, [waits, cards.length]);

  const hands = handsLeft(dealt, cards);
  const turn = state && state.phase !== "over" ? state.turn : undefined;
  const othersTurn = deal && state && turn && turn !== kYou && !waits;
  const error = useMoves(
    othersTurn
      ? {
          ...auction,
          ask: "move",
          player: `full:level=${level}`,
          dealer: deal.dealer,
          seat: turn,
          hand: hands[turn],
          seed: 1 + cards.length + calls.length,
          ...(state.phase === "play" ? playedSoFar(state) : {}),
        }
      : undefined,
    move,
  );
  return {
    number,
    dealt,
    state,
    before,
    question,
    error: error ?? drawn.error ?? wrong,
    cards,
    hands,
    turn,
    waits,
    goOn: () => setPassed(cards.length),
    move,
  };
}

/** Asks a player what it does, and does it; what is wrong. */
function useMoves(request: object | undefined, move: (choice: string) => void): string | undefined {
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (!request) return undefined;
    const control = new AbortController();
    pool.ask<{ move: string }>(request, control.signal).then(
      (answer) => move(answer.move),
      (reason: Error) => {
        if (reason.name !== "AbortError") setError(reason.message);
      },
    );
    return () => control.abort();
  }, [JSON.stringify(request ?? "")]);
  return error;
}

const playedSoFar = ({ trump, declarer, tricks }: PlayState) => ({
  trump,
  declarer,
  tricks: tricks.map(({ leader, cards }) => ({ leader, cards })),
});

const handsLeft = (hands: Hands, played: readonly Card[]): Hands =>
  Object.fromEntries(
    kSeats.map((seat) => [seat, hands[seat].filter((card) => !played.includes(card))]),
  ) as Hands;
