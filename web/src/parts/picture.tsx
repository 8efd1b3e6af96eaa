// The middle of a card: its pips, or its king, queen or jack.
import type { Card } from "jasnel";
import { rankOf, suitOf } from "../game/cards.js";
import { Pips } from "./pip.js";

type Places = readonly (readonly [number, number])[];

const columns = (...rows: number[]): Places => rows.flatMap((y) => [[39, y], [61, y]] as const);

const kEight: Places = [...columns(30, 70, 110), [50, 50], [50, 90]];
const kTens: Places = columns(29, 57, 83, 111);

/** Where the pips of a rank stand. */
const kPlaces: Record<string, Places> = {
  A: [[50, 70]],
  "2": [[50, 30], [50, 110]],
  "3": [[50, 30], [50, 70], [50, 110]],
  "4": columns(30, 110),
  "5": [...columns(30, 110), [50, 70]],
  "6": columns(30, 70, 110),
  "7": kEight.slice(0, -1),
  "8": kEight,
  "9": [...kTens, [50, 70]],
  T: [...kTens, [50, 43], [50, 97]],
};

export function Picture({ card }: { card: Card }) {
  const rank = rankOf(card);
  const places = kPlaces[rank];
  if (places) return <Pips suit={suitOf(card)} at={places} height={rank === "A" ? 54 : 19} />;
  if (!"KQJ".includes(rank)) return null;
  return <img class="court" src={`${rank}${suitOf(card)}.svg`} alt="" draggable={false} />;
}
