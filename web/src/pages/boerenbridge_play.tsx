// A game of boerenbridge against two to four players of the library.
import { useEffect, useState } from "preact/hooks";
import { goTo, settleAt } from "../address.js";
import { hasBegun } from "../game/boerenbridge.js";
import { keepGame, keptGame, type GameParameters } from "../game/kept_game.js";
import { AskToStop } from "../parts/ask.js";
import { Choice } from "../parts/choice.js";
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
  seed: String(Math.floor(Math.random() * 2 ** 32)),
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

/** The game that the browser keeps, and whether its last deal is over. */
function keptRound(): { game: GameParameters; ended: boolean } | undefined {
  const { ended, ...game } = keptGame("boerenbridge") ?? {};
  return game["seed"] ? { game, ended: ended !== undefined } : undefined;
}

/** Whether a new game would end one that is being played. */
function losesOne(told: GameParameters): boolean {
  const kept = keptRound();
  if (kept && !kept.ended && hasBegun(kept.game)) return true;
  return told["seed"] !== kept?.game["seed"] && hasBegun(told);
}

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
    const kept = keptRound();
    if (kept?.game["seed"] === told["seed"] && !kept?.ended) keepGame(changed, "boerenbridge");
    goTo({ page: "boerenbridge", told: changed });
  };
  useEffect(() => {
    if (told["seed"]) return;
    const game = keptRound()?.game ?? newGame(terms);
    if (!keptRound()) keepGame(game, "boerenbridge");
    settleAt({ page: "boerenbridge", told: game });
  }, [told["seed"]]);
  const most = kMost.includes(terms.most) ? kMost : [terms.most, ...kMost];
  return (
    <>
      {told["seed"] && (
        <TricksGameView
          key={`${told["seed"]}/${told["number"]}/${terms.players}/${terms.most}`}
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
