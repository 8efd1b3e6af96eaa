// A deal that was played, played again: the same cards, by other choices. It is no game, and nothing is kept of it; what
// was called and played before stands in the address.
import type { Call, Card } from "jasnel";
import { goTo } from "../address.js";
import { newName, type GameParameters } from "./kept_game.js";
import { cardsOf } from "./played.js";
import type { Point } from "./points.js";

/** What was played before, in an address: calls, and cards behind them; `-` where nothing was. */
export const wasText = (calls: string, cards: string): string => [calls, cards].filter((text) => text !== "").join(" ") || "-";

/** Nothing where the deal was not played before. */
export function wasOf(params: GameParameters): { calls: Call[]; cards: Card[] } | undefined {
  const was = params["was"];
  if (!was) return undefined;
  const words = was === "-" ? [] : was.split(" ");
  const cards = cardsOf(words.at(-1) ?? "");
  if (cards.length > 0) words.pop();
  return { calls: words as Call[], cards };
}

/** The same deal from a point on, or from its first call. */
export function playAgain(params: GameParameters, point?: Point): void {
  const { calls = "", cards = "" } = params;
  const before =
    !point ? { calls: "", cards: "" }
    : "call" in point ? { calls: calls.split(" ").slice(0, point.call).join(" "), cards: "" }
    : { calls, cards: cards.slice(0, 2 * point.card) };
  const again = { ...params, ...before, game: newName(), yard: "", friend: "", was: params["was"] ?? wasText(calls, cards) };
  goTo({ page: "play", params: again });
}
