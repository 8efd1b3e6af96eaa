// A hint: what a strong player of the library would do, and why, if there is a reason.
import type { Move } from "jasnel";
import { useContext } from "preact/hooks";
import { useAnswer } from "../engine/use_answer.js";
import type { Game } from "../game/use_game.js";
import { choiceText, LanguageContext, useWords } from "../text/language.js";
import { Inked } from "./inked.js";
import { Wrong } from "./notice.js";
import { Told } from "./told.js";

const kAdviser = "full:level=strong";

/** For your turn. */
export function Hint({ game }: { game: Game }) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const { answer, error } = useAnswer<Move>(
    game.toMove ? [{ ...game.toMove, ask: "move", player: kAdviser, why: true, language }] : [],
  );
  return (
    <Told class="hint" of="div">
      <Wrong error={error} />
      {!error && (
        <p>
          <Inked text={`${answer ? words.hint.choice(choiceText(words, answer.move)) : words.reading} ${answer?.why ?? ""}`} />
        </p>
      )}
    </Told>
  );
}
