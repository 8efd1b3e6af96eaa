// Where the match stands, as the library takes it.
import type { Seat } from "jasnel";
import { isNorthSouth } from "./cards.js";
import type { GameLength } from "./game_length.js";
import { totalOf, type Line } from "./sheet.js";

const kMostDealsLeft = 64;
/** So near its end not points are judged but the chance to win: deals left, or points to go for a side. */
const kLastDeals = 2;
const kLastPoints = 250;

/** Before the deal that follows a sheet, for the side of a seat: `2,-80` or `1500,1200,1350`. Nothing where it began or is over. */
export function standingOf(sheet: readonly Line[], { deals, points }: GameLength, seat: Seat): string | undefined {
  const { ns, ew } = totalOf(sheet);
  const [own, theirs] = isNorthSouth(seat) ? [ns, ew] : [ew, ns];
  const left = deals - sheet.length;
  const goesOn = points ? Math.max(ns, ew) < points : left > 0 && left <= kMostDealsLeft;
  if (sheet.length === 0 || !goesOn) return undefined;
  return points ? [points, own, theirs].join() : [left, own - theirs].join();
}

/** How it stands for North-South where what is played in the deal that follows is judged by that. */
export function judgedBy(sheet: readonly Line[], { deals, points }: GameLength): string | undefined {
  const { ns, ew } = totalOf(sheet);
  const isNear = points ? Math.max(ns, ew) >= points - kLastPoints : sheet.length >= deals - kLastDeals;
  return isNear ? standingOf(sheet, { deals, points }, "N") : undefined;
}
