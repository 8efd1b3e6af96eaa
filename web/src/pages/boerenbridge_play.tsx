// A game of boerenbridge against two to four players of the library.
import { useEffect, useState } from "preact/hooks";
import { goTo, settleAt } from "../address.js";
import { dealsInRound, hasBegun, isRoundOver } from "../game/boerenbridge.js";
import { gameOf, keepGame, keptGame, newName, type GameParameters } from "../game/kept_game.js";
import { AskToStop } from "../parts/ask.js";
import { Choice } from "../parts/choice.js";
import { NoSuchDeal } from "../parts/game_refused.js";
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
function termsOf(params: GameParameters): Terms {
  const { players = "", most = "" } = params;
  return {
    players: kPlayers.includes(players) ? players : "4",
    most: /^([1-9]|10)$/.test(most) ? most : "10",
    level: levelOf(params["level"]),
  };
}

/** Whether a new game would end one that is being played: this one, or the one that the browser keeps. */
const losesOne = (params: GameParameters): boolean =>
  [params, keptGame("boerenbridge") ?? {}].some((game) => {
    const { players, most } = termsOf(game);
    return hasBegun(game) && !isRoundOver(game, Number(players), Number(most));
  });

export function TricksPlay({ params }: { params: GameParameters }) {
  const words = useWords();
  const terms = termsOf(params);
  // The terms of a new game, while it is asked whether to stop this one.
  const [asked, setAsked] = useState<Terms>();
  const start = (on: Terms) => {
    const game = newGame(on);
    setAsked(undefined);
    keepGame(game, "boerenbridge");
    goTo({ page: "boerenbridge", params: game });
  };
  const startUnlessLost = (on: Terms) => (losesOne(params) ? setAsked(on) : start(on));
  const changeLevel = (level: string) => {
    const changed = { ...params, level };
    if (gameOf(keptGame("boerenbridge")) === gameOf(params)) keepGame(changed, "boerenbridge");
    goTo({ page: "boerenbridge", params: changed });
  };
  useEffect(() => {
    if (gameOf(params)) return;
    const game = keptGame("boerenbridge") ?? newGame(terms);
    keepGame(game, "boerenbridge");
    settleAt({ page: "boerenbridge", params: game });
  }, [gameOf(params)]);
  const deals = dealsInRound(Number(terms.most));
  const refused = Number(params["number"]) > deals;
  const most = kMost.includes(terms.most) ? kMost : [terms.most, ...kMost];
  return (
    <>
      {refused && (
        <NoSuchDeal
          number={params["number"] ?? ""}
          deals={deals}
          again={words.boerenbridge.newGame}
          onNewGame={() => startUnlessLost(terms)}
        />
      )}
      {gameOf(params) && !refused && (
        <TricksGameView
          key={`${gameOf(params)}/${params["number"]}/${terms.players}/${terms.most}`}
          params={params}
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
