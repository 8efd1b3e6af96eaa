// What the table of a game stands in, of either game: above it what is known of the deal and what can be
// asked, beside it what is written down and what can be chosen.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Asked } from "../game/asked.js";
import { useWords } from "../text/language.js";
import { Wrong } from "./notice.js";

export interface GameFrameProps {
  over: boolean;
  /** What is known of the deal. */
  terms: ComponentChildren;
  lastTrick: Asked;
  hint: Asked;
  /** More that can be asked: buttons. */
  tools?: ComponentChildren;
  error: string | undefined;
  /** What stands beside the table. */
  side: ComponentChildren;
  /** What can be chosen, in a drawer. */
  settings: ComponentChildren;
  /** What stands below it. */
  below?: ComponentChildren;
  /** The table, and above it what was asked. */
  children: ComponentChildren;
}

/** What the browser keeps of a step that opened the drawer. */
const kDrawer = "drawer";

export function GameFrame({ over, terms, lastTrick, hint, tools, error, side, settings, below, children }: GameFrameProps) {
  const words = useWords();
  const [aside, setAside] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  // Of a page that was loaded anew it is no step any more.
  useEffect(() => {
    if (history.state === kDrawer) history.replaceState(null, "");
  }, []);
  // Back closes the drawer, and takes nothing back at the table behind it; from when it is seen.
  useLayoutEffect(() => {
    if (!aside) return undefined;
    closer.current?.focus();
    history.pushState(kDrawer, "");
    const closed = () => {
      setAside(false);
      opener.current?.focus();
    };
    addEventListener("popstate", closed);
    return () => removeEventListener("popstate", closed);
  }, [aside]);
  const close = () => {
    // Unless something was chosen there that has an address of its own.
    if (history.state === kDrawer) return history.back();
    setAside(false);
    opener.current?.focus();
  };
  return (
    <div class={over ? "game over" : "game"}>
      <div class="felt">
        <div class="strip">
          {terms}
          <div class="tools">
            <AskButton name="last-trick" text={words.lastTrick} of={lastTrick} />
            <AskButton name="ask-hint" text={words.hint.title} of={hint} />
            {tools}
            <button type="button" class="open-aside" ref={opener} aria-expanded={aside} onClick={() => (aside ? close() : setAside(true))}>
              {words.menu}
            </button>
          </div>
        </div>
        <Wrong error={error} />
        {children}
      </div>
      <aside
        class={aside ? "side open" : "side"}
        aria-label={words.menu}
        onKeyDown={(event) => event.key === "Escape" && aside && close()}
      >
        {side}
        <div class="drawer">
          <button type="button" class="close" ref={closer} onClick={close}>
            {words.close}
          </button>
          {settings}
        </div>
      </aside>
      {below}
    </div>
  );
}

export function AskButton({ name, text, of }: { name: string; text: string; of: Asked }) {
  return (
    <button type="button" class={name} disabled={!of.mayAsk} aria-pressed={of.asked} onClick={of.toggle}>
      {text}
    </button>
  );
}
