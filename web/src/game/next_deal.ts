// From one deal of a game to the next.
import { goTo } from "../address.js";
import { focusTable } from "../focus.js";
import { keepGame, type GameParameters } from "./kept_game.js";
import type { GameOptions } from "./use_game.js";

/** What stays the same from deal to deal. */
export const keptOf = ({ params, rules, level, conventions }: GameOptions): GameParameters => ({
  level,
  rules,
  conventions,
  game: params["game"] ?? "",
  seed: params["seed"] ?? "",
  dealer: params["dealer"] ?? "",
});

/** After a deal that was passed out: another of the same number, by the same dealer. */
export function dealAgain(options: GameOptions): void {
  const { params } = options;
  const again = {
    ...keptOf(options),
    number: params["number"] ?? "1",
    again: String(Number(params["again"] ?? 0) + 1),
    sheet: params["sheet"] ?? "",
  };
  keepGame(again);
  goTo({ page: "play", params: again });
  focusTable();
}
