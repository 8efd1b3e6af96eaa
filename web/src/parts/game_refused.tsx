// An address that tells of a game or a deal that there is not.
import { useWords } from "../text/language.js";
import { Wrong } from "./notice.js";

/** That a game has no more deals than these. */
export function NoSuchDeal({ number, deals, ...props }: { number: string; deals: number; again: string; onNewGame: () => void }) {
  const words = useWords();
  return <GameRefused error={words.badAddress({ kind: "value", key: "number", text: number, most: deals })} {...props} />;
}

export interface GameRefusedProps {
  error: string;
  /** What a new game is called. */
  again: string;
  onNewGame: () => void;
}

export function GameRefused({ error, again, onNewGame }: GameRefusedProps) {
  return (
    <>
      <Wrong error={error} />
      <button type="button" class="new-game" onClick={onNewGame}>
        {again}
      </button>
    </>
  );
}
