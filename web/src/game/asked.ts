// Something at the table of a game that is shown while it is asked for.
import { useState } from "preact/hooks";

export interface Asked {
  asked: boolean;
  mayAsk: boolean;
  toggle: () => void;
}

/** Asked until it is put away; shown where there is something to show. */
export function useAsked(mayAsk: boolean): Asked {
  const [wanted, setWanted] = useState(false);
  return { asked: wanted && mayAsk, mayAsk, toggle: () => setWanted(!wanted) };
}

/** Asked of one turn, which `now` tells from all others. */
export function useAskedNow(now: string, mayAsk: boolean): Asked {
  const [at, setAt] = useState<string>();
  const asked = mayAsk && at === now;
  return { asked, mayAsk, toggle: () => setAt(asked ? undefined : now) };
}
