// How a hand moves: it closes up where a card was, and a card of it can be dragged to the table.
import type { Card } from "jasnel";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { mayMove, paceOf, useSettings } from "../settings.js";

export function useClosingUp(hand: RefObject<HTMLElement>, cards: readonly Card[] | undefined): void {
  const before = useRef<Record<Card, number>>({});
  const { flight } = paceOf(useSettings().speed);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = {};
    for (const [i, card] of (cards ?? []).entries()) {
      const shown = hand.current?.children[i];
      if (!(shown instanceof HTMLElement)) continue;
      before.current[card] = shown.offsetLeft;
      const moved = (left[card] ?? shown.offsetLeft) - shown.offsetLeft;
      if (moved === 0 || flight === 0 || !mayMove()) continue;
      shown.animate([{ translate: `${moved}px 0` }, { translate: "0 0" }], { duration: flight, easing: "ease-out" });
    }
  }, [cards?.join()]);
}

/** So far a finger goes that only touches, in pixels. */
const kTouch = 8;

/** For the hand: a card that is dragged up from it, and let go, is played. */
export function dragFrom(event: PointerEvent, onPlay: (card: Card) => void): void {
  const card = event.target instanceof Element ? event.target.closest<HTMLButtonElement>("button.card:enabled:not([aria-disabled])") : null;
  if (!card || event.button !== 0) return;
  const control = new AbortController();
  const { signal } = control;
  let dragged = false;
  const moved = (to: PointerEvent): [number, number] => [to.clientX - event.clientX, to.clientY - event.clientY];
  const end = (): void => {
    card.style.translate = "";
    card.classList.remove("dragged");
    control.abort();
  };
  const follow = (to: PointerEvent): void => {
    const [x, y] = moved(to);
    if (!dragged && Math.hypot(x, y) < kTouch) return;
    if (!dragged) card.setPointerCapture(event.pointerId);
    dragged = true;
    card.classList.add("dragged");
    card.style.translate = `${x}px ${y}px`;
  };
  const letGo = (to: PointerEvent): void => {
    if (dragged) {
      // What was dragged was not clicked.
      const stop = (click: Event): void => click.stopImmediatePropagation();
      card.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => card.removeEventListener("click", stop, { capture: true }));
      const [, y] = moved(to);
      if (y < -card.offsetHeight / 2 && card.dataset["card"]) onPlay(card.dataset["card"]);
    }
    end();
  };
  // A quick finger has left the card before it is followed.
  addEventListener("pointermove", follow, { signal });
  addEventListener("pointerup", letGo, { signal });
  addEventListener("pointercancel", end, { signal });
}
