// Words that are written short where there is little room; a screen reader has them whole.
import type { Suit } from "jasnel";
import { signOf } from "../game/cards.js";
import { useWords } from "../text/language.js";
import { Inked } from "./inked.js";

export function Short({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span class="long">{long}</span>
      <span class="short" aria-hidden="true">
        {short}
      </span>
    </>
  );
}

/** `North-South`, `N-S` on a phone. */
export function SideName({ side }: { side: "ns" | "ew" }) {
  const words = useWords();
  return <Short long={words.sides[side]} short={words.shortSides[side]} />;
}

/** `North-South declare`, `N-S declare` on a phone. */
export function SideDeclares({ side }: { side: "ns" | "ew" }) {
  const words = useWords();
  return <Short long={words.declares(words.sides[side])} short={words.declares(words.shortSides[side])} />;
}

/** `♠ spades`, `♠` on a phone. */
export function SuitName({ suit }: { suit: Suit }) {
  const words = useWords();
  return (
    <>
      <Inked text={signOf(suit)} /> <span class="long">{words.suits[suit]}</span>
    </>
  );
}
