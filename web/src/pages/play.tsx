// A game of deals against three players of the library.
import { useEffect, useState } from "preact/hooks";
import { goTo, settleAt } from "../address.js";
import { useAnswer } from "../engine/use_answer.js";
import { gameOf, isInProgress, keepGame, keptGame, newName, type GameParameters } from "../game/kept_game.js";
import { kDefaultRules, optionsOf, useRuleSets } from "../game/rule_sets.js";
import { lengthOf } from "../game/game_length.js";
import { kMostDeals } from "../game/use_game.js";
import { AskToStop } from "../parts/ask.js";
import { ConventionsChoice } from "../parts/conventions_choice.js";
import { GameRefused, NoSuchDeal } from "../parts/game_refused.js";
import { LevelChoice, levelOf } from "../parts/level_choice.js";
import { RulesAtHand } from "../parts/rules_at_hand.js";
import { RulesChoice } from "../parts/rules_choice.js";
import { TableOptions } from "../parts/table_options.js";
import { useWords } from "../text/language.js";
import { GameView } from "./game.js";

/** Rules that are none are wrong whatever was dealt. */
const kAnyDeal = "N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987";

const newGame = (level: string, rules: string, conventions: string): GameParameters => ({
  level,
  rules,
  ...(conventions ? { conventions } : {}),
  game: newName(),
  number: "1",
});

export function PlayPage({ params }: { params: Record<string, string> }) {
  const words = useWords();
  const sets = useRuleSets();
  const rules = params["rules"] ?? kDefaultRules;
  const level = levelOf(params["level"]);
  const conventions = params["conventions"] ?? "";
  // The rules of a new game, while it is asked whether to stop this one.
  const [asked, setAsked] = useState<string>();
  const start = (by: string) => {
    const game = newGame(level, by, conventions);
    setAsked(undefined);
    keepGame(game);
    goTo({ page: "play", params: game });
  };
  const startUnlessLost = (by: string) => {
    const lost = (game?: GameParameters) =>
      game && isInProgress(game, lengthOf(optionsOf(sets, game["rules"] ?? kDefaultRules)));
    if ([params, keptGame()].some(lost)) setAsked(by);
    else start(by);
  };
  const change = (changes: Record<string, string>) => {
    const changed = { ...params, ...changes };
    if (gameOf(keptGame()) === gameOf(params)) keepGame(changed);
    goTo({ page: "play", params: changed });
  };
  useEffect(() => {
    document.title = `Jasnel · ${words.pages.play}`;
  }, [words]);
  useEffect(() => {
    if (gameOf(params)) return;
    const before = keptGame();
    // An address with other rules begins a game by them, unless one is under way.
    const goesOn = before && (!params["rules"] || before["rules"] === rules || isInProgress(before));
    const game = goesOn ? before : newGame(level, rules, conventions);
    keepGame(game);
    settleAt({ page: "play", params: game });
  }, [gameOf(params)]);
  const options = optionsOf(sets, rules);
  const length = lengthOf(options);
  const deals = length?.deals || kMostDeals;
  const refused = sets !== undefined && !params["yard"] && Number(params["number"]) > deals;
  const known = sets === undefined || length !== undefined;
  const { error: wrong } = useAnswer(known ? [] : [{ ask: "state", rules, dealer: "N", deal: kAnyDeal }]);
  return (
    <section class="playing">
      {refused && (
        <NoSuchDeal
          number={params["number"] ?? ""}
          deals={deals}
          again={words.newGame}
          onNewGame={() => startUnlessLost(rules)}
        />
      )}
      {wrong !== undefined && (
        <GameRefused error={wrong} again={words.newGame} onNewGame={() => startUnlessLost(kDefaultRules)} />
      )}
      {!length && !refused && wrong === undefined && <div class="game"><div class="felt" /></div>}
      {gameOf(params) && length && !refused && (
        <GameView
          key={`${gameOf(params)}/${params["number"]}/${params["again"]}/${rules}`}
          params={params}
          rules={rules}
          level={level}
          conventions={conventions}
          ruleOptions={options}
          length={length}
          onNewGame={() => startUnlessLost(rules)}
        >
          <div class="choices">
            <LevelChoice level={level} onChange={(value) => change({ level: value })} />
            <RulesChoice rules={rules} onChange={startUnlessLost} />
            <RulesAtHand rules={rules} />
            <ConventionsChoice
              label={words.signals.choice}
              conventions={conventions}
              onChange={(value) => change({ conventions: value })}
            />
            <TableOptions />
            <a href="#home" class="to-front">
              {words.toFront}
            </a>
            <button type="button" class="new-game" onClick={() => startUnlessLost(rules)}>
              {words.newGame}
            </button>
          </div>
        </GameView>
      )}
      {asked !== undefined && (
        <AskToStop game={words} onYes={() => start(asked)} onNo={() => setAsked(undefined)} />
      )}
    </section>
  );
}
