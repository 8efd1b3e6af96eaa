// The address of the page holds what is looked at: #page?key=value&key=value.
import { isHandsCode } from "./game/dealt.js";

export interface Place {
  page: string;
  params: Record<string, string>;
}

export function readPlace(hash: string): Place {
  const [page = "", query = ""] = hash.replace(/^#/, "").split("?", 2);
  return { page, params: Object.fromEntries(new URLSearchParams(query)) };
}

export function writePlace(place: Place): string {
  const filled = Object.entries(place.params).filter(([, value]) => value !== "");
  const query = new URLSearchParams(filled).toString();
  return query ? `#${place.page}?${query}` : `#${place.page}`;
}

/** Whether the address says this, also where what is shown does not follow it yet. */
export const isAt = (place: Place): boolean => writePlace(readPlace(location.hash)) === writePlace(place);

/** Goes to a place, a step in the history, so that Back comes back from it: for what a person does. */
export function goTo(place: Place): void {
  change(place, (hash) => history.pushState(null, "", hash));
}

/** Whether the page changes the address by itself just now. */
export let settles = false;

/** Changes the address without a step in the history: for what the page does by itself. */
export function settleAt(place: Place): void {
  settles = true;
  change(place, (hash) => history.replaceState(history.state, "", hash));
  settles = false;
}

/** What is shown follows. */
function change(place: Place, write: (hash: string) => void): void {
  const hash = writePlace(place);
  if (hash === location.hash) return;
  write(hash);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

type Check = (value: string) => boolean;

const oneOf =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value);
const isNumber: Check = (value) => /^\d+$/.test(value);
const isCount: Check = (value) => /^[1-9]\d{0,8}$/.test(value);
/** The cards of the first deal of a round. */
const isMost: Check = (value) => /^([1-9]|10)$/.test(value);
const isAny: Check = () => true;
const isSeat = oneOf("N", "E", "S", "W");
const isSuit = oneOf("S", "H", "D", "C");
/** How well the machines play. */
export const kLevels = ["beginner", "casual", "club", "strong", "full"];
const isLevel = oneOf(...kLevels);
/** Turned cards, one after another: `C,H`, or `C,joker`. */
const areTurned: Check = (value) => value.split(",").every(oneOf("S", "H", "D", "C", "joker"));
const isHand: Check = (value) => /^([AKQJT2-9]*\.){3}[AKQJT2-9]*$/i.test(value);
const isDeal: Check = (value) => {
  const hands = value.slice(2).split(" ");
  if (!value.startsWith("N:") || hands.length !== 4) return false;
  if (!hands.every((hand) => hand === "-" || isHand(hand))) return false;
  // No card twice: the ranks of a suit in all hands.
  return [0, 1, 2, 3].every((suit) => {
    const ranks = hands.map((hand) => hand.split(".")[suit] ?? "").join("").replaceAll("-", "");
    return new Set(ranks.toUpperCase()).size === ranks.length;
  });
};
const areCards: Check = (value) => /^([SHDC][AKQJT987])*$/.test(value);
const areLines: Check = (value) => value.split(".").every(areCards);
const areAllCards: Check = (value) => /^([SHDC][AKQJT2-9])*$/.test(value);
/** Packets, riffles and a cut. */
const isDealt: Check = (value) => /^(3-2-3|4-4|1)(,riffles=[1-3])?(,cut)?$/.test(value);
/** What was called and played before. */
const isWas: Check = (value) => /^(-|((pass|[SHDC]|(|re|super)double) ?)*([SHDC][AKQJT987])*)$/.test(value);
/** Where a match stands: deals left and the lead, or points to play for and both scores. */
const isStanding: Check = (value) => /^\d+(,-?\d+){1,2}$/.test(value);
const areCalls: Check = (value) => value.split(" ").every(oneOf("pass", "S", "H", "D", "C", "double", "redouble", "superdouble"));

/** What the address of each page may say. */
const kKeys: Record<string, Record<string, Check>> = {
  home: { trump: isSuit, declarer: isSeat },
  hand: {
    hand: isHand, dealer: isSeat, rules: isAny, place: isAny, passes: isNumber, turned: areTurned, deals: isCount,
    dealt: isDealt,
  },
  deal: {
    deal: isDeal, rules: isAny, leader: isSeat, trump: isSuit, declarer: isSeat,
    calls: areCalls, turned: areTurned, match: isStanding, cards: areCards, seen: isNumber, aim: oneOf("points", "score"),
    conventions: isAny, lines: areLines, line: isNumber,
  },
  play: {
    game: isAny, seed: isNumber, number: isCount, hands: isHandsCode, turned: areTurned, again: isCount, rules: isAny, place: isAny, level: isLevel,
    dealer: isSeat, sheet: isAny, calls: areCalls, cards: areCards, conventions: isAny, trump: isSuit, declarer: isSeat, was: isWas,
    yard: oneOf("1"), friend: isWas,
  },
  puzzles: { view: oneOf("yardstick", "calls", "counting", "course"), number: isCount, rules: oneOf("kbn", "nku-rotterdam"), theme: oneOf("all", "leads", "follows", "trumps", "roem", "pit", "ending") },
  pad: { game: isAny },
  club: { board: isCount, kind: oneOf("pairs", "boompjes") },
  boerenbridge: {
    view: oneOf("bid"), players: oneOf("3", "4", "5", "6", "7"), hand: isHand, bids: isAny, deals: isCount,
    game: isAny, seed: isNumber, number: isCount, hands: isHandsCode, dealer: oneOf("0", "1", "2", "3", "4"),
    most: isMost, level: isLevel, sheet: isAny, cards: areAllCards,
  },
};

/** What is wrong with an address: its page, one of its keys, or the value of one. */
export type AddressFault =
  | { kind: "page"; text: string; expected: string[] }
  | { kind: "key"; text: string; expected: string[] }
  | { kind: "value"; text: string; key: string; most?: number };

/** The first thing in an address that the page cannot follow; what it can, it does. */
export function faultOf(place: Place): AddressFault | undefined {
  if (place.page === "" && Object.keys(place.params).length === 0) return undefined;
  const keys = kKeys[place.page];
  if (!keys) return { kind: "page", text: place.page, expected: Object.keys(kKeys) };
  for (const [key, value] of Object.entries(place.params)) {
    const check = keys[key];
    if (!check) return { kind: "key", text: key, expected: Object.keys(keys) };
    if (value !== "" && !check(value)) return { kind: "value", text: value, key };
  }
  return undefined;
}
