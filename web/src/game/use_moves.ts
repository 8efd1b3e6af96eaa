// The moves of the others at a table: each is asked of a player of the library, and made.
import { useEffect, useState } from "preact/hooks";
import { isAt, type Place } from "../address.js";
import { isAbort, pool, textOfError } from "../engine/pool.js";
import { paceOf, useSettings } from "../settings.js";

/**
 * Asks a player what it does, and does it after a pause; what is wrong. Whoever has left `place`
 * meanwhile is not taken back to it.
 */
export function useMoves<Choice>(
  request: object | undefined,
  place: Place,
  move: (choice: Choice) => void,
): string | undefined {
  const { pause } = paceOf(useSettings().speed);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (!request) return undefined;
    const control = new AbortController();
    setError(undefined);
    const paused = new Promise((resolve) => setTimeout(resolve, pause));
    Promise.all([pool.ask<{ move: Choice }>(request, control.signal), paused]).then(
      ([answer]) => {
        if (!control.signal.aborted && isAt(place)) move(answer.move);
      },
      (reason: unknown) => {
        if (!isAbort(reason)) setError(textOfError(reason));
      },
    );
    return () => control.abort();
  }, [JSON.stringify([request ?? "", place])]);
  return error;
}
