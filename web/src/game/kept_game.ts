// The game that is played: kept by the browser, so that it is there again when the address has none.
import { writePlace } from "../address.js";
import { keep, kept } from "../storage.js";
import { cardsOf } from "./played.js";

/** The parameters of a game in an address. */
export type GameParameters = Record<string, string>;

/** Of each game the browser keeps one. */
const kKeys = { klaverjas: "game", boerenbridge: "boerenbridge" };
export type KeptName = keyof typeof kKeys;
export const kPages: Record<KeptName, string> = { klaverjas: "play", boerenbridge: "boerenbridge" };

/** Which game it is: a name of its own, or the seed that its deals are of; nothing where no game is told. */
export const gameOf = (told: GameParameters | undefined): string => told?.["game"] || told?.["seed"] || "";

/** A name that no other game has. */
export const newName = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((number) => number.toString(36)).join("");

export const keepGame = (told: GameParameters, name: KeptName = "klaverjas"): void =>
  keep(kKeys[name], new URLSearchParams(told).toString());

export function keptGame(name: KeptName = "klaverjas"): GameParameters | undefined {
  const told = Object.fromEntries(new URLSearchParams(kept(kKeys[name]) ?? ""));
  return gameOf(told) ? told : undefined;
}

/** Keeps what became of a game by itself, if it was kept so far. */
export function keepOn(before: GameParameters, after: GameParameters, name: KeptName): void {
  const [kept, led] = [keptGame(name) ?? {}, before].map((told) => writePlace({ page: kPages[name], told }));
  if (kept === led) keepGame(after, name);
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
