// A hint in boerenbridge: what a strong player of the library would do, and what it expects of it.
import type { Card, TricksMove } from "jasnel";
import { writePlace } from "../address.js";
import { useAnswer } from "../engine/use_answer.js";
import { handText } from "../game/cards.js";
import type { TricksGame } from "../game/use_boerenbridge.js";
import { cardText, percent, signed, useWords } from "../text/language.js";
import { Inked } from "./inked.js";
import { Wrong } from "./notice.js";
import { Told } from "./told.js";

const kAdviser = "full:level=strong";

/** For your turn. */
export function TricksHint({ game, hand }: { game: TricksGame; hand: readonly Card[] }) {
  const words = useWords();
  const { answer, error } = useAnswer<TricksMove>(
    game.toMove ? [{ ...game.toMove, player: kAdviser }] : [],
  );
  const choice = answer?.move;
  const opinion = answer?.moves?.find(({ move }) => move === choice);
  return (
    <Told class="hint" of="div">
      <Wrong error={error} />
      {!error && (
        <p>
          <Inked
            text={
              choice === undefined
                ? words.reading
                : words.hint.choice(typeof choice === "number" ? words.boerenbridge.bids(choice) : cardText(words, choice))
            }
          />{" "}
          {opinion?.makes !== undefined &&
            words.boerenbridge.expects(signed(opinion.score, 1), percent(opinion.makes))}{" "}
          {game.state?.phase === "bids" && game.deal && (
            <a href={adviceOf(game.deal.players, hand, game.bids)}>{words.boerenbridge.weigh}</a>
          )}
        </p>
      )}
    </Told>
  );
}

/** Where each bid is weighed. */
const adviceOf = (players: number, hand: readonly Card[], bids: readonly number[]): string =>
  writePlace({
    page: "boerenbridge",
    params: { view: "bid", players: String(players), hand: handText(hand), bids: bids.join() },
  });
