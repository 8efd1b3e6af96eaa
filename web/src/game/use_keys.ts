// Keys and swipes that go through a deal, wherever the focus is, but not where they move something else.
import { useEffect, useRef } from "preact/hooks";

const kSteps: Record<string, "back" | "forward" | "start" | "end"> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "start",
  End: "end",
};

/** `go` is told the place from 0 to `last`; that now is `at`. */
export function useKeys(at: number, last: number, go: (to: number) => void): void {
  // As of the last time that it was shown: a key that comes before effects have run must not go from the place before.
  const now = useRef({ at, last, go });
  now.current = { at, last, go };
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const way = kSteps[event.key];
      if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A list is gone through up and down: an arrow to the side would change what was just chosen.
      const others = `input, textarea, dialog, [role=slider]${way === "start" || way === "end" ? ", select" : ""}`;
      if (event.target instanceof Element && event.target.closest(others)) return;
      event.preventDefault();
      const { at, last, go } = now.current;
      const to = { back: at - 1, forward: at + 1, start: 0, end: last }[way];
      if (to >= 0 && to <= last && to !== at) go(to);
    };
    addEventListener("keydown", step);
    return () => removeEventListener("keydown", step);
  }, []);
}

/** In pixels. */
const kSwipe = 50;

/** For what is swiped over: to the left is one card on, to the right one back. */
export function useSwipe(go: (steps: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>();
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch] = touches;
      from.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      if (!from.current || !touch) return;
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = undefined;
      if (Math.abs(x) < kSwipe || Math.abs(x) < 2 * Math.abs(y)) return;
      // A card under the finger is not played by it.
      event.preventDefault();
      go(x < 0 ? 1 : -1);
    },
  };
}
