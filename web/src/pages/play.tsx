// A game of deals against three players of the library.
import { useEffect } from "preact/hooks";
import { goTo } from "../address.js";
import { kDefaultRules, optionsOf, ruleNames, useRuleSets } from "../game/rule_sets.js";
import { Choice } from "../parts/choice.js";
import { useWords } from "../text/language.js";
import { GameView } from "./game.js";

const kLevels = ["beginner", "casual", "club", "strong", "full"];

export function PlayPage({ told }: { told: Record<string, string> }) {
  const words = useWords();
  const sets = useRuleSets();
  const rules = told["rules"] ?? kDefaultRules;
  const level = kLevels.includes(told["level"] ?? "") ? (told["level"] as string) : "club";
  const start = (changes: Record<string, string>) => {
    const seed = String(Math.floor(Math.random() * 2 ** 32));
    goTo({ page: "play", told: { level, rules, seed, number: "1", ...changes } });
  };
  useEffect(() => {
    document.title = `Jasnel · ${words.pages.play}`;
    if (!told["seed"]) start({});
  }, [words, told["seed"]]);
  return (
    <section>
      <div class="choices">
        <Choice
          label={words.level}
          value={level}
          options={kLevels.map((name) => ({ value: name, text: words.levels[name] ?? name }))}
          onChange={(value) => goTo({ page: "play", told: { ...told, level: value } })}
        />
        <Choice
          label={words.rules}
          value={rules}
          options={ruleNames(sets, rules).map((name) => ({ value: name, text: name }))}
          onChange={(value) => start({ rules: value })}
        />
        <button type="button" onClick={() => start({})}>
          {words.newGame}
        </button>
      </div>
      {told["seed"] && sets && (
        <GameView
          key={`${told["seed"]}/${told["number"]}/${rules}`}
          told={told}
          rules={rules}
          level={level}
          turns={optionsOf(sets, rules)["bidding"] === "turned"}
          onNewGame={() => start({})}
        />
      )}
    </section>
  );
}
