// The sign of a suit, sharp at every size.
import type { Suit } from "jasnel";

/** As paths, 1000 high around their middle. */
export const kShapes: Record<Suit, string> = {
  S: "M0-500C100-250 355-100 355 185A150 150 0 0 1 55 185A10 10 0 0 0 35 185C35 385 85 400 130 500L-130 500C-85 400-35 385-35 185A10 10 0 0 0-55 185A150 150 0 0 1-355 185C-355-100-100-250 0-500Z",
  H: "M0-300C0-400 100-500 200-500C300-500 400-400 400-250C400 0 0 400 0 500C0 400-400 0-400-250C-400-400-300-500-200-500C-100-500 0-400 0-300Z",
  D: "M-400 0C-350 0 0-450 0-500C0-450 350 0 400 0C350 0 0 450 0 500C0 450-350 0-400 0Z",
  C: "M30 150C35 385 85 400 130 500L-130 500C-85 400-35 385-30 150A10 10 0 0 0-50 150A210 210 0 1 1-124-51A10 10 0 0 0-110-65A230 230 0 1 1 110-65A10 10 0 0 0 124-51A210 210 0 1 1 50 150A10 10 0 0 0 30 150Z",
};

export interface PipsProps {
  suit: Suit;
  /** Where their middles stand, in a card of 100 by 140; those below its middle are turned. */
  at: readonly (readonly [number, number])[];
  /** Their height. */
  height: number;
}

export function Pips({ suit, at, height }: PipsProps) {
  const scale = height / 1000;
  return (
    <svg class="pips" viewBox="0 0 100 140" aria-hidden="true">
      {at.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={kShapes[suit]}
          transform={`translate(${x} ${y}) scale(${scale})${y > 70 ? " rotate(180)" : ""}`}
        />
      ))}
    </svg>
  );
}

export function Sign({ suit }: { suit: Suit }) {
  return (
    <svg class="sign" viewBox="-480 -520 960 1040" aria-hidden="true">
      <path d={kShapes[suit]} />
    </svg>
  );
}
