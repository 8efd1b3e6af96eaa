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

/** The deals in a game by these rules, a preset or one with changes, as the library has it. */
export function dealsOf(sets: RuleSets | undefined, rules: string): number | undefined {
  const [name, ...changes] = rules.split(",");
  const changed = changes.find((change) => change.startsWith("game="))?.slice("game=".length);
  const game = changed ?? (sets?.presets.find((preset) => preset.name === name) ?? sets?.presets[0])?.options["game"];
  return game?.endsWith("-deals") ? Number.parseInt(game) : undefined;
}
