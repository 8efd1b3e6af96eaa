// The deal that the front page looks at, as four people played it. What it is worth is worked out.
import type { Seat, Suit } from "jasnel";
import { cardsOf, type Played } from "./played.js";

export const kExample: Played = {
  deal: "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7",
  rules: "kbn",
  leader: "S",
  trump: "H",
  declarer: "S",
  cards: cardsOf("CQC7D8CKCTCAHASJD7DTDKDAH7DJH8HKC8CJS7STHTS8HQHJC9H9SQD9S9DQSASK"),
};

/** Whether it was played so. */
export const wasPlayed = (trump: Suit, declarer: Seat): boolean =>
  trump === kExample.trump && declarer === kExample.declarer;
