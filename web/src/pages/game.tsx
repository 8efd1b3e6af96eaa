// A deal of a game, as one player sees it, until it is over and judged.
import type { Analysis, PlayedTrick, PlayState, Seat } from "jasnel";
import type { ComponentChildren } from "preact";
import { goTo } from "../address.js";
import { useAnswer } from "../engine/use_answer.js";
import { handsText, isNorthSouth, kSeats, leftOf, noHands } from "../game/cards.js";
import { keepGame } from "../game/kept_game.js";
import { sheetOf, sheetText, totalOf, type Line } from "../game/sheet.js";
import { kYou, useGame, type Game, type GameOptions, type State } from "../game/use_game.js";
import { Board } from "../parts/board.js";
import { Judged } from "../parts/judged.js";
import { Busy, Wrong } from "../parts/notice.js";
import { Sheet } from "../parts/sheet.js";
import { WonView } from "../parts/won.js";
import { callText, cardName, suitText, useWords } from "../text/language.js";
import type { Words } from "../text/words.js";

export interface GameViewProps extends GameOptions {
  onNewGame: () => void;
  /** What stands below the table: what can be chosen for the game. */
  children: ComponentChildren;
}

export function GameView({ onNewGame, children, ...options }: GameViewProps) {
  const words = useWords();
  const game = useGame(options);
  const { state, turn, waits } = game;
  // While nothing else is known, what was is shown.
  const shown = state ?? game.before;
  const over = state?.phase === "over" ? state : undefined;
  const last = shown && shown.phase !== "auction" ? shown.tricks.at(-1) : undefined;
  // A trick that was looked at is cleared before the next lead.
  const trick = last && (last.cards.length < 4 || waits || over) ? last : undefined;
  const yours = turn === kYou && !waits;
  // Of the deals before.
  const sheet = sheetOf(options.told["sheet"] ?? "");
  const hidden = Object.fromEntries(
    kSeats.filter((seat) => seat !== kYou && !over).map((seat) => [seat, game.hands[seat].length]),
  );
  const tags: Partial<Record<Seat, string>> = { [kYou]: words.you };
  if (shown) tags[shown.dealer] = [tags[shown.dealer], words.deals].filter(Boolean).join(", ");

  return (
    <div class="game">
      {shown && <Calls state={shown} />}
      <Wrong error={game.error} />
      <Board
        hands={{ ...noHands(), [kYou]: game.hands[kYou] }}
        hidden={hidden}
        trump={shown && shown.phase !== "auction" ? shown.trump : undefined}
        turn={waits ? undefined : turn}
        legal={state?.phase === "play" && yours ? state.legal : undefined}
        trick={trick}
        tags={tags}
        onPlay={state?.phase === "play" ? game.move : undefined}
      />
      <p class="told" role="status">
        {trick && (waits || over || yours) && <TrickTold trick={trick} won={waits || over !== undefined} />}
        {turn && !waits && (yours ? words.yours(state?.phase === "auction") : words.thinks(words.seats[turn]))}
      </p>
      {waits && !over && (
        <button type="button" class="go-on" onClick={game.goOn}>
          {words.goOn}
        </button>
      )}
      {state?.phase === "auction" && yours && (
        <div class="choices calls" role="group" aria-label={words.yours(true)}>
          {state.legal?.map((call) => (
            <button type="button" key={call} data-call={call} onClick={() => game.move(call)}>
              {callText(words, call)}
            </button>
          ))}
        </div>
      )}
      {shown && shown.phase !== "auction" && <WonView state={shown} />}
      {over && (
        <GameEnd state={over} sheet={sheet} options={options} game={game} onNewGame={onNewGame} />
      )}
      {children}
      {over ? (
        <GameJudged game={game} />
      ) : (
        sheet.length > 0 && <Sheet sheet={sheet} number={sheet.length} deals={options.deals} />
      )}
    </div>
  );
}

interface GameEndProps {
  state: PlayState;
  /** Of the deals before. */
  sheet: readonly Line[];
  game: Game;
  options: GameOptions;
  onNewGame: () => void;
}

/** The score sheet, and the way on. */
function GameEnd({ state, sheet: before, game, options, onNewGame }: GameEndProps) {
  const words = useWords();
  const { number } = game;
  const { told, rules, level, deals } = options;
  const { ns, ew } = state.result ?? { ns: 0, ew: 0 };
  const sheet = [...before, { ns, ew }];
  const ended = number >= deals;
  const next = () => {
    const nextDeal = {
      level,
      rules,
      seed: told["seed"] ?? "",
      number: String(number + 1),
      sheet: sheetText(sheet),
    };
    keepGame(nextDeal);
    goTo({ page: "play", told: nextDeal });
  };
  const goThrough = () =>
    goTo({
      page: "deal",
      told: {
        deal: handsText(game.dealt),
        leader: leftOf(state.dealer),
        rules,
        trump: state.trump,
        declarer: state.declarer,
        cards: game.cards.join(""),
        seen: "0",
      },
    });
  return (
    <>
      {ended && <p class="verdict">{winnerText(words, sheet)}</p>}
      <div class="choices">
        <button type="button" class="go-on" onClick={ended ? onNewGame : next}>
          {ended ? words.newGame : words.nextDeal}
        </button>
        <button type="button" onClick={goThrough}>
          {words.cardByCard}
        </button>
      </div>
      <Sheet sheet={sheet} number={number} deals={deals} />
    </>
  );
}

/** What each card cost. */
function GameJudged({ game }: { game: Game }) {
  const judged = useAnswer<Analysis>([{ ...game.question, ask: "analyse" }]);
  return (
    <>
      <Busy busy={judged.busy} />
      {judged.answer && <Judged analysis={judged.answer} />}
    </>
  );
}

function winnerText(words: Words, sheet: readonly Line[]): string {
  const { ns, ew } = totalOf(sheet);
  return ns === ew ? words.gameDrawn : words.gameWon(words.sides[ns > ew ? "ns" : "ew"]);
}

/** The cards of a trick, for those who do not see them, and who won it. */
function TrickTold({ trick, won }: { trick: PlayedTrick; won: boolean }) {
  const words = useWords();
  const side = trick.winner && isNorthSouth(trick.winner) ? "ns" : "ew";
  const told = trick.cards.map((card, i) =>
    words.cardOn(words.seats[leftOf(trick.leader, i)], cardName(words, card)),
  );
  return (
    <>
      <span class="spoken">{told.join(" ")} </span>
      {won && trick.winner && (
        <>
          {words.takes(words.seats[trick.winner], trick.points ?? 0)}
          {trick.roem ? ` · ${words.roemFalls(trick.roem, words.sides[side])}` : ""}{" "}
        </>
      )}
    </>
  );
}

/** What was said so far, and the contract. */
function Calls({ state }: { state: State }) {
  const words = useWords();
  const calls = state.auction ?? [];
  return (
    <p class="contract">
      {words.calls}:{" "}
      {calls.length === 0 ? "–" : calls.map((call) => callText(words, call)).join(", ")}
      {state.phase !== "auction" && (
        <>
          {" · "}
          <strong>{suitText(words, state.trump)}</strong> · {words.declarer}:{" "}
          {words.seats[state.declarer]}
        </>
      )}
    </p>
  );
}
