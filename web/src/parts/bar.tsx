// A chance as a bar.
import { percent } from "../text/language.js";

export interface BarProps {
  chance: number;
  best?: boolean;
}

export function Bar({ chance, best }: BarProps) {
  const width = (part: number) => `${(100 * part).toFixed(1)}%`;
  return (
    <span class="gauge" aria-hidden="true">
      <span class={best ? "bar best" : "bar"}>
        <span class="fill" style={{ width: width(chance) }} />
      </span>
      <span class="bar-number">{percent(chance)}</span>
    </span>
  );
}
