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
  const key = JSON.stringify([request ?? "", place]);
  const [wrong, setWrong] = useState<{ key: string; error: string | undefined }>();
  useEffect(() => {
    if (!request) return undefined;
    const control = new AbortController();
    const paused = new Promise((resolve) => setTimeout(resolve, pause));
    Promise.all([pool.ask<{ move: Choice }>(request, control.signal), paused]).then(
      ([answer]) => {
        if (!control.signal.aborted && isAt(place)) move(answer.move);
      },
      (reason: unknown) => {
        if (!isAbort(reason)) setWrong({ key, error: textOfError(reason) });
      },
    );
    return () => control.abort();
  }, [key]);
  return wrong?.key === key ? wrong.error : undefined;
}
