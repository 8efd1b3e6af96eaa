// The moves of a game, as its address changes.
import { goTo, settleAt } from "../address.js";
import { keepGame, keepOn, kPages, type GameParameters, type KeptName } from "./kept_game.js";

/** `after` tells the parameters after a choice in the game of `before`; nothing where none can be made. */
export function stepsOf<Choice>(
  name: KeptName,
  before: GameParameters,
  after: (choice: Choice) => GameParameters | undefined,
) {
  const page = kPages[name];
  return {
    /** Yours: a step to which Back returns. */
    move: (choice: Choice): void => {
      const told = after(choice);
      if (!told) return;
      keepGame(told, name);
      goTo({ page, told });
    },
    /** What the others do is no step of its own: Back goes to where it was your turn. */
    moveOfOthers: (choice: Choice): void => {
      const told = after(choice);
      if (!told) return;
      keepOn(before, told, name);
      settleAt({ page, told });
    },
  };
}
