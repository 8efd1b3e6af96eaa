// A rule set: that of the place where one plays, and what is different at one's own table.
import type { RuleOption } from "jasnel";
import { useContext, useState } from "preact/hooks";
import { ownPlaces, type OwnPlace } from "../game/own_places.js";
import { changesOf, kNoCalls, optionsOf, presetOf, ruleNames, rulesWith, useRuleSets } from "../game/rule_sets.js";
import { LanguageContext, useWords } from "../text/language.js";
import { Choice } from "./choice.js";
import { Typed } from "./typed.js";

interface RulesChoiceProps {
  rules: string;
  onChange: (rules: string) => void;
}

/**
 * Where its networks have seen nothing like it: how far the computer is ahead of a simple player, as a share of that by
 * `kbn`. From docs/research/players.md, for presets that people call in.
 */
const kUnlearned: Record<string, number> = { klaverjassenonline: 0.55, kraken: 0.58 };

/** No preset has such a name. */
const ownValue = ({ name }: OwnPlace): string => `@${name}`;

export function RulesChoice({ rules, onChange }: RulesChoiceProps) {
  const words = useWords();
  const sets = useRuleSets();
  const preset = presetOf(rules);
  const own = ownPlaces();
  const here = own.find((place) => place.rules === rules);
  const [open, setOpen] = useState(changesOf(rules).size > 0);
  const share = kUnlearned[preset];
  return (
    <>
      <Choice
        label={words.place}
        value={here ? ownValue(here) : preset}
        options={[
          ...own.map((place) => ({ value: ownValue(place), text: place.name })),
          ...ruleNames(sets, preset, words.ruleSets).map((name) => ({ value: name, text: words.ruleSets[name] ?? name })),
        ]}
        onChange={(value) => onChange(own.find((place) => ownValue(place) === value)?.rules ?? value)}
      />
      {share && <p class="unlearned">{words.unlearned(Math.round(100 * share))}</p>}
      <details class="house-rules" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.houseRules}</summary>
        {sets && open && sets.options.map((option) => (
          <RuleField
            key={option.name}
            option={option}
            value={changesOf(rules).get(option.name) ?? optionsOf(sets, preset)[option.name] ?? ""}
            onChange={(value) => onChange(rulesWith(sets, rules, option.name, value))}
          />
        ))}
      </details>
    </>
  );
}

interface RuleFieldProps {
  option: RuleOption;
  value: string;
  onChange: (value: string) => void;
}

/** What may be typed where the values cannot be listed. */
const kForms: Record<string, RegExp> = {
  fours: /^(all|none|[AKQJT987]{1,8})$/i,
  game: /^[1-9]\d{0,4}-(deals|points)$/,
};
const kNumber = /^\d{1,3}$|^1000$/;

function RuleField({ option, value, onChange }: RuleFieldProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const label = option.title[language];
  if (option.choices) {
    return (
      <Choice
        label={label}
        field={option.name}
        value={value}
        options={option.choices.filter((one) => one !== kNoCalls).map((one) => ({ value: one, text: words.ruleValues[`${option.name}=${one}`] ?? words.ruleValues[one] ?? one }))}
        onChange={onChange}
      />
    );
  }
  const form = kForms[option.name] ?? kNumber;
  return (
    <Typed
      label={label}
      field={option.name}
      value={value}
      expected={(typed) => (form.test(typed) ? "" : option.values)}
      onChange={onChange}
    />
  );
}
