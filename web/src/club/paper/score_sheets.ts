// Travelling score sheets: one for each board and group, with a line for each table.
import type { Deal, Suit } from "jasnel";
import { leftOf, turnedFirst } from "../../game/cards.js";
import { groupsOf, pairsAt, roundOf, tablesOf, upTo, type Evening } from "../evening.js";
import type { Words } from "../../text/words.js";
import type { Paper } from "./hand_records.js";
import { Ink, kPage } from "./ink.js";

const kLine = 9;
const kHead = 34;
const kWidth = kPage.width - 2 * kPage.margin;
const kHalf = kPage.height / 2;
/** Columns: how wide, of all together. */
const kColumns = [10, 13, 13, 22, 16, 18, 18, 18, 18, 18, 18];

/** `deals`: those of the boards; the suit that is turned must be known to all tables. */
export function scoreSheets(evening: Evening, paper: Paper, deals: readonly Deal[]): Blob {
  const ink = new Ink(paper.words.club.sheets, paper.language);
  const two = kHead + (tablesOf(evening) + 1) * kLine < kHalf;
  let place = 0;
  for (const group of groupsOf(evening)) {
    for (const board of upTo(evening.boards)) {
      const lower = two && place % 2 === 1;
      if (!lower) ink.page();
      if (lower) ink.line(0, kHalf, kPage.width, kHalf, 0.1);
      sheet(ink, evening, group, board, paper, turnedFirst(deals[board - 1]), lower ? kHalf : 0);
      ++place;
    }
  }
  return ink.blob();
}

function sheet(
  ink: Ink,
  evening: Evening,
  group: string,
  board: number,
  paper: Paper,
  turned: Suit | undefined,
  top: number,
): void {
  const { words } = paper;
  const { club } = words;
  const named = evening.groups > 1 ? `${club.board(board)} · ${club.group(group)}` : club.board(board);
  ink.text(named, kPage.margin, top + 17, { size: 15, bold: true });
  const dealer = `${words.dealer}: ${words.seats[leftOf("N", board - 1)]}`;
  const told = [club.round(roundOf(evening, board) + 1), dealer, ...(turned ? [`${words.turned}:`] : [])].join(" · ");
  ink.text(told, kPage.margin, top + 23, { size: 9.5, grey: 70 });
  if (turned) ink.sign(turned, kPage.margin + ink.width(told, 9.5) + 1.2, top + 23, 10);
  ink.text(paper.evening, kPage.width - kPage.margin, top + 17, { size: 8.5, align: "right", grey: 90 });
  const all = kColumns.reduce((sum, wide) => sum + wide, 0);
  const edges = kColumns.reduce<number[]>((found, wide) => [...found, (found.at(-1) ?? 0) + (wide / all) * kWidth], [0]);
  const at = (i: number): number => kPage.margin + (edges[i] ?? 0);
  const start = top + 27;
  const heads = headsOf(words);
  const bottom = start + kLine * (tablesOf(evening) + 1);
  ink.box(kPage.margin, start, kWidth, kLine, 238);
  for (const [i, head] of heads.entries()) {
    ink.text(head, (at(i) + at(i + 1)) / 2, start + 5.8, { size: 8, bold: true, align: "center", most: at(i + 1) - at(i) - 1.5 });
  }
  for (const table of upTo(tablesOf(evening))) {
    const base = start + kLine * table + 6;
    const [ns, ew] = pairsAt(evening, board, table) ?? ["–", "–"];
    for (const [i, text] of [table, ns, ew].entries()) {
      ink.text(String(text), (at(i) + at(i + 1)) / 2, base, { size: 11, bold: i > 0, align: "center" });
    }
    ink.line(kPage.margin, start + kLine * (table + 1), kPage.margin + kWidth, start + kLine * (table + 1));
  }
  for (let i = 0; i < edges.length; ++i) ink.line(at(i), start, at(i), bottom);
  ink.text(club.aboutSheet, kPage.margin, bottom + 4.5, { size: 8, grey: 70, most: kWidth });
}

function headsOf({ club, shortSides, declarer, trump }: Words): string[] {
  const of = (what: string, side: "ns" | "ew") => `${what} ${shortSides[side]}`;
  return [
    club.table, shortSides.ns, shortSides.ew, declarer, trump, of(club.points, "ns"), of(club.points, "ew"),
    of(club.roem, "ns"), of(club.roem, "ew"), of(club.score, "ns"), of(club.score, "ew"),
  ];
}
