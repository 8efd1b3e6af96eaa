// A trick that is full stays on the table for a while, and is cleared before the next lead.
import { useEffect, useState } from "preact/hooks";
import { paceOf, useSettings } from "../settings.js";

export interface FullTrick {
  /** Whether a trick that is full is still looked at. */
  waits: boolean;
  goOn: () => void;
}

/** `played`: cards of the deal so far; `cleared`: of them those that were looked at before; `size`: of a full trick. */
export function useFullTrick(played: number, cleared = 0, size = 4): FullTrick {
  const [passed, setPassed] = useState(cleared);
  const { stays } = paceOf(useSettings().speed);
  const full = played > 0 && played % size === 0;
  const waits = full && stays > 0 && passed !== played;
  useEffect(() => {
    if (!full) setPassed(0);
    if (!waits || stays === Infinity) return undefined;
    const timer = setTimeout(() => setPassed(played), stays);
    return () => clearTimeout(timer);
  }, [full, waits, played, stays]);
  return { waits, goOn: () => setPassed(played) };
}
