// What is read out when it comes and when it changes: a part of the page that is there a moment before its words,
// or is not there before them, is seldom read out by itself.
import type { ComponentChildren, Ref } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../said.js";

/** Words that come in pieces are one sentence. */
const kWholeAfter = 150;

/** What is read out of a part of the page: names in place of signs, and nothing that can be clicked or is an alert. */
function readOut(part: Node): string {
  if (part instanceof Text) return part.data;
  if (!(part instanceof Element) || part.matches("button, a, [aria-hidden=true], [role=alert]")) return "";
  const name = part.getAttribute("role") === "img" && part.getAttribute("aria-label");
  const text = name || [...part.childNodes].map(readOut).join("");
  return part.matches("p, div, li") ? ` ${text} ` : text;
}

interface ToldProps {
  class?: string;
  /** A paragraph, or a part of several. */
  of?: "p" | "div";
  place?: Ref<HTMLElement>;
  children: ComponentChildren;
}

export function Told({ class: name, of: Tag = "p", place, children }: ToldProps) {
  const part = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const shown = part.current;
    if (!shown) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let last = "";
    const tell = () => {
      const text = readOut(shown).replace(/\s+/g, " ").trim();
      if (text !== last) say(text);
      last = text;
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, kWholeAfter);
    };
    const watch = new MutationObserver(later);
    watch.observe(shown, { subtree: true, childList: true, characterData: true });
    later();
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, []);
  const note = (shown: HTMLElement | null) => {
    part.current = shown;
    if (typeof place === "function") place(shown);
    else if (place) place.current = shown;
  };
  return (
    <Tag class={name} ref={note}>
      {children}
    </Tag>
  );
}
