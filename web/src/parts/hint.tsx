// A hint: what a strong player of the library would do, and why, if there is a reason.
import type { Analysis, Call, Card, Move } from "jasnel";
import { useContext } from "preact/hooks";
import { useAnswer } from "../engine/use_answer.js";
import { tricksOf } from "../game/played.js";
import type { Game } from "../game/use_game.js";
import { choiceText, LanguageContext, useWords } from "../text/language.js";
import { Wrong } from "./notice.js";

const kAdviser = "full:level=strong";

/** For your turn; the reason comes after the choice. */
export function Hint({ game }: { game: Game }) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const { answer, error } = useAnswer<Move<Call | Card>>(
    game.toMove ? [{ ...game.toMove, ask: "move", player: kAdviser }] : [],
  );
  const move = answer?.move;
  const isCard = move !== undefined && game.state?.phase === "play";
  // Judged as if it had been played.
  const judged = useAnswer<Analysis>(
    isCard && game.question
      ? [{ ...game.question, ask: "analyse", fair: true, language, tricks: tricksOf([...game.cards, move as Card]) }]
      : [],
  );
  const why = judged.answer?.fair?.cards?.at(-1)?.why;
  return (
    <div class="hint" role="status">
      <Wrong error={error ?? judged.error} />
      {!error && (
        <p>
          {move ? words.hint.choice(choiceText(words, move)) : words.reading} {isCard && judged.busy && words.hint.asks}
          {why}
        </p>
      )}
    </div>
  );
}
