// A deal drawn as a picture to send around: four hands, and what each suit is worth.
import type { Seat, Suit, TableRow } from "jasnel";
import { kSeats, kSuits, rankOf, suitOf, type Hands } from "../game/cards.js";
import { settings } from "../settings.js";
import { rankText } from "../text/language.js";
import type { Words } from "../text/words.js";
import { outcomeText } from "./deal_table.js";
import { kShapes } from "./pip.js";

export interface DrawnDeal {
  hands: Hands;
  leader: Seat;
  rules: string;
  rows: readonly TableRow[];
  /** Of a deal with a contract. */
  contract?: { trump: Suit; declarer: Seat } | undefined;
}

/** In units of the drawing; each is two pixels, to be sharp on every screen. */
const kWidth = 720;
const kHeight = 740;
const kSharp = 2;
const kInk = "#1a1a1a";
const kFaint = "#595959";
const kFelt = "#1e6b43";
const kLine = 28;
const kLeft = 50;
const kGap = 30; // between columns
const kPlaces: Record<Seat, readonly [number, number]> = { N: [280, 50], W: [kLeft, 215], E: [510, 215], S: [280, 380] };

const inkOf = (suit: Suit): string =>
  settings().colours === "four"
    ? { S: kInk, H: "#c1121f", D: "#0a57b5", C: "#0b6b2d" }[suit]
    : { S: kInk, H: "#c1121f", D: "#c1121f", C: kInk }[suit];

export function drawDeal(deal: DrawnDeal, words: Words): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width: kSharp * kWidth, height: kSharp * kHeight });
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.scale(kSharp, kSharp);
  pen.textBaseline = "middle";
  const { fontFamily } = getComputedStyle(document.body);
  /** Gives the width. */
  const write = (text: string, x: number, y: number, { size = 17, weight = 400, ink = kInk } = {}): number => {
    pen.font = `${weight} ${size}px ${fontFamily}`;
    pen.fillStyle = ink;
    pen.fillText(text, x, y);
    return pen.measureText(text).width;
  };
  const drawSuit = (suit: Suit, x: number, y: number, height: number, ink: string) => {
    pen.save();
    pen.translate(x, y);
    pen.scale(height / 1000, height / 1000);
    pen.fillStyle = ink;
    pen.fill(new Path2D(kShapes[suit]));
    pen.restore();
  };

  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, kWidth, kHeight);
  for (const seat of kSeats) {
    const [x, y] = kPlaces[seat];
    const width = write(words.seats[seat], x, y, { size: 19, weight: 700 });
    const told = [
      ...(seat === deal.leader ? [words.leads] : []),
      ...(seat === deal.contract?.declarer ? [words.declarer.toLowerCase()] : []),
    ].join(", ");
    write(told, x + width + 10, y, { size: 14, ink: kFaint });
    for (const [i, suit] of kSuits.entries()) {
      const ranks = deal.hands[seat].filter((card) => suitOf(card) === suit).map((card) => rankText(words, rankOf(card)));
      const at = y + kLine * (i + 1);
      drawSuit(suit, x + 9, at, 18, inkOf(suit));
      write(ranks.join(" ") || "–", x + 28, at, { size: 19 });
    }
  }

  pen.fillStyle = kFelt;
  pen.beginPath();
  pen.rect(280, 215, 140, 120);
  pen.fill();
  pen.textAlign = "center";
  if (deal.contract) {
    drawSuit(deal.contract.trump, 350, 260, 46, "#ffffff");
    write(words.trump.toLowerCase(), 350, 308, { size: 16, ink: "#ffffff" });
  } else {
    write("Jasnel", 350, 275, { size: 22, weight: 700, ink: "#ffffff" });
  }
  pen.textAlign = "left";

  const { ns, ew } = words.shortSides;
  const columns = [
    { head: words.trump, cells: deal.rows.map((row) => ({ text: words.suits[row.trump], bold: false })) },
    { head: ns, cells: deal.rows.map((row) => ({ text: String(row.ns), bold: false })) },
    { head: ew, cells: deal.rows.map((row) => ({ text: String(row.ew), bold: false })) },
    ...(["ns", "ew"] as const).map((side) => ({
      head: words.declares(words.shortSides[side]),
      cells: deal.rows.map((row) => ({ text: outcomeText(words, row, side), bold: row[`${side}_makes`] })),
    })),
  ];
  const top = 555;
  for (const [i, row] of deal.rows.entries()) drawSuit(row.trump, kLeft + 9, top + kLine * (i + 1), 18, inkOf(row.trump));
  let x = kLeft;
  for (const [column, { head, cells }] of columns.entries()) {
    const indent = column === 0 ? 28 : 0; // for the sign of the suit
    let width = write(head, x, top, { size: 14, ink: kFaint });
    for (const [i, { text, bold }] of cells.entries()) {
      const written = write(text, x + indent, top + kLine * (i + 1), { weight: bold ? 700 : 400 });
      width = Math.max(width, indent + written);
    }
    x += width + kGap;
  }
  write(`Jasnel · ${words.rules}: ${deal.rules}`, kLeft, kHeight - 30, { size: 14, ink: kFaint });
  return canvas;
}
