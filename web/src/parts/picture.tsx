// The middle of a card: its pips, or its king, queen or jack.
import type { Card } from "jasnel";
import { fileOf } from "../names.js";
import { rankOf, suitOf } from "../game/cards.js";
import { Pips } from "./pip.js";

type Places = readonly (readonly [number, number])[];

/** Two columns, so far from the middle. */
const columns = (off: number, ...rows: number[]): Places => rows.flatMap((y) => [[50 - off, y], [50 + off, y]] as const);

const kEight: Places = [...columns(11, 30, 70, 110), [50, 50], [50, 90]];
const kRows = [27, 55.5, 84.5, 113] as const;

/** Where the pips of a rank stand. */
const kPlaces: Record<string, Places> = {
  A: [[50, 70]],
  "2": [[50, 30], [50, 110]],
  "3": [[50, 30], [50, 70], [50, 110]],
  "4": columns(11, 30, 110),
  "5": [...columns(11, 30, 110), [50, 70]],
  "6": columns(11, 30, 70, 110),
  "7": kEight.slice(0, -1),
  "8": kEight,
  "9": [...columns(12, ...kRows), [50, 70]],
  // Its index is wide.
  T: [...columns(9, ...kRows), [50, 41], [50, 99]],
};

/** How high they are; where there are many, there is less room. */
const kHeights: Record<string, number> = { A: 54, "9": 15, T: 14 };

export function Picture({ card }: { card: Card }) {
  const rank = rankOf(card);
  const places = kPlaces[rank];
  if (places) return <Pips suit={suitOf(card)} at={places} height={kHeights[rank] ?? 19} />;
  if (!"KQJ".includes(rank)) return null;
  return <img class="court" src={fileOf(`${rank}${suitOf(card)}.svg`)} alt="" draggable={false} />;
}
