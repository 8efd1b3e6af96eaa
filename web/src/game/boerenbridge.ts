// A game of boerenbridge, as the address has it: bids, cards and the score sheet.
import type { Card } from "jasnel";
import { handText, kFullDeck } from "./cards.js";
import { handsOfCode } from "./dealt.js";
import type { GameParameters } from "./kept_game.js";

/** What a player bid, took and wrote down. */
export interface Figure {
  bid: number;
  taken: number;
  points: number;
}

/** A deal on the score sheet; figures by player. */
export interface SheetDeal {
  cards: number;
  figures: Figure[];
}

/** `2,0,1`: in the order of the bidding. */
export const bidsOf = (text: string): number[] =>
  text
    .split(",")
    .filter((bid) => /^\d+$/.test(bid))
    .map(Number);

/** Cards one after the other, of a whole deck: `S2HT`. */
export const allCardsOf = (text: string): Card[] => text.match(/[SHDC][AKQJT2-9]/g) ?? [];

/** `10_2.2.14_0.1.-2`, deals with a star between them: the cards, then bid, taken and points of each player. */
export const sheetText = (sheet: readonly SheetDeal[]): string =>
  sheet
    .map(({ cards, figures }) =>
      [cards, ...figures.map(({ bid, taken, points }) => [bid, taken, points].join("."))].join("_"),
    )
    .join("*");

function dealOf(text: string, players: number): SheetDeal | undefined {
  const [cards = "", ...told] = text.split("_");
  const figures = told.flatMap((figure) => {
    const [, bid, taken, points] = /^(\d+)\.(\d+)\.(-?\d+)$/.exec(figure) ?? [];
    return bid === undefined ? [] : [{ bid: Number(bid), taken: Number(taken), points: Number(points) }];
  });
  return /^\d+$/.test(cards) && figures.length === players ? { cards: Number(cards), figures } : undefined;
}

export const sheetOf = (text: string, players: number): SheetDeal[] =>
  text
    .split("*")
    .map((deal) => dealOf(deal, players))
    .filter((deal) => deal !== undefined);

/** The points of each player. */
export const totalsOf = (sheet: readonly SheetDeal[], players: number): number[] =>
  Array.from({ length: players }, (_, player) =>
    sheet.reduce((sum, { figures }) => sum + (figures[player]?.points ?? 0), 0),
  );

/** What stands by seat, by player: `seats` has who sits in each. */
export function byPlayer<Value>(seats: readonly number[], values: readonly Value[]): Value[] {
  const placed: Value[] = [];
  for (const [seat, player] of seats.entries()) placed[player] = values[seat] as Value;
  return placed;
}

/** A deal as it was dealt. */
export interface DealtTricks {
  /** As the library has it. */
  line: string;
  players: number;
  /** By seat, each with so many cards. */
  hands: Card[][];
  cards: number;
  /** The player in each seat; the last one deals. */
  seats: number[];
  dealer: number;
}

/** The deal whose `hands` and `dealer` an address has. */
export function dealIn(params: GameParameters, players: number): DealtTricks {
  const hands = handsOfCode(params["hands"] ?? "", kFullDeck, players);
  const dealer = Number(params["dealer"]) % players;
  return {
    line: `0:${hands.map(handText).join(" ")}`,
    players,
    hands,
    cards: hands[0]?.length ?? 0,
    seats: hands.map((_, seat) => (dealer + 1 + seat) % players),
    dealer,
  };
}

/** The deals of a round from so many cards down to one, and up again. */
export const dealsInRound = (most: number): number => 2 * most - 1;

/** Whether the last card of a round was played. */
export const isRoundOver = (params: GameParameters, players: number, most: number): boolean =>
  Number(params["number"]) >= dealsInRound(most) && allCardsOf(params["cards"] ?? "").length >= players * most;

/** Whether something was bid or played. */
export const hasBegun = (params: Record<string, string>): boolean =>
  Boolean(params["bids"] || params["cards"] || params["sheet"]);
