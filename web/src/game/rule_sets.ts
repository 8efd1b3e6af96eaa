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

/** The value of bidding without calls: nobody plays by it here. */
export const kNoCalls = "given";

/** The names to choose from, but those without calls; before they are there, those that the page has a text for. */
export function ruleNames(sets: RuleSets | undefined, chosen: string, texts: Record<string, string>): string[] {
  const called = sets?.presets.filter((preset) => preset.options["bidding"] !== kNoCalls);
  const names = called?.map((preset) => preset.name) ?? Object.keys(texts);
  return names.includes(chosen) ? names : [...names, chosen];
}

/** The value of each option by these rules, a preset or one with changes. */
export const optionsOf = (sets: RuleSets | undefined, rules: string): Record<string, string> => ({
  ...sets?.presets.find((preset) => preset.name === presetOf(rules))?.options,
  ...Object.fromEntries(changesOf(rules)),
});

/** The name of the preset that rules are written from. */
export const presetOf = (rules: string): string => rules.split(",")[0] ?? kDefaultRules;

/** What they change in it. */
export const changesOf = (rules: string): Map<string, string> =>
  new Map(rules.split(",").slice(1).map((change) => change.split("=", 2) as [string, string]));

/** The same rules with another value of an option. */
export function rulesWith(sets: RuleSets, rules: string, option: string, value: string): string {
  const changes = changesOf(rules);
  if (optionsOf(sets, presetOf(rules))[option] === value) changes.delete(option);
  else changes.set(option, value);
  return [presetOf(rules), ...[...changes].map(([name, changed]) => `${name}=${changed}`)].join(",");
}

/** The rule set with these rules: a preset, or one with changes. */
const setOf = (sets: RuleSets | undefined, rules: string) =>
  sets?.presets.find((preset) => preset.name === presetOf(rules)) ?? sets?.presets[0];

/** Where the text of these rules forbids to look at a turned trick again, if it does. */
export const noLookingOf = (sets: RuleSets | undefined, rules: string): string | undefined =>
  setOf(sets, rules)?.no_looking;
