// The moves of a game, as its address changes.
import { goTo, settleAt } from "../address.js";
import { keepGame, type GameParameters, type KeptName } from "./kept_game.js";

const kPages: Record<KeptName, string> = { klaverjas: "play", boerenbridge: "boerenbridge" };

/** `after` tells the parameters after a choice; nothing where none can be made. */
export function stepsOf<Choice>(name: KeptName, after: (choice: Choice) => GameParameters | undefined) {
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
      if (told) settleAt({ page, told });
    },
  };
}
