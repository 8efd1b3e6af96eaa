// Keys that go through a deal, wherever the focus is, but not where they move something else.
import { useEffect } from "preact/hooks";

const kSteps: Record<string, "back" | "forward" | "start" | "end"> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "start",
  End: "end",
};

/** `go` is told the place from 0 to `last`; that now is `at`. */
export function useKeys(at: number, last: number, go: (to: number) => void): void {
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const way = kSteps[event.key];
      if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest("input, select, textarea, dialog, [role=slider]")) return;
      event.preventDefault();
      const to = { back: at - 1, forward: at + 1, start: 0, end: last }[way];
      if (to >= 0 && to <= last && to !== at) go(to);
    };
    addEventListener("keydown", step);
    return () => removeEventListener("keydown", step);
  }, [at, last, go]);
}
