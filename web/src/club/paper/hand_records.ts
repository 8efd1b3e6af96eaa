// Hand records: the boards as diagrams, and behind each page what they are worth.
import type { Card, Par, Seat, Suit, TableRow } from "jasnel";
import { kSeats, kSuits, rankOf, suitOf } from "../../game/cards.js";
import { signed } from "../../text/numbers.js";
import type { Language, Words } from "../../text/words.js";
import { Ink, kPage } from "./ink.js";

export interface PaperBoard {
  number: number;
  dealer: Seat;
  hands: Record<Seat, Card[]>;
  /** By rules that turn a suit. */
  turned?: Suit | undefined;
  /** With the rows of the table. */
  par: Par;
}

export interface Paper {
  /** Which evening it is: rules and day. */
  evening: string;
  words: Words;
  language: Language;
}

const kColumns = 2;
const kRows = 3;
const kTop = 26;
const kGap = 6;
const kWidth = (kPage.width - 2 * kPage.margin - kGap) / kColumns;
const kHeight = (kPage.height - kTop - kPage.margin - (kRows - 1) * kGap) / kRows;

export function handRecords(boards: readonly PaperBoard[], paper: Paper): Blob {
  const { words } = paper;
  const ink = new Ink(words.club.records, paper.language);
  for (let first = 0; first < boards.length; first += kColumns * kRows) {
    const some = boards.slice(first, first + kColumns * kRows);
    const name = words.club.boardsFrom(some[0]?.number ?? 0, some.at(-1)?.number ?? 0);
    const { records, whatIsBest, aboutWorth, aboutPar } = words.club;
    for (const [title, draw, notes] of [[records, diagram, []], [whatIsBest, worth, [aboutWorth, aboutPar]]] as const) {
      ink.page();
      ink.text(`${title} · ${name}`, kPage.margin, 17, { size: 14, bold: true });
      ink.text(paper.evening, kPage.width - kPage.margin, 17, { size: 8.5, align: "right", grey: 90 });
      for (const [i, board] of some.entries()) {
        const x = kPage.margin + (i % kColumns) * (kWidth + kGap);
        const y = kTop + Math.floor(i / kColumns) * (kHeight + kGap);
        ink.box(x, y, kWidth, kHeight);
        ink.text(words.club.board(board.number), x + 3, y + 6.5, { size: 12, bold: true });
        draw(ink, board, words, x, y);
      }
      for (const [i, note] of notes.entries()) {
        ink.text(note, kPage.margin, kPage.height - 9.5 + 3.5 * i, {
          size: 7.5, grey: 70, most: kPage.width - 2 * kPage.margin,
        });
      }
    }
  }
  return ink.blob();
}

const kLine = 5.2;
const kHandWidth = 27;

/** Where the hands stand: the left of the text, and the base of the first line. */
const kPlaces: Record<Seat, [number, number]> = {
  N: [kWidth / 2 - 12, 13],
  W: [5, 37],
  E: [kWidth - kHandWidth - 1, 37],
  S: [kWidth / 2 - 12, 61],
};

function diagram(ink: Ink, board: PaperBoard, words: Words, x: number, y: number): void {
  ink.text(`${words.dealer}: ${words.seats[board.dealer]}`, x + 3, y + 11.5, { size: 8.5, grey: 70 });
  if (board.turned) {
    const told = `${words.turned}:`;
    ink.text(told, x + 3, y + 16, { size: 8.5, grey: 70 });
    ink.sign(board.turned, x + 3 + ink.width(told, 8.5) + 1, y + 16, 9);
  }
  for (const seat of kSeats) {
    const [left, top] = kPlaces[seat];
    for (const [i, suit] of kSuits.entries()) {
      const base = y + top + i * kLine;
      ink.sign(suit, x + left, base, 10.5);
      const ranks = board.hands[seat].filter((card) => suitOf(card) === suit).map((card) => rankName(words, card));
      ink.text(ranks.join(" ") || "–", x + left + 5, base, { size: 11, most: seat === "N" || seat === "S" ? 34 : 23 });
    }
  }
  const middle = { x: x + kWidth / 2, y: y + 44.5 };
  ink.box(middle.x - 7.5, middle.y - 7.5, 15, 15, 240);
  const at: Record<Seat, [number, number]> = { N: [0, -3.6], E: [4.6, 1.2], S: [0, 6], W: [-4.6, 1.2] };
  for (const seat of kSeats) {
    const [dx, dy] = at[seat];
    ink.text(words.seats[seat].charAt(0), middle.x + dx, middle.y + dy, {
      size: 8.5, bold: seat === board.dealer, align: "center", grey: seat === board.dealer ? 0 : 90,
    });
  }
}

