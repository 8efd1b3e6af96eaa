// The score sheet of a game: what both sides wrote down, deal by deal.
import type { PlayState, Seat, Suit } from "jasnel";
import { kSeats, kSuits, sideOf } from "./cards.js";

const kMarks = ["made", "nat", "pit"] as const;
export type Mark = (typeof kMarks)[number];

/** How a deal went. */
export interface Course {
  /** The roem that fell to each side; it is in what is written down. */
  nsRoem: number;
  ewRoem: number;
  declarer: Seat;
  trump: Suit;
  mark: Mark;
  /** The side that had to make it. */
  makers: "ns" | "ew";
}

export interface Line {
  ns: number;
  ew: number;
  /** Not known of games from addresses of before it was told. */
  course?: Course | undefined;
}

const courseText = ({ nsRoem, ewRoem, declarer, trump, mark, makers }: Course) =>
  [nsRoem, ewRoem, declarer, trump, mark, ...(makers === sideOf(declarer) ? [] : [makers])];

/**
 * As an address has it: `162:0,82:80`, with the course behind it, `182:0:20:0:S:H:pit`, and who had to make it where
 * those were not the declarers, `324:0:0:0:S:H:nat:ew`.
 */
export const sheetText = (sheet: readonly Line[]): string =>
  sheet.map(({ ns, ew, course }) => [ns, ew, ...(course ? courseText(course) : [])].join(":")).join(",");

const kLine = /^(\d+):(\d+)(?::(\d+):(\d+):([NESW]):([SHDC]):(made|nat|pit)(?::(ns|ew))?)?$/;

function lineOf(text: string): Line | undefined {
  const [, ns, ew, nsRoem, ewRoem, seat, suit, word, side] = kLine.exec(text) ?? [];
  if (ns === undefined) return undefined;
  const declarer = kSeats.find((one) => one === seat);
  const trump = kSuits.find((one) => one === suit);
  const mark = kMarks.find((one) => one === word);
  const course =
    declarer && trump && mark
      ? {
          nsRoem: Number(nsRoem), ewRoem: Number(ewRoem), declarer, trump, mark,
          makers: side === "ns" || side === "ew" ? side : sideOf(declarer),
        }
      : undefined;
  return { ns: Number(ns), ew: Number(ew), course };
}

export const sheetOf = (text: string): Line[] =>
  text
    .split(",")
    .map(lineOf)
    .filter((line) => line !== undefined);

/** The side that must make it, or had to: the declarers, or who doubled last. */
export const makersOf = ({ declarer, to_make }: PlayState): "ns" | "ew" =>
  to_make ? (to_make === "NS" ? "ns" : "ew") : sideOf(declarer);

/** What is written down of a deal that is over. */
export function writtenDown(state: PlayState): Line {
  const { result, won, declarer, trump } = state;
  const { ns, ew, outcome } = result ?? { ns: 0, ew: 0, outcome: "made" };
  const mark = kMarks.find((one) => one === outcome);
  return {
    ns,
    ew,
    course: mark && {
      nsRoem: won["ns-roem"], ewRoem: won["ew-roem"], declarer, trump, mark, makers: makersOf(state),
    },
  };
}

/** Whether a side has the mark: nat and pit are marked at those who had to make it. */
export const isMarked = (course: Course, side: "ns" | "ew"): boolean => course.mark !== "made" && course.makers === side;

export const totalOf = (sheet: readonly Line[]): { ns: number; ew: number } => ({
  ns: sheet.reduce((sum, line) => sum + line.ns, 0),
  ew: sheet.reduce((sum, line) => sum + line.ew, 0),
});
