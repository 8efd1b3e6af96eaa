// A chance as a bar, with an interval across it.
import { percent } from "../text/language.js";

export interface BarProps {
  chance: number;
  low?: number;
  high?: number;
  best?: boolean;
}

export function Bar({ chance, low, high, best }: BarProps) {
  const width = (part: number) => `${(100 * part).toFixed(1)}%`;
  return (
    <span class="gauge" aria-hidden="true">
      <span class={best ? "bar best" : "bar"}>
        <span class="fill" style={{ width: width(chance) }} />
        {low !== undefined && high !== undefined && (
          <span class="interval" style={{ left: width(low), width: width(high - low) }} />
        )}
      </span>
      <span class="bar-number">{percent(chance)}</span>
    </span>
  );
}
