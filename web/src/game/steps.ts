// The moves of a game, as its address changes.
import { goTo, settleAt } from "../address.js";
import { keepGame, keepOn, kPages, type GameParameters, type KeptName } from "./kept_game.js";
import { keepStep } from "./yardstick.js";

/** `after` tells the parameters after a choice in the game of `before`; nothing where none can be made. */
export function stepsOf<Choice>(
  name: KeptName,
  before: GameParameters,
  after: (choice: Choice) => GameParameters | undefined,
) {
  const page = kPages[name];
  // A deal that is played again is no game, nor is a board of the yardstick.
  const keep = (params: GameParameters) => {
    if (params["yard"]) keepStep(params);
    else if (!params["was"]) keepGame(params, name);
  };
  return {
    /** Yours: a step to which Back returns. */
    move: (choice: Choice): void => {
      const params = after(choice);
      if (!params) return;
      keep(params);
      goTo({ page, params });
    },
    /** To where it was your turn before: a step as well. */
    back: (changes: GameParameters): void => {
      const params = { ...before, ...changes };
      keep(params);
      goTo({ page, params });
    },
    /** What the others do is no step of its own: Back goes to where it was your turn. */
    moveOfOthers: (choice: Choice): void => {
      const params = after(choice);
      if (!params) return;
      keepOn(before, params, name);
      settleAt({ page, params });
    },
  };
}
