// How results are spread: how often each came, as bars on a scale of points.
import type { WhatIf } from "jasnel";
import { signed } from "../text/language.js";

/** A scale: points from the left to the right, and what share of the deals is as high as it. */
export interface Span {
  low: number;
  high: number;
  most: number;
}

const kStep = 20;
const kWidth = 320;
const kHeight = 56;

/** The scale on which all results have a place, and zero too; the same for all choices. */
export function spanOf(what: WhatIf): Span {
  const all = [0, what.result ?? 0, ...what.choices.flatMap((choice) => choice.scores)];
  const low = kStep * Math.floor(Math.min(...all) / kStep);
  const high = kStep * (Math.floor(Math.max(...all) / kStep) + 1);
  const most = Math.max(...what.choices.flatMap(({ scores }) => sharesOf(scores, { low, high })));
  return { low, high, most };
}

/** What share of the results is in each step. */
const sharesOf = (scores: readonly number[], { low, high }: Pick<Span, "low" | "high">): number[] =>
  Array.from({ length: (high - low) / kStep }, (_, i) => {
    const from = low + kStep * i;
    return scores.filter((score) => score >= from && score < from + kStep).length / scores.length;
  });

export interface SpreadProps {
  scores: readonly number[];
  mean: number;
  span: Span;
  /** What came of it at the table. */
  happened: number | undefined;
}

/** What it says is in words above and below it. */
export function Spread({ scores, mean, span, happened }: SpreadProps) {
  const bars = sharesOf(scores, span).map((share) => share / span.most);
  const x = (points: number) => (kWidth * (points - span.low)) / (span.high - span.low);
  const wide = kWidth / bars.length;
  return (
    <div class="scale" aria-hidden="true">
      <svg viewBox={`0 0 ${kWidth} ${kHeight}`} preserveAspectRatio="none">
        {bars.map((share, i) => (
          <rect
            key={i}
            class={span.low + kStep * i < 0 ? "below" : "above"}
            x={wide * i + 0.5}
            width={wide - 1}
            y={kHeight * (1 - share)}
            height={kHeight * share}
          />
        ))}
        <path class="even" d={`M${x(0)} 0V${kHeight}`} />
        {happened !== undefined && <path class="happened" d={`M${x(happened)} 0V${kHeight}`} />}
        <path class="mean" d={`M${x(mean)} 0V${kHeight}`} />
      </svg>
      <p class="ends">
        <span>{signed(span.low)}</span>
        <span>{signed(span.high)}</span>
      </p>
    </div>
  );
}
