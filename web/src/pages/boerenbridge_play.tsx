// A game of boerenbridge against two to four players of the library.
import { useEffect, useState } from "preact/hooks";
import { goTo, settleAt } from "../address.js";
import { dealsInRound, hasBegun, isRoundOver } from "../game/boerenbridge.js";
import { gameOf, keepGame, keptGame, newName, type GameParameters } from "../game/kept_game.js";
import { AskToStop } from "../parts/ask.js";
import { Choice } from "../parts/choice.js";
import { GameRefused } from "../parts/game_refused.js";
import { LevelChoice, levelOf } from "../parts/level_choice.js";
import { TableOptions } from "../parts/table_options.js";
import { useWords } from "../text/language.js";
import { TricksGameView } from "./boerenbridge_game.js";

const kPlayers = ["3", "4", "5"];
/** The cards of the first deal of a round. */
const kMost = ["10", "7", "5", "3"];

interface Terms {
  players: string;
  most: string;
  level: string;
}

const newGame = (terms: Terms): GameParameters => ({
  ...terms,
  game: newName(),
  number: "1",
});

/** Of an address; what it does not tell, or what is none, is as it usually is. */
function termsOf(told: GameParameters): Terms {
  const { players = "", most = "" } = told;
  return {
    players: kPlayers.includes(players) ? players : "4",
    most: /^([1-9]|10)$/.test(most) ? most : "10",
    level: levelOf(told["level"]),
  };
}

/** Whether a new game would end one that is being played: this one, or the one that the browser keeps. */
const losesOne = (told: GameParameters): boolean =>
  [told, keptGame("boerenbridge") ?? {}].some((game) => {
    const { players, most } = termsOf(game);
    return hasBegun(game) && !isRoundOver(game, Number(players), Number(most));
  });

export function TricksPlay({ told }: { told: GameParameters }) {
  const words = useWords();
  const terms = termsOf(told);
  // The terms of a new game, while it is asked whether to stop this one.
  const [asked, setAsked] = useState<Terms>();
  const start = (on: Terms) => {
    const game = newGame(on);
    setAsked(undefined);
    keepGame(game, "boerenbridge");
    goTo({ page: "boerenbridge", told: game });
  };
  const startUnlessLost = (on: Terms) => (losesOne(told) ? setAsked(on) : start(on));
  const changeLevel = (level: string) => {
    const changed = { ...told, level };
    if (gameOf(keptGame("boerenbridge")) === gameOf(told)) keepGame(changed, "boerenbridge");
    goTo({ page: "boerenbridge", told: changed });
  };
  useEffect(() => {
    if (gameOf(told)) return;
    const game = keptGame("boerenbridge") ?? newGame(terms);
    keepGame(game, "boerenbridge");
    settleAt({ page: "boerenbridge", told: game });
  }, [gameOf(told)]);
  const deals = dealsInRound(Number(terms.most));
  const refused = Number(told["number"]) > deals;
  const most = kMost.includes(terms.most) ? kMost : [terms.most, ...kMost];
  return (
    <>
      {refused && (
        <GameRefused
          number={told["number"] ?? ""}
          deals={deals}
          again={words.boerenbridge.newGame}
          onNewGame={() => startUnlessLost(terms)}
        />
      )}
      {gameOf(told) && !refused && (
        <TricksGameView
          key={`${gameOf(told)}/${told["number"]}/${terms.players}/${terms.most}`}
          told={told}
          players={Number(terms.players)}
          most={Number(terms.most)}
          level={terms.level}
          onNewGame={() => startUnlessLost(terms)}
        >
          <div class="choices">
            <LevelChoice level={terms.level} onChange={changeLevel} />
            <Choice
              label={words.players}
              value={terms.players}
              options={kPlayers.map((count) => ({ value: count, text: count }))}
              onChange={(players) => startUnlessLost({ ...terms, players })}
            />
            <Choice
              label={words.boerenbridge.most}
              value={terms.most}
              options={most.map((cards) => ({ value: cards, text: words.boerenbridge.from(Number(cards)) }))}
              onChange={(value) => startUnlessLost({ ...terms, most: value })}
            />
            <TableOptions />
            <button type="button" class="new-game" onClick={() => startUnlessLost(terms)}>
              {words.boerenbridge.newGame}
            </button>
          </div>
        </TricksGameView>
      )}
      {asked && (
        <AskToStop game={words.boerenbridge} onYes={() => start(asked)} onNo={() => setAsked(undefined)} />
      )}
    </>
  );
}
