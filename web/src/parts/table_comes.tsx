// The table while nothing is known of the game yet: somebody who waits is told for what.
import { useWords } from "../text/language.js";

export function TableComes() {
  const words = useWords();
  return (
    <div class="game">
      <div class="felt comes">
        <p role="status">{words.loading}</p>
      </div>
    </div>
  );
}
