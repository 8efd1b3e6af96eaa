// Rules of a club or a table that have a name of their own: an address brings them, and the browser keeps them.
import { keep, kept } from "../storage.js";

export interface OwnPlace {
  name: string;
  rules: string;
}

const kKey = "places";
const kMostPlaces = 20;

const isPlace = (one: unknown): one is OwnPlace =>
  [Object(one)].flatMap(({ name, rules }: Record<string, unknown>) => [name, rules]).every((text) => typeof text === "string");

export function ownPlaces(): OwnPlace[] {
  try {
    const told: unknown = JSON.parse(kept(kKey) ?? "[]");
    return Array.isArray(told) ? told.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** Keeps a place; it takes that of one with its name. */
export function keepPlace(place: OwnPlace): void {
  const others = ownPlaces().filter(({ name }) => name !== place.name);
  keep(kKey, JSON.stringify([place, ...others].slice(0, kMostPlaces)));
}
