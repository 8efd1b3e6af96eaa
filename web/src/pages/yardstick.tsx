// The yardstick: sets of 32 fixed boards, and how good somebody is by what their choices lost on them.
import type { Rating, Yardstick } from "jasnel";
import { useContext, useEffect, useState } from "preact/hooks";
import { writePlace } from "../address.js";
import { useAnswer } from "../engine/use_answer.js";
import { boardPlace, kBoards, keepLost, keptBoards, lossesOf } from "../game/yardstick.js";
import { Wrong } from "../parts/notice.js";
import { LanguageContext, useWords } from "../text/language.js";

/** Fewer say nothing. */
const kFewest = 4;

export function YardstickPage() {
  const words = useWords();
  const language = useContext(LanguageContext);
  const [boards, setBoards] = useState(keptBoards);
  // Those that are over, and not yet judged.
  const [name, left] = Object.entries(boards).find(([, { record, lost }]) => record && !lost) ?? [];
  const judged = useAnswer<Yardstick>(left?.record ? [{ ...left.record, ask: "yardstick" }] : []);
  useEffect(() => {
    if (!name || !judged.answer) return;
    keepLost(name, judged.answer);
    setBoards(keptBoards());
  }, [judged.answer]);
  const deals = lossesOf(boards);
  const rating = useAnswer<Rating>(deals.length >= kFewest ? [{ ask: "rating", deals }] : []);
  const isOver = (set: number, number: number) => boards[`${set}.${number}`]?.record !== undefined;
  const numbers = Array.from({ length: kBoards }, (_, i) => i + 1);
  // The first set that is not played to its end.
  let set = 1;
  while (numbers.every((number) => isOver(set, number))) ++set;
  const next = numbers.find((number) => !isOver(set, number)) ?? 1;
  const { answer } = rating;
  const told = (points: number) =>
    points.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace("-", "−");
  const within = ({ points, low, high }: Rating["lost"]) => `${told(points)} ± ${told((high - low) / 2)}`;
  return (
    <section class="yardstick">
      <h2>{words.yard.title}</h2>
      <p>{words.yard.about}</p>
      <p>
        <a class="hero" href={writePlace(boardPlace(set, next, boards))}>{words.yard.play(set, next)}</a>
      </p>
      <Wrong error={rating.error ?? judged.error} />
      <p role="status">{answer ? words.yard.rated(answer.deals, within(answer.lost), answer.lost.more_sets) : words.yard.fewest(kFewest)}</p>
      {answer && (
        <table class="rating">
          <thead>
            <tr>
              <td />
              <th scope="col" class="figure">{words.yard.loses}</th>
              <th scope="col" class="figure">{words.yard.less}</th>
            </tr>
          </thead>
          <tbody>
            {answer.levels.map(({ level, lost, less }) => (
              <tr key={level} data-level={level}>
                <th scope="row">{words.levels[level] ?? level}</th>
                <td class="figure">{told(lost.points)}</td>
                <td class="figure">{within(less)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ol class="boards">
        {numbers.map((number) => {
          const board = boards[`${set}.${number}`];
          return (
            <li key={number}>
              <a href={writePlace(boardPlace(set, number, boards))}>{number}</a>{" "}
              {board?.back ? words.yard.not : board?.lost ? Math.round(board.lost.lost) : board ? "…" : ""}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
