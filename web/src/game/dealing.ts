// The cards as they are dealt: for a moment, at the begin of a deal.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { mayMove, paceOf, useSettings } from "../settings.js";

const kMoment = 1300;

/** Whether they are seen to be dealt: where a deal is at its `start` when its cards become `known`. */
export function useDealing(known: boolean, start: boolean): boolean {
  const moves = paceOf(useSettings().speed).flight > 0 && mayMove();
  const [phase, setPhase] = useState<"waits" | "deals" | "over">(moves ? "waits" : "over");
  useLayoutEffect(() => {
    if (known && phase === "waits") setPhase(start ? "deals" : "over");
  }, [known]);
  useEffect(() => {
    if (phase !== "deals") return undefined;
    const timer = setTimeout(() => setPhase("over"), kMoment);
    return () => clearTimeout(timer);
  }, [phase]);
  return phase === "deals";
}