const rankName = (words: Words, card: Card): string => words.letters[rankOf(card)] ?? rankOf(card);

const kTable = [4, 30.5, 59] as const;

/** Each suit as trumps when either side declares, the best of each side, and par. */
function worth(ink: Ink, { par }: PaperBoard, words: Words, x: number, y: number): void {
  const rows = par.rows ?? [];
  const sides = ["ns", "ew"] as const;
  let base = y + 15;
  ink.text(words.trump, x + kTable[0], base, { size: 8.5, grey: 70 });
  for (const [i, side] of sides.entries()) {
    ink.text(words.declares(words.shortSides[side]), x + kTable[i === 0 ? 1 : 2], base, { size: 8.5, grey: 70, most: 26 });
  }
  ink.line(x + 3, base + 1.8, x + kWidth - 3, base + 1.8);
  for (const suit of kSuits) {
    const row = rows.find((one) => one.trump === suit);
    if (!row) continue;
    base += 7.4;
    ink.sign(suit, x + kTable[0], base, 11);
    ink.text(words.suits[suit], x + kTable[0] + 5.5, base, { size: 9.5 });
    for (const [i, side] of sides.entries()) {
      ink.text(outcome(row, side, words), x + kTable[i === 0 ? 1 : 2], base, { size: 9.5, bold: row[`${side}_makes`], most: 25 });
    }
  }
  base += 4.5;
  ink.line(x + 3, base, x + kWidth - 3, base);
  for (const side of sides) {
    base += 7;
    const best = bestOf(rows, side);
    const told = best ? words.club.best(words.sides[side]) : words.club.noneMade(words.sides[side]);
    ink.text(told, x + kTable[0], base, { size: 9 });
    if (!best) continue;
    const after = x + kTable[0] + ink.width(told, 9) + 2;
    ink.sign(best.trump, after, base, 10);
    ink.text(outcome(best, side, words), after + 5, base, { size: 9, bold: true });
  }
  base += 3.5;
  ink.line(x + 3, base, x + kWidth - 3, base);
  drawPar(ink, par, words, x + kTable[0], base + 6);
}

/** The contract with open hands and what is written down, and below it the calls that lead there. */
function drawPar(ink: Ink, par: Par, words: Words, x: number, base: number): void {
  const { declarer, trump, pit = false, makes = false } = par;
  // A deal that is passed out has no contract: the calls say it.
  if (declarer && trump) {
    const told = words.club.par(words.seats[declarer]);
    ink.text(told, x, base, { size: 9 });
    const after = x + ink.width(told, 9) + 2;
    ink.sign(trump, after, base, 10);
    ink.text(`${outcomeWord(pit, makes, words)} ${signed(par.score)}`, after + 5, base, { size: 9, bold: true });
  }
  let left = x;
  for (const { seat, call } of par.calls) {
    const made = `${words.seats[seat].charAt(0)} ${call === "pass" ? words.pass : ""}`;
    ink.text(made, left, base + 5, { size: 8, grey: 70 });
    left += ink.width(made, 8) + 2.5;
    if (call !== "pass") ink.sign(call, left - 1.5, base + 5, 8.5);
  }
}

/** `made 100–62`: the side that declares first. */
function outcome(row: TableRow, side: "ns" | "ew", words: Words): string {
  const word = outcomeWord(row[`${side}_pit`], row[`${side}_makes`], words);
  const other = side === "ns" ? "ew" : "ns";
  return `${word} ${row[side]}–${row[other]}`;
}

const outcomeWord = (pit: boolean, makes: boolean, words: Words): string =>
  pit ? words.pitMade : makes ? words.made : words.nat;

/** The contract that a side makes for the most; nothing where it makes none. */
function bestOf(rows: readonly TableRow[], side: "ns" | "ew"): (TableRow & { trump: Suit }) | undefined {
  const sign = side === "ns" ? 1 : -1;
  return rows
    .filter((row) => row[`${side}_makes`])
    .sort((a, b) => sign * (b[`${side}_score`] - a[`${side}_score`]))[0];
}
