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

/** The names to choose from; before they are there, those that the page has a text for. */
export function ruleNames(sets: RuleSets | undefined, chosen: string, texts: Record<string, string>): string[] {
  const names = sets?.presets.map((preset) => preset.name) ?? Object.keys(texts);
  return names.includes(chosen) ? names : [...names, chosen];
}

export const optionsOf = (sets: RuleSets | undefined, name: string): Record<string, string> =>
  sets?.presets.find((preset) => preset.name === name)?.options ?? {};

/** The rule set with these rules: a preset, or one with changes. */
const setOf = (sets: RuleSets | undefined, rules: string) =>
  sets?.presets.find((preset) => preset.name === rules.split(",")[0]) ?? sets?.presets[0];

/** Where the text of these rules forbids to look at a turned trick again, if it does. */
export const noLookingOf = (sets: RuleSets | undefined, rules: string): string | undefined =>
  setOf(sets, rules)?.no_looking;

/** The deals in a game by these rules, as the library has it; nothing for a game to so many points. */
export function dealsOf(sets: RuleSets | undefined, rules: string): number | undefined {
  const changed = rules.split(",").find((change) => change.startsWith("game="));
  const game = changed?.slice("game=".length) ?? setOf(sets, rules)?.options["game"];
  return game?.endsWith("-deals") ? Number.parseInt(game) : undefined;
}
