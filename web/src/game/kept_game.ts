// The game that is played: kept by the browser, so that it is there again when the address has none.
import { writePlace } from "../address.js";
import { keep, kept } from "../storage.js";
import type { GameLength } from "./game_length.js";
import { isEnded, keptPad } from "./kept_pad.js";
import { cardsOf } from "./played.js";

/** The parameters of a game in an address. */
export type GameParameters = Record<string, string>;

/** Of each game the browser keeps one. */
const kKeys = { klaverjas: "game", boerenbridge: "boerenbridge" };
export type KeptName = keyof typeof kKeys;
export const kPages: Record<KeptName, string> = { klaverjas: "play", boerenbridge: "boerenbridge" };

/** Which game it is: a name of its own, or the seed that its deals are of; nothing where no game is told. */
export const gameOf = (params: GameParameters | undefined): string => params?.["game"] || params?.["seed"] || "";

/** A name that no other game has. */
export const newName = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((number) => number.toString(36)).join("");

export const keepGame = (params: GameParameters, name: KeptName = "klaverjas"): void =>
  keep(kKeys[name], new URLSearchParams(params).toString());

export function keptGame(name: KeptName = "klaverjas"): GameParameters | undefined {
  const params = Object.fromEntries(new URLSearchParams(kept(kKeys[name]) ?? ""));
  return gameOf(params) ? params : undefined;
}

/** Keeps what became of a game by itself, if it was kept so far. */
export function keepOn(before: GameParameters, after: GameParameters, name: KeptName): void {
  const [kept, led] = [keptGame(name) ?? {}, before].map((params) => writePlace({ page: kPages[name], params }));
  if (kept === led) keepGame(after, name);
}

/**
 * Whether something would be lost with a game of this length: it has begun, and its last deal is not over. Without the
 * length no deal is known to be the last. What became of a deal is on the pad.
 */
export function isInProgress(params: GameParameters, length?: GameLength): boolean {
  const cards = cardsOf(params["cards"] ?? "").length;
  const number = Number(params["number"]);
  const written = keptPad().find(({ game, sheet }) => game === gameOf(params) && sheet.length === number);
  const isLast = length?.deals ? number >= length.deals : length && written && isEnded(written);
  const ended = cards === 32 && isLast;
  return !ended && !params["was"] && !params["yard"] && Boolean(cards > 0 || params["calls"] || params["sheet"]);
}
