// Where the focus goes when what had it is gone.
import { useEffect } from "preact/hooks";

/** What was chosen is gone, and the focus with it: the next key begins at the table again. */
export const focusTable = (): void => focusOn(".board");

const focusOn = (selector: string): void =>
  void setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));

/** Whether what was done last was done with keys, or by what reads the screen: such a click has no count. */
let byKeys = false;
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("click", ({ detail }) => (byKeys = detail === 0), true);

/** Whether what had the focus is gone or folded up, or a table, at which a key does nothing. */
function isLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.matches("main, .board") || at.closest("details:not([open]) > :not(summary)") !== null;
}

/**
 * Focuses what a selector finds, as soon as there is something to do at it, and whenever `step` changes, where keys
 * are used and the focus would be lost.
 */
export function useFocusOn(selector: string, isThere: boolean, step = 0): void {
  useEffect(() => {
    if (isThere && byKeys && isLost()) focusOn(selector);
  }, [selector, isThere, step]);
}
