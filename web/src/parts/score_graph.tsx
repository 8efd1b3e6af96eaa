// What the deal was worth after each card, in the unit that was chosen: a line, and a slider that goes along it.
import type { Analysis } from "jasnel";
import { cardName, cardText, signed, useWords } from "../text/language.js";
import type { Unit } from "./unit_choice.js";

export interface ScoreGraphProps {
  analysis: Analysis;
  unit: Unit;
  /** How many of the cards lie on the table. */
  seen: number;
  onGo: (seen: number) => void;
}

const kWidth = 320;
const kHeight = 96;
/** The most a deal is drawn to be worth. */
const kMost: Record<Unit, number> = { points: 182, score: 262 };

/** The mistakes, each with the cards before it. */
const marksOf = ({ fair }: Analysis) =>
  (fair?.cards ?? []).flatMap(({ trick, place, mark, card }) =>
    mark === "?" || mark === "??" ? [{ before: 4 * (trick - 1) + place - 1, mark, card }] : [],
  );

export function ScoreGraph({ analysis, unit, seen, onGo }: ScoreGraphProps) {
  const words = useWords();
  const values = [analysis.start, ...(analysis.cards ?? [])].map((one) => one[unit]);
  const steps = values.length - 1;
  if (steps < 1) return null;
  const x = (i: number) => (kWidth * i) / steps;
  const y = (value: number) => (kHeight / 2) * (1 - Math.max(-1, Math.min(1, value / kMost[unit])));
  const line = values.map((value, i) => `${i === 0 ? "M" : "L"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  const at = Math.min(seen, steps);
  const value = values[at] ?? 0;
  const told = words.afterCards(at, signed(value), unit === "points" ? words.forPoints : words.forScore);
  return (
    <figure class="graph">
      <figcaption>{words.graph}</figcaption>
      <div class="drawn">
      <svg
        viewBox={`0 0 ${kWidth} ${kHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onClick={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          onGo(Math.round((steps * (event.clientX - left)) / width));
        }}
      >
        <path class="area" d={`${line}L${kWidth} ${kHeight / 2}L0 ${kHeight / 2}Z`} />
        <path class="even" d={`M0 ${kHeight / 2}H${kWidth}`} />
        <path class="line" d={line} />
        <path class="now" d={`M${x(at)} 0V${kHeight}`} />
      </svg>
        {marksOf(analysis).map(({ before, mark, card }) => (
          <button
            type="button"
            key={before}
            class={`mark-at mark-${mark.length}`}
            style={{ left: `${(100 * before) / steps}%` }}
            title={`${cardText(words, card)}${mark}`}
            aria-label={words.markAt(cardName(words, card), mark === "??")}
            aria-current={before === at ? "step" : undefined}
            onClick={() => onGo(before)}
          >
            {mark}
          </button>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={steps}
        value={at}
        aria-label={words.graph}
        aria-valuetext={told}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
      <p class="small">{told}</p>
    </figure>
  );
}
