// A deal of a game: what was called and played stands in the address; the other three call and play
// by themselves.
import type { AuctionState, Call, Card, Deal, DealInPlay, PlayState, Seat, Suit } from "jasnel";
import { useContext } from "preact/hooks";
import { useAnswer } from "../engine/use_answer.js";
import { LanguageContext } from "../text/language.js";
import { handsText, kDeck, kSeats, kSuits, leftOf, noHands, turnedOf, type Hands, type Turned } from "./cards.js";
import { speakersOf, turnedAfter, type RuleOptions } from "./auction.js";
import { handsCode, handsOfCode } from "./dealt.js";
import type { GameLength } from "./game_length.js";
import { useFullTrick } from "./full_trick.js";
import { standingOf } from "./match.js";
import { callsOf, cardsOf, tricksOf } from "./played.js";
import { sheetOf, totalOf } from "./sheet.js";
import { stepsOf } from "./steps.js";
import { useDealt } from "./use_dealt.js";
import type { GameParameters } from "./kept_game.js";
import { useMoves } from "./use_moves.js";

export const kYou: Seat = "S";

/** No game has more. */
export const kMostDeals = 1000;

export type State = AuctionState | PlayState;

export interface GameOptions {
  params: Record<string, string>;
  rules: string;
  level: string;
  /** What both sides agreed that a card says: the name of a card of conventions, or nothing. */
  conventions: string;
  ruleOptions: RuleOptions;
  length: GameLength;
}

export interface Game {
  number: number;
  /** The cards that lie turned so far. */
  turned: readonly Turned[];
  /** The hands as they were dealt. */
  dealt: Hands;
  state: State | undefined;
  /** The state before, while the next is not known. */
  before: State | undefined;
  /** What is asked of the library to know the state. */
  question: (DealInPlay & { ask: string }) | undefined;
  /** The question of what the seat whose turn it is does, without who answers it. */
  toMove: object | undefined;
  error: string | undefined;
  cards: Card[];
  /** What the seats still hold. */
  hands: Hands;
  turn: Seat | undefined;
  /** Whether a trick that is full is still looked at. */
  waits: boolean;
  goOn: () => void;
  move: (choice: Call | Card) => void;
  /** Takes your last choice back, and what the others did after it; nothing where there is none. */
  undo: (() => void) | undefined;
}

export function useGame({ params, rules, level, conventions, ruleOptions, length }: GameOptions): Game {
  const language = useContext(LanguageContext);
  const number = Math.max(1, Number(params["number"]) || 1);
  const calls = callsOf(params["calls"] ?? "");
  const cards = cardsOf(params["cards"] ?? "");
  const drawn = useDealt<Deal>("klaverjas", params, drawing(params, number, rules), (deal) => ({
    hands: handsCode(kSeats.map((seat) => deal.hands[seat]), kDeck),
    ...(deal.turned ? { turned: turnedIn(deal, params["seed"], number) } : {}),
  }));
  const dealt = drawn.dealt ? handsIn(drawn.dealt["hands"] ?? "") : noHands();
  const dealer = leftOf(kSeats.find((seat) => seat === params["dealer"]) ?? "N", number - 1);
  const turns = ruleOptions["bidding"] === "turned" || ruleOptions["bidding"] === "lot";
  const all = turns ? turnedOf(drawn.dealt?.["turned"] ?? "") : [];
  const passes = calls.filter((call) => call === "pass").length;
  // Nobody knows those that lie below: an auction that is over ends with a call on the last.
  const turned = all.slice(0, turnedAfter(passes, ruleOptions));
  // A deal that is played again may say its contract without the calls.
  const { trump, declarer } = params;
  const auction = {
    rules,
    ...(trump && declarer ? { trump: trump as Suit, declarer: declarer as Seat } : { auction: calls }),
    ...(turned.length > 0 ? { turned } : {}),
  };
  const question = drawn.dealt && {
    ...auction,
    ask: "state",
    deal: handsText(dealt),
    dealer,
    tricks: tricksOf(cards),
  };
  const agreed = conventions ? { conventions } : {};
  const sheet = sheetOf(params["sheet"] ?? "");
  const { ns, ew } = totalOf(sheet);
  // What the cards said is told in the language of the page.
  const told = conventions ? { ...agreed, language } : {};
  const asked = question && { ...question, ...told, totals: [ns, ew], number };
  const { answer: state, before, error: wrong } = useAnswer<State>(asked ? [asked] : []);
  const after = (choice: string): Record<string, string> | undefined => {
    if (!state || state.phase === "over") return undefined;
    if (state.phase === "auction") return { ...params, calls: [...calls, choice].join(" ") };
    return { ...params, cards: [...cards, choice].join("") };
  };
  const { move, moveOfOthers, back } = stepsOf("klaverjas", params, after);
  const undone = state && withoutLast(state, cards, ruleOptions);
  const { waits, goOn } = useFullTrick(cards.length);

  const hands = handsLeft(dealt, cards);
  const turn = state && state.phase !== "over" ? state.turn : undefined;
  const match = turn && standingOf(sheet, length, turn);
  const toMove =
    state && turn && !waits
      ? {
          ...auction,
          ...agreed,
          ...(match ? { match } : {}),
          ask: "move",
          dealer,
          seat: turn,
          hand: hands[turn],
          seed: 1 + cards.length + calls.length,
          ...(state.phase === "play" ? playedSoFar(state) : {}),
        }
      : undefined;
  const error = useMoves(
    toMove && turn !== kYou ? { ...toMove, player: `full:level=${level}` } : undefined,
    { page: "play", params },
    moveOfOthers,
  );
  return {
    number,
    turned,
    dealt,
    state,
    before,
    question,
    toMove,
    error: error ?? drawn.error ?? wrong,
    cards,
    hands,
    turn,
    waits,
    goOn,
    move,
    undo: undone && (() => back(undone)),
  };
}

/** What the address says without your last choice and what came after it; nothing where there is none. */
function withoutLast(state: State, cards: readonly Card[], rules: RuleOptions): GameParameters | undefined {
  if (state.phase === "over") return undefined;
  const players = state.phase === "play" ? state.tricks.flatMap((trick) => trick.cards.map((_, i) => leftOf(trick.leader, i))) : [];
  const played = players.lastIndexOf(kYou);
  if (played >= 0) return { cards: cards.slice(0, played).join("") };
  const calls = state.auction ?? [];
  const called = speakersOf(state.dealer, rules, calls).lastIndexOf(kYou);
  return called >= 0 ? { cards: "", calls: calls.slice(0, called).join(" ") } : undefined;
}

/** What is asked for a deal: after one that was passed out, another of the same number. */
const drawing = ({ again = "", seed }: Record<string, string>, number: number, rules: string) => ({
  ask: "random",
  number: seed && again ? number + kMostDeals * Number(again) : number,
  rules,
});

/** The cards that are turned, as an address has them. In a game of a seed a single one was turned in its own way. */
const turnedIn = ({ turned }: Deal, seed: string | undefined, number: number): string =>
  seed && !Array.isArray(turned)
    ? (kSuits[(Number(seed) + number) % kSuits.length] as Suit)
    : [turned ?? []].flat().join();

function handsIn(code: string): Hands {
  const hands = handsOfCode(code, kDeck, kSeats.length);
  return Object.fromEntries(kSeats.map((seat, i) => [seat, hands[i]])) as Hands;
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
