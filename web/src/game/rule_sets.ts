// The rule sets of the library, asked once.
import type { RuleSets } from "jasnel";
import { useEffect, useState } from "preact/hooks";
import { pool } from "../engine/pool.js";

let asked: Promise<RuleSets> | undefined;

/** Nothing until they are there. */
export function useRuleSets(): RuleSets | undefined {
  const [sets, setSets] = useState<RuleSets>();
  useEffect(() => {
    asked ??= pool.ask<RuleSets>({ ask: "rules" });
    asked.then(setSets, () => {
      asked = undefined;
    });
  }, []);
  return sets;
}

export const kDefaultRules = "kbn";

/** The names to choose from, before they are there too. */
export function ruleNames(sets: RuleSets | undefined, chosen: string): string[] {
  const names = sets?.presets.map((preset) => preset.name) ?? [kDefaultRules];
  return names.includes(chosen) ? names : [...names, chosen];
}

export const optionsOf = (sets: RuleSets | undefined, name: string): Record<string, string> =>
  sets?.presets.find((preset) => preset.name === name)?.options ?? {};

/**
 * Deals of a game: a "boompje" of SV Bedum has twelve; other texts leave it to the match, and NKF 1976,
 * art. 5 of the match rules, numbers sixteen.
 */
export const dealsOf = (rules: string): number => (rules.startsWith("bedum") ? 12 : 16);
