// The evening, as the browser keeps it.
import { kSeats, kSuits } from "../game/cards.js";
import { today } from "../game/kept_pad.js";
import { kDefaultRules } from "../game/rule_sets.js";
import { keep, kept } from "../storage.js";
import {
  kAwards, kFewestPairs, kMostBoards, kMostGroups, kMostPairs, kSides, kSystems, type Entry, type Evening, type Moves,
} from "./evening.js";

const kKey = "club";

export const newEvening = (): Evening => ({
  rules: kDefaultRules,
  deals: [],
  salt: "",
  day: today(),
  boards: 16,
  pairs: 8,
  groups: 1,
  perRound: 4,
  system: "schevenings",
  names: {},
  entries: {},
});

/** What the text of an evening says it is. */
const kKind = "evening of pairs";

/** An evening as a file. */
export const eveningText = (evening: Evening): string => `${JSON.stringify({ jasnel: kKind, ...evening }, undefined, 1)}\n`;

/** That of a file; nothing where it is none. */
export function eveningIn(text: string): Evening | undefined {
  try {
    const told = Object(JSON.parse(text)) as Record<string, unknown>;
    return told["jasnel"] === kKind ? eveningOf(told) : undefined;
  } catch {
    return undefined;
  }
}

export const keepEvening = (evening: Evening): void => keep(kKey, JSON.stringify(evening));

const within = (value: unknown, most: number, otherwise: number): number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= most ? value : otherwise;

/** What was kept. */
export function keptEvening(): Evening {
  try {
    return eveningOf(Object(JSON.parse(kept(kKey) ?? "{}")) as Record<string, unknown>);
  } catch {
    return newEvening();
  }
}

/** What is told of one, as far as it can be one. */
function eveningOf(told: Record<string, unknown>): Evening {
  const begun = newEvening();
  return {
    rules: typeof told["rules"] === "string" ? told["rules"] : begun.rules,
    deals: Array.isArray(told["deals"]) ? told["deals"].map(String) : begun.deals,
    salt: /^[0-9a-f]{32,128}$/.test(String(told["salt"])) ? String(told["salt"]) : begun.salt,
    day: /^\d{4}-\d\d-\d\d$/.test(String(told["day"])) ? String(told["day"]) : begun.day,
    seed: typeof told["seed"] === "number" ? told["seed"] : undefined,
    boards: within(told["boards"], kMostBoards, begun.boards),
    // An evening of an older page has tables, each with two pairs.
    pairs: Math.max(kFewestPairs, within(told["pairs"] ?? 2 * Number(told["tables"]), kMostPairs, begun.pairs)),
    moves: movesOf(told["moves"]),
    groups: within(told["groups"], kMostGroups, begun.groups),
    perRound: within(told["perRound"], kMostBoards, begun.perRound),
    system: kSystems.find((one) => one === told["system"]) ?? begun.system,
    names: textsOf(told["names"]),
    entries: entriesOf(told["entries"]),
  };
}

function movesOf(told: unknown): Moves | undefined {
  const { of, rounds } = Object(told) as Record<string, unknown>;
  const isPair = (one: unknown) => one === null || (Array.isArray(one) && one.length === 2 && one.every(Number.isInteger));
  const isRound = (round: unknown) => Array.isArray(round) && round.every(isPair);
  const isRight = typeof of === "string" && Array.isArray(rounds) && rounds.length > 0 && rounds.every(isRound);
  return isRight ? { of, rounds: rounds as Moves["rounds"] } : undefined;
}

const textsOf = (told: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(told) as object).filter((one): one is [string, string] => typeof one[1] === "string"),
  );

const entriesOf = (told: unknown): Record<string, Entry> =>
  Object.fromEntries(Object.entries(Object(told) as object).map(([key, one]) => [key, entryOf(Object(one))]));

function entryOf(told: Record<string, unknown>): Entry {
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const points = (value: unknown): string => (/^\d{1,3}$/.test(text(value)) ? text(value) : "");
  const award = (value: unknown): string => kAwards.find((one) => one === value) ?? points(value);
  const written = told["written"];
  const [ns, ew] = Array.isArray(written) ? (written as unknown[]) : [];
  return {
    declarer: kSeats.find((seat) => seat === told["declarer"]),
    trump: kSuits.find((suit) => suit === told["trump"]),
    points: text(told["points"]),
    nsRoem: text(told["nsRoem"]),
    ewRoem: text(told["ewRoem"]),
    pit: told["pit"] === true,
    revoked: kSides.find((side) => side === told["revoked"]),
    cancelled: told["cancelled"] === true,
    nsAward: award(told["nsAward"]),
    ewAward: award(told["ewAward"]),
    nsPenalty: points(told["nsPenalty"]),
    ewPenalty: points(told["ewPenalty"]),
    nsBonus: points(told["nsBonus"]),
    ewBonus: points(told["ewBonus"]),
    written: typeof ns === "number" && typeof ew === "number" ? [ns, ew] : undefined,
  };
}
