// The games that were played, as the browser keeps them: the newest first.
import { keep, kept } from "../storage.js";
import { sheetOf, sheetText, type Line } from "./sheet.js";

export interface KeptSheet {
  /** Which game it was. */
  game: string;
  rules: string;
  level: string;
  /** The day of its last deal, as 2026-11-24. */
  day: string;
  /** In the whole game; in one to points so far. */
  deals: number;
  /** In a game to points: how many, and who has won it, once somebody has. */
  points?: number;
  won?: "ns" | "ew" | undefined;
  sheet: Line[];
}

const kKey = "pad";
const kMostGames = 500;

interface Written extends Omit<KeptSheet, "sheet"> {
  sheet: string;
}

const isWritten = (one: unknown): one is Written => {
  const { game, rules, level, day, deals, sheet, points = 0 } = Object(one) as Record<string, unknown>;
  return typeof points === "number" && [game, rules, level, day, sheet].every((text) => typeof text === "string") && typeof deals === "number";
};

export function keptPad(): KeptSheet[] {
  try {
    const told: unknown = JSON.parse(kept(kKey) ?? "[]");
    if (!Array.isArray(told)) return [];
    // Once a game was named by its seed.
    const named = told.map((one: unknown) => ({ game: (Object(one) as Record<string, unknown>)["seed"], ...Object(one) }) as unknown);
    return named.filter(isWritten).map((one) => ({ ...one, sheet: sheetOf(one.sheet) }));
  } catch {
    return [];
  }
}

const write = (pad: readonly KeptSheet[]): void =>
  keep(kKey, JSON.stringify(pad.map((one) => ({ ...one, sheet: sheetText(one.sheet) }))));

const isSame = (one: KeptSheet, other: KeptSheet): boolean =>
  one.game === other.game && one.rules === other.rules;

/** Writes a game down; it takes the place of what was written of it before. */
export const keepSheet = (game: KeptSheet): void =>
  write([game, ...keptPad().filter((one) => !isSame(one, game))].slice(0, kMostGames));

/** Whether the game was played to its end. */
export const isEnded = ({ sheet, deals, points, won }: KeptSheet): boolean =>
  points ? won !== undefined : sheet.length >= deals;

export const forgetPad = (): void => write([]);

/** The day by the clock of this machine. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
