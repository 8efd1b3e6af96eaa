// An address that tells of a deal that a game does not have.
import { useWords } from "../text/language.js";
import { Wrong } from "./notice.js";

export interface GameRefusedProps {
  number: string;
  /** The deals of the game. */
  deals: number;
  /** What a new game is called. */
  again: string;
  onNewGame: () => void;
}

export function GameRefused({ number, deals, again, onNewGame }: GameRefusedProps) {
  const words = useWords();
  return (
    <>
      <Wrong error={words.badAddress({ kind: "value", key: "number", text: number, most: deals })} />
      <button type="button" class="new-game" onClick={onNewGame}>
        {again}
      </button>
    </>
  );
}
