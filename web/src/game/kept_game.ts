// The game that is played: kept by the browser, so that it is there again when the address has none.
import { keep, kept } from "../storage.js";
import { cardsOf } from "./played.js";

/** The parameters of a game in an address. */
export type GameParameters = Record<string, string>;

const kKey = "game";

export const keepGame = (told: GameParameters): void => keep(kKey, new URLSearchParams(told).toString());

export function keptGame(): GameParameters | undefined {
  const told = Object.fromEntries(new URLSearchParams(kept(kKey) ?? ""));
  return told["seed"] ? told : undefined;
}

/**
 * Whether something would be lost with a game of so many deals: it has begun, and its last deal is not
 * over. Without the number of deals no deal is known to be the last.
 */
export function isInProgress(told: GameParameters, deals = Infinity): boolean {
  const cards = cardsOf(told["cards"] ?? "").length;
  const ended = cards === 32 && Number(told["number"]) >= deals;
  return !ended && Boolean(cards > 0 || told["calls"] || told["sheet"]);
}
