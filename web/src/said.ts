// What is said to those who do not see the page: each thing once, in one place that is there from the start.
import { useEffect } from "preact/hooks";

/** Lines that are kept, for who wants to read them again. */
const kMost = 5;

/** Where it stands: a log, of which what is added is read out. */
export const kSaidId = "said";

/** Says it. */
export function say(text: string): void {
  const log = document.getElementById(kSaidId);
  if (!log || text === "") return;
  const line = document.createElement("p");
  line.textContent = text;
  log.append(line);
  while (log.childElementCount > kMost) log.firstElementChild?.remove();
}

/** Says it where it is still so after a while. */
export function useSaidLater(text: string | undefined, after = 2500): void {
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => say(text), after);
    return () => clearTimeout(timer);
  }, [text, after]);
}
