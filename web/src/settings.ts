// How a person likes the table: kept by the browser.
import { useEffect, useState } from "preact/hooks";
import { keep, kept } from "./storage.js";

/** The values of each setting, the first where nothing was chosen. */
export const kSettings = {
  colours: ["two", "four"],
  speed: ["normal", "calm", "quick", "once"],
  sound: ["off", "on"],
  backs: ["red", "blue", "green"],
  cloth: ["green", "blue", "red"],
  /** How your own hand is sorted. */
  suits: ["alternating", "trumps", "written"],
  ranks: ["strength", "written"],
  /** In what is said what a card costs. */
  unit: ["points", "score"],
} as const;

export type SettingName = keyof typeof kSettings;
export type Settings = { [Name in SettingName]: (typeof kSettings)[Name][number] };

const kKey = "settings";
const kEvent = "jasnel-settings";
const kSettingNames = Object.keys(kSettings) as SettingName[];

/** What was kept, each value only where it is one. */
function read(): Settings {
  let told: Record<string, unknown> = {};
  try {
    told = Object(JSON.parse(kept(kKey) ?? "{}")) as Record<string, unknown>;
  } catch {
    // Somebody else's; the page has its own.
  }
  const chosen = (name: SettingName) =>
    kSettings[name].find((value: string) => value === told[name]) ?? kSettings[name][0];
  return Object.fromEntries(kSettingNames.map((name) => [name, chosen(name)])) as Settings;
}

let now: Settings | undefined;

export const settings = (): Settings => (now ??= read());

export function changeSettings(changes: Partial<Settings>): void {
  now = { ...settings(), ...changes };
  keep(kKey, JSON.stringify(now));
  show();
  dispatchEvent(new Event(kEvent));
}

/** The style sheet sees what it depends on. */
export function show(): void {
  const { colours, backs, cloth } = settings();
  Object.assign(document.documentElement.dataset, { colours, backs, cloth });
}

export function useSettings(): Settings {
  const [shown, setShown] = useState(settings);
  useEffect(() => {
    const follow = () => setShown(settings());
    addEventListener(kEvent, follow);
    return () => removeEventListener(kEvent, follow);
  }, []);
  return shown;
}

/** In milliseconds: between two cards, how long a full trick stays, and how long a card flies. */
export interface Pace {
  pause: number;
  stays: number;
  flight: number;
}

const kPaces: Record<Settings["speed"], Pace> = {
  calm: { pause: 900, stays: Infinity, flight: 420 },
  normal: { pause: 550, stays: 1800, flight: 300 },
  quick: { pause: 200, stays: 900, flight: 180 },
  once: { pause: 0, stays: 0, flight: 0 },
};

export const paceOf = (speed: Settings["speed"]): Pace => kPaces[speed];

/** Whether things may move, by what the person asks of the system. */
export const mayMove = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;
