// The rules of a game in words: what all have in common, and what these rules choose.
import { useContext } from "preact/hooks";
import { optionsOf, presetOf, useRuleSets } from "../game/rule_sets.js";
import { useCourseWords } from "../text/course_words.js";
import { LanguageContext, useWords } from "../text/language.js";

/** Nothing to tell of what nobody does. */
const kNothing = ["off", "none", "any", "given"];

export function RulesInShort({ rules }: { rules: string }) {
  const words = useWords();
  const told = useCourseWords();
  const language = useContext(LanguageContext);
  const sets = useRuleSets();
  const options = optionsOf(sets, rules);
  const inTricks = ["on", "both"].includes(options["roem"] ?? "");
  const chosen = (sets?.options ?? []).filter(({ name }) => {
    const value = options[name] ?? "off";
    if (name === "game" || (name === "hand-roem" && options["roem"] === "on")) return false;
    if (name === "both-over" && options["game"]?.endsWith("-deals")) return false;
    if (name === "turns" && options["bidding"] !== "turned") return false;
    return ["roem", "revoke-mend", "only-trumps"].includes(name) || !kNothing.includes(value);
  });
  return (
    <div class="rules-in-short">
      <p><strong>{words.ruleSets[presetOf(rules)] ?? rules}</strong></p>
      {[...told.basics, ...(inTricks ? [told.roem] : [])].map((text) => <p key={text}>{text}</p>)}
      <ul>
        {chosen.map(({ name, title }) => {
          const value = options[name] ?? "";
          return (
            <li key={name}>
              {title[language]}: <strong>{words.ruleValues[`${name}=${value}`] ?? words.ruleValues[value] ?? value}</strong>
            </li>
          );
        })}
      </ul>
      <p><a href="#puzzles?view=course">{told.title}</a></p>
    </div>
  );
}
