// The deal that the front page looks at, as four people played it. What it is worth is worked out.
import type { Seat, Suit } from "jasnel";
import { cardsOf, type Played } from "./played.js";

/** In trick 5 North takes, and South can see what to throw: it is South's own queen or the last heart of all. */
export const kExample: Played = {
  deal: "N:A.Q9.QJ.987 87.JT7..AJT JT9.AK8.8.Q KQ..AKT97.K",
  rules: "kbn",
  leader: "S",
  trump: "S",
  declarer: "S",
  cards: cardsOf("HASQH9H7DTDQHTD8DKDJHJSTHKSKHQCTD7SACJH8C7CACQCKS7S9D9C8SJDAC9S8"),
};

/** Whether it was played so. */
export const wasPlayed = (trump: Suit, declarer: Seat): boolean =>
  trump === kExample.trump && declarer === kExample.declarer;
