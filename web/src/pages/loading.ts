// What a first deal does not need, in a file of its own.
import { useEffect, useState } from "preact/hooks";
import type * as Others from "./others.js";

let others: typeof Others | undefined;

/** Nothing until they are loaded. */
export const othersNow = (): typeof Others | undefined => others;

export async function loadOthers(): Promise<void> {
  others ??= await import("./others.js");
}

/** They, once they are wanted; what is wrong where they cannot be loaded. */
export function useOthers(wanted: boolean): { others?: typeof Others | undefined; error?: string } {
  const [error, setError] = useState<string>();
  const [, come] = useState(false);
  useEffect(() => {
    if (wanted && !others) loadOthers().then(() => come(true), (wrong: Error) => setError(wrong.message));
  }, [wanted]);
  return { others: wanted ? others : undefined, ...(error ? { error } : {}) };
}
