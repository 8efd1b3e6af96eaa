// The yardstick: fixed boards in sets of 32, and what was lost on each by what could be known, kept by the browser.
import type { DealInPlay, DealLost } from "jasnel";
import type { Place } from "../address.js";
import { keep, kept } from "../storage.js";
import { wasText } from "./again.js";
import type { GameParameters } from "./kept_game.js";

export const kBoards = 32;
const kKey = "yardstick";

export interface Board {
  /** As far as it was played the first time. */
  calls: string;
  cards: string;
  /** A choice was taken back, so that it does not count. */
  back?: boolean;
  /** Once it is over; then what was lost. */
  record?: DealInPlay;
  lost?: DealLost;
}

/** By set and board, `3.7`. */
export type Boards = Record<string, Board>;

export function keptBoards(): Boards {
  try {
    return Object(JSON.parse(kept(kKey) ?? "{}")) as Boards;
  } catch {
    return {};
  }
}

export const nameOf = ({ seed, number }: GameParameters): string => `${seed}.${number}`;

function change(name: string, to: Board): void {
  keep(kKey, JSON.stringify({ ...keptBoards(), [name]: to }));
}

type Made = Pick<Board, "calls" | "cards">;

/** Whether choices are those of `before`, and maybe more. */
const goesOn = (made: Made, before: Made): boolean => made.calls.startsWith(before.calls) && made.cards.startsWith(before.cards);

/** A choice on a board: one that was made otherwise before was taken back. */
export function keepStep(params: GameParameters): void {
  const { calls = "", cards = "" } = params;
  const made = { calls, cards };
  const board = keptBoards()[nameOf(params)];
  if (board?.record) return;
  const on = !board || goesOn(made, board);
  const back = !on && !goesOn(board, made);
  if (on || back) change(nameOf(params), { ...made, ...(back || board?.back ? { back: true } : {}) });
}

/** Keeps a board that is over, if it was played here; whether it was. */
export function keepEnd(params: GameParameters, record: DealInPlay): boolean {
  const { calls = "", cards = "" } = params;
  const board = keptBoards()[nameOf(params)];
  if (!board || !goesOn({ calls, cards }, board)) return false;
  if (!board.record) change(nameOf(params), { ...board, calls, cards, record });
  return true;
}

export function keepLost(name: string, { lost, levels }: DealLost): void {
  const board = keptBoards()[name];
  if (board?.record && !board.lost) change(name, { ...board, lost: { lost, levels } });
}

/** What was lost on all boards that count. */
export const lossesOf = (boards: Boards): DealLost[] =>
  Object.values(boards).flatMap(({ lost, back }) => (lost && !back ? [lost] : []));

/** Where a board is played; or looked at, once it is over. */
export function boardPlace(set: number, number: number, boards: Boards): Place {
  const { calls = "", cards = "" } = boards[`${set}.${number}`] ?? {};
  return { page: "play", params: { yard: "1", seed: String(set), number: String(number), level: "club", rules: "kbn", calls, cards } };
}

/** The address of a board for somebody else, with what was called and played here. */
export const placeToSend = ({ calls = "", cards = "", ...params }: GameParameters): Place => ({
  page: "play",
  params: { ...params, friend: wasText(calls, cards) },
});
