// The game that is played: kept by the browser, so that it is there again when the address has none.
import { keep, kept } from "../storage.js";
import { cardsOf } from "./played.js";

/** The parameters of a game in an address. */
export type GameParameters = Record<string, string>;

/** Of each game the browser keeps one. */
const kKeys = { klaverjas: "game", boerenbridge: "boerenbridge" };
export type KeptName = keyof typeof kKeys;

export const keepGame = (told: GameParameters, name: KeptName = "klaverjas"): void =>
  keep(kKeys[name], new URLSearchParams(told).toString());

export function keptGame(name: KeptName = "klaverjas"): GameParameters | undefined {
  const told = Object.fromEntries(new URLSearchParams(kept(kKeys[name]) ?? ""));
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
