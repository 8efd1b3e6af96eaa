// A result as it is typed: what is wrong with it, and what both sides write down.
import type { Solved } from "jasnel";
import { pool } from "../engine/pool.js";
import { isNorthSouth } from "../game/cards.js";
import type { Entry } from "./evening.js";

const kCardPoints = 162;
const kMostRoem = 900;
const kLastTrick = 10;

export type EntryFault = "points" | "nsRoem" | "ewRoem" | "pit" | "pitRoem" | "missing";

export const isEmpty = (entry: Entry): boolean =>
  !entry.declarer && !entry.trump && !entry.points && !entry.nsRoem && !entry.ewRoem && !entry.pit && !entry.cancelled;

const numberOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN);
const roemOf = (text: string): number => (text.trim() === "" ? 0 : numberOf(text));

/** Sums of 20, 50 and 100: as the library's comparison has it. */
const canBeRoem = (roem: number): boolean =>
  roem >= 0 && roem <= kMostRoem && roem % 10 === 0 && roem !== 10 && roem !== 30;

/** The first thing that is wrong with an entry; what is not filled in yet comes last. */
export function faultOf(entry: Entry): EntryFault | undefined {
  if (entry.cancelled || isEmpty(entry)) return undefined;
  const points = numberOf(entry.points);
  if (entry.points !== "" && !(points <= kCardPoints)) return "points";
  if (!canBeRoem(roemOf(entry.nsRoem))) return "nsRoem";
  if (!canBeRoem(roemOf(entry.ewRoem))) return "ewRoem";
  if (!entry.declarer || !entry.trump || entry.points === "") return "missing";
  if (!entry.pit) return undefined;
  if (points !== 0 && points !== kCardPoints) return "pit";
  const nsTookAll = isNorthSouth(entry.declarer) === (points === kCardPoints);
  return roemOf(nsTookAll ? entry.ewRoem : entry.nsRoem) > 0 ? "pitRoem" : undefined;
}

/**
 * What North-South and East-West write down by the rules of nat and pit, which are the engine's: it
 * is asked for the score of a last trick of sevens and nines that brings what is written here.
 */
export async function writtenOf(entry: Entry, rules: string): Promise<[number, number]> {
  const { declarer = "N", trump = "S" } = entry;
  const points = numberOf(entry.points);
  const ns = isNorthSouth(declarer) ? points : kCardPoints - points;
  const ew = kCardPoints - ns;
  const nsRoem = roemOf(entry.nsRoem);
  const ewRoem = roemOf(entry.ewRoem);
  const nsLast = ns >= ew;
  const tricks = entry.pit ? (nsLast ? 7 : 0) : 3;
  // Two plain suits, a nine and a seven of each at one side: the leader wins, and no roem falls.
  const hands = trump === "S" || trump === "H" ? "N:..9. ...9 ..7. ...7" : "N:9... .9.. 7... .7..";
  const before = `ns=${ns - (nsLast ? kLastTrick : 0)} ew=${ew - (nsLast ? 0 : kLastTrick)}`;
  const deal =
    `${hands} rules=${rules} trump=${trump} leader=${nsLast ? "N" : "E"} declarer=${declarer} ` +
    `${before} ns-roem=${nsRoem} ew-roem=${ewRoem} ns-tricks=${tricks}`;
  const { answers } = await pool.ask<{ answers: Solved[] }>({ ask: "solve", deal, objective: "score" });
  const { ns: nsScore, ew: ewScore } = answers[0] ?? {};
  if (nsScore === undefined || ewScore === undefined) throw new Error("no score");
  return [nsScore, ewScore];
}
