// A question that is answered before anything else.
import { useEffect, useRef } from "preact/hooks";
import { useWords } from "../text/language.js";
import type { Words } from "../text/words.js";

export interface AskProps {
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  /** Escape says no too. */
  onNo: () => void;
}

/** A game of klaverjas, or a round of boerenbridge. */
type GameWords = Pick<Words, "newGame" | "stopGame">;

export function Ask({ question, yes, no, onYes, onNo }: AskProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label={question} onClose={onNo}>
      <p>{question}</p>
      <div class="choices">
        <button type="button" onClick={onNo}>
          {no}
        </button>
        <button type="button" class="yes" onClick={onYes}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}

/** Whether a game is stopped for a new one; `game` has the words for it. */
export function AskToStop({ game, onYes, onNo }: { game: GameWords } & Pick<AskProps, "onYes" | "onNo">) {
  const words = useWords();
  return <Ask question={game.stopGame} yes={game.newGame} no={words.keepGame} onYes={onYes} onNo={onNo} />;
}
