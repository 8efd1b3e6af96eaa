// Ways in which a deal was played, side by side: what each was worth from where they part, and what came of it.
import type { DealInPlay, PlayState, Solved } from "jasnel";
import type { ComponentChildren } from "preact";
import { useAnswer } from "../engine/use_answer.js";
import { tricksOf } from "../game/played.js";
import { cardsOfRecord } from "../game/points.js";
import { choiceText, signed, useWords } from "../text/language.js";
import type { Words } from "../text/words.js";
import { Inked } from "./inked.js";
import { Short, SideName } from "./short.js";

export interface Way {
  name: ComponentChildren;
  record: DealInPlay;
  /** How many cards were played with the one in which it parts from another way; nothing where calls do. */
  parts: number | undefined;
}

export function WaysTable({ ways }: { ways: readonly Way[] }) {
  const words = useWords();
  return (
    <>
      <table class="ways">
        <thead>
          <tr>
            <td />
            <th scope="col" class="figure"><Short long={words.puzzles.open} short={words.again.open} /></th>
            <th scope="col" class="figure"><SideName side="ns" /></th>
            <th scope="col" class="figure"><SideName side="ew" /></th>
          </tr>
        </thead>
        <tbody>
          {ways.map((way, i) => (
            <WayRow key={i} {...way} />
          ))}
        </tbody>
      </table>
      <p class="small">{words.again.about}</p>
    </>
  );
}

function WayRow({ name, record, parts }: Way) {
  const words = useWords();
  const { answer: end } = useAnswer<PlayState>([{ ...record, ask: "state" }]);
  const there = { ...record, tricks: tricksOf(cardsOfRecord(record).slice(0, parts)) };
  const { answer: state } = useAnswer<PlayState>(parts ? [{ ...there, ask: "state" }] : []);
  const position = state?.phase === "play" ? state.position : undefined;
  const { answer: solved } = useAnswer<{ answers: Solved[] }>(position ? [{ ask: "solve", deal: position, objective: "score" }] : []);
  const value = solved?.answers[0]?.value;
  const result = end?.result;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="figure">{value === undefined ? words.notYet : signed(value)}</td>
      <td class="figure">{result?.ns ?? words.notYet}</td>
      <td class="figure">{result?.ew ?? words.notYet}</td>
    </tr>
  );
}

/** Two ways, each by the first choice that is not that of the other. */
export function waysOf(words: Words, one: DealInPlay, other: DealInPlay, names: readonly string[]): Way[] {
  const records = [one, other];
  const [calls, cards] = [records.map(({ auction }) => auction ?? []), records.map(cardsOfRecord)];
  const partOf = <One,>([first = [], second = []]: One[][]) => first.concat(second).findIndex((_, i) => first[i] !== second[i]);
  const [call, card] = [partOf(calls), partOf(cards)];
  return records.map((record, i) => {
    const choice = call >= 0 ? calls[i]?.[call] : cards[i]?.[card];
    const text = choice && choiceText(words, choice);
    const told = call >= 0 ? text : text && words.lines.variation(Math.floor(card / 4) + 1, text);
    return {
      name: <Inked text={`${names[i]}: ${told ?? ""}`} />,
      record,
      parts: call < 0 && card >= 0 ? card + 1 : undefined,
    };
  });
}
