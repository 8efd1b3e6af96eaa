// Where the match stands, as the library takes it.
import type { Seat } from "jasnel";
import { isNorthSouth } from "./cards.js";
import type { GameLength } from "./game_length.js";
import { totalOf, type Line } from "./sheet.js";

const kMostDealsLeft = 64;

/** Before the deal that follows a sheet, for the side of a seat: `2,-80` or `1500,1200,1350`. Nothing where it began or is over. */
export function standingOf(sheet: readonly Line[], { deals, points }: GameLength, seat: Seat): string | undefined {
  const { ns, ew } = totalOf(sheet);
  const [own, theirs] = isNorthSouth(seat) ? [ns, ew] : [ew, ns];
  const left = deals - sheet.length;
  const goesOn = points ? Math.max(ns, ew) < points : left > 0 && left <= kMostDealsLeft;
  if (sheet.length === 0 || !goesOn) return undefined;
  return points ? [points, own, theirs].join() : [left, own - theirs].join();
}
