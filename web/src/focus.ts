// Where the focus goes when what had it is gone.
import { useEffect } from "preact/hooks";

/** What was chosen is gone, and the focus with it: the next key begins at the table again. */
export const focusTable = (): void => focusOn(".board");

const focusOn = (selector: string): void =>
  void setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));

/** Whether somebody has done something here, and what had the focus is gone or folded up. */
function isLost(): boolean {
  const at = document.activeElement;
  if (navigator.userActivation?.hasBeenActive === false) return false;
  return !at || at === document.body || at.matches("main") || at.closest("details:not([open]) > :not(summary)") !== null;
}

/** Focuses what a selector finds, as soon as there is something to do at it, and where the focus would be lost. */
export function useFocusOn(selector: string, isThere: boolean): void {
  useEffect(() => {
    if (isThere && isLost()) focusOn(selector);
  }, [selector, isThere]);
}
