// What perfect play brings after a card, in words: why one is the best where all hands are seen.
import type { Card, PlayState, SolveAnswer } from "jasnel";
import { useAnswer } from "../engine/use_answer.js";
import { leftOf, sideOf } from "../game/cards.js";
import { asQuestion, type Played } from "../game/played.js";
import { cardName, useWords } from "../text/language.js";

/** The tricks that the side of `card` takes from the one on in which it is played. */
export function RestTold({ played, card }: { played: Played; card: Card }) {
  const words = useWords();
  const after = { ...played, cards: [...played.cards, card] };
  const state = useAnswer<PlayState>([{ ask: "state", ...asQuestion(after) }]).answer;
  const solved = useAnswer<SolveAnswer>(state?.phase === "play" ? [{ ask: "solve", deal: state.position, objective: "score" }] : []);
  const line = state?.phase === "over" ? [] : solved.answer?.answers[0]?.line;
  const rest = { ...after, cards: [...after.cards, ...(line ?? [])] };
  const end = useAnswer<PlayState>(line ? [{ ask: "state", ...asQuestion(rest) }] : []).answer;
  const from = Math.floor(played.cards.length / 4);
  const trick = end?.tricks[from];
  if (!end || !trick) return null;
  const side = sideOf(leftOf(trick.leader, played.cards.length % 4));
  const taken = end.tricks.flatMap(({ winner, points = 0, roem = 0 }, i) =>
    i >= from && winner && sideOf(winner) === side ? [{ number: i + 1, points, roem }] : [],
  );
  const sum = (of: "points" | "roem") => taken.reduce((all, one) => all + one[of], 0);
  return <>{words.puzzles.rest(cardName(words, card), words.sides[side], taken.map(({ number }) => number), sum("points"), sum("roem"))}</>;
}
