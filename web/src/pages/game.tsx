// A deal of a game, as one player sees it, until it is over and judged.
import type { PlayedTrick, PlayState, Seat } from "jasnel";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { useLibrary } from "../engine/library.js";
import { useAnalysis } from "../engine/use_analysis.js";
import { focusTable, useFocusOn } from "../focus.js";
import { playAgain } from "../game/again.js";
import { useAsked, useAskedNow } from "../game/asked.js";
import { speakersOf, turnsOf, type RuleOptions } from "../game/auction.js";
import { kSeats, leftOf, noHands, sideOf, type Turned } from "../game/cards.js";
import { useDealing } from "../game/dealing.js";
import { useLastTrick } from "../game/last_trick.js";
import { useNews } from "../game/news.js";
import { judgedBy } from "../game/match.js";
import { dealAgain } from "../game/next_deal.js";
import { noLookingOf, useRuleSets } from "../game/rule_sets.js";
import { sheetOf } from "../game/sheet.js";
import { useArranged } from "../game/sorting.js";
import { kYou, useGame, type GameOptions, type State } from "../game/use_game.js";
import { useSaidLater } from "../said.js";
import { paceOf, useSettings } from "../settings.js";
import { playSound } from "../sound.js";
import { Board } from "../parts/board.js";
import { Calls } from "../parts/calls.js";
import { AskButton, GameFrame } from "../parts/game_frame.js";
import { GameSignals } from "../parts/game_signals.js";
import { Hint } from "../parts/hint.js";
import { Inked } from "../parts/inked.js";
import type { Said } from "../parts/seat.js";
import { SuitName } from "../parts/short.js";
import { Sheet } from "../parts/sheet.js";
import { DealScore, WonView } from "../parts/won.js";
import { callText, cardName, suitText, useWords } from "../text/language.js";
import type { Words } from "../text/words.js";
import { useOthers } from "./loading.js";

export interface GameViewProps extends GameOptions {
  onNewGame: () => void;
  /** What stands beside the table: what can be chosen for the game. */
  children: ComponentChildren;
}

export function GameView({ onNewGame, children, ...options }: GameViewProps) {
  const words = useWords();
  const { stays } = paceOf(useSettings().speed);
  const game = useGame(options);
  const { state, turn, waits } = game;
  // While nothing else is known, what was is shown.
  const shown = state ?? game.before;
  const passedOut = shown?.passed_out === true;
  const played = shown && shown.phase !== "auction" && !passedOut ? shown : undefined;
  const over = state?.phase === "over" && !passedOut ? state : undefined;
  const last = played?.tricks.at(-1);
  const signals = played?.signals ?? [];
  const lastTrick = useLastTrick(played?.tricks ?? [], waits);
  const { again } = lastTrick;
  const noLooking = noLookingOf(useRuleSets(), options.rules);
  // A trick that was looked at is cleared before the next lead.
  const trick = last && (last.cards.length < 4 || waits || over) ? last : undefined;
  const yours = turn === kYou && !waits;
  // Your first choice may be asked without the library; whatever comes after it waits for that.
  const library = useLibrary();
  const comes = !library.here && library.wrong === undefined && !(yours && state !== undefined);
  useSaidLater(comes ? words.loading : undefined);
  // Nobody helps there, and nothing is taken back.
  const yard = options.params["yard"];
  const hint = useAskedNow(JSON.stringify([shown?.auction, game.cards]), yours && state !== undefined && !yard);
  const saidWhat = useAsked(signals.length > 0);
  // Of the deals before.
  const sheet = sheetOf(options.params["sheet"] ?? "");
  // Until it is known what was dealt, everybody has eight cards that nobody sees.
  const dealt = game.dealt[kYou].length > 0;
  const hidden = Object.fromEntries(
    kSeats.filter((seat) => !dealt || (seat !== kYou && !over)).map((seat) => [seat, dealt ? game.hands[seat].length : 8]),
  );
  const { others, error: unloaded } = useOthers(over !== undefined);
  const judged = useAnalysis(over ? game.question : undefined, judgedBy(sheet, options.length));
  const hand = useArranged(game.dealt[kYou], game.hands[kYou], played?.trump);
  const dealing = useDealing(dealt, !options.params["calls"] && !options.params["cards"]);
  useFocusOn(".board", yours);
  // A trick that waits for somebody waits for a key too.
  useFocusOn(".go-on", waits && stays === Infinity);
  useNews({ state, dealt: game.dealt[kYou], hand, rules: options.ruleOptions, yours, waits, over: over !== undefined || passedOut });
  useSounds(played);

  return (
    <GameFrame
      over={over !== undefined}
      terms={
        <>
          {shown && <Contract state={shown} turned={game.turned} />}
          {played && <DealScore won={played.won} />}
        </>
      }
      lastTrick={lastTrick}
      hint={hint}
      tools={options.conventions && <AskButton name="ask-signals" text={words.signals.ask} of={saidWhat} />}
      error={game.error ?? (unloaded && words.unloaded(unloaded))}
      side={
        <>
          {played && !over && <WonView state={played} />}
          {over ? others && (
            <others.GameEnd state={over} sheet={sheet} options={options} game={game} judged={judged} onNewGame={onNewGame} />
          ) : options.params["was"] || yard ? (
            <p class="small">{yard ? words.yard.note : words.again.note}</p>
          ) : (
            <Sheet
              sheet={sheet}
              number={sheet.length}
              deals={options.length.deals}
              points={options.length.points}
              again={Number(options.params["again"] ?? 0)}
              chance={sheet.length > 0 ? shown?.wins : undefined}
            />
          )}
        </>
      }
      settings={children}
      below={over && others && <others.GameJudged game={game} params={options.params} judged={judged} />}
    >
      {again && noLooking && <p class="small no-looking">{words.noLooking(noLooking)}</p>}
      {hint.asked && <Hint game={game} />}
      {saidWhat.asked && <GameSignals signals={signals} />}
      <Board
        hands={{ ...noHands(), [kYou]: hand }}
        hidden={hidden}
        trump={played?.trump}
        turn={waits ? undefined : turn}
        dealer={shown?.dealer}
        declarer={played?.declarer}
        you={kYou}
        legal={state?.phase === "play" && yours ? state.legal : undefined}
        record={game.question}
        trick={again ?? trick}
        dealing={dealing}
        before={played ? played.tricks.length - (trick ? 1 : 0) : 0}
        again={again !== undefined}
        said={shown && saidOf(words, shown, options.ruleOptions)}
        onPlay={state?.phase === "play" ? game.move : undefined}
      >
        <div class="talk">
          {!over && !yard && (
            <button type="button" class="undo" aria-label={words.undo} title={words.undo} disabled={!game.undo} onClick={game.undo}>
              <span aria-hidden="true">↶</span>
            </button>
          )}
          <p class="told">
            {shown && yours && (played?.tricks.length ?? 0) < 2 && <CallsTold state={shown} rules={options.ruleOptions} />}
            {trick && (waits || over || yours) && <TrickTold trick={trick} won={waits || over !== undefined} />}
            {passedOut && words.passedOut}
            {comes && <span class="comes-told">{words.loading}</span>}
            {turn && !waits && !comes && (yours ? words.yours(state?.phase === "auction") : words.thinks(words.seats[turn]))}
          </p>
          {passedOut && (
            <button
              type="button"
              class="go-on"
              onClick={() => (options.params["was"] ? playAgain(options.params) : dealAgain(options))}
            >
              {words.dealAgain}
            </button>
          )}
          {waits && !over && (
            <button type="button" class="go-on" onClick={() => {
                game.goOn();
                focusTable();
              }}>
              {words.goOn}
            </button>
          )}
          {state?.phase === "auction" && yours && <Calls legal={state.legal} onCall={game.move} />}
        </div>
      </Board>
    </GameFrame>
  );
}

/** The cards that lie turned; the last is bid on. */
function TurnedCards({ turned }: { turned: readonly Turned[] }) {
  const words = useWords();
  return (
    <span class="turned-cards">
      {" "}
      {words.turnedCards}:{" "}
      {turned.map((card, i) => {
        const text = card === "joker" ? words.joker : suitText(words, card);
        return (
          <span key={i} class={i + 1 < turned.length ? "passed-on" : "bid-on"}>
            <Inked text={text} />{" "}
          </span>
        );
      })}
    </span>
  );
}

function useSounds(state: PlayState | undefined): void {
  const full = state?.tricks.filter((trick) => trick.cards.length === 4) ?? [];
  const roem = full.at(-1)?.roem ?? 0;
  useEffect(() => {
    if (full.length > 0 && roem > 0) playSound("roem");
    if (full.length === 8) playSound("over");
  }, [full.length]);
}

/** What is said at the table: the calls, and the roem of a trick that has just been won. */
function saidOf(words: Words, state: State, rules: RuleOptions): Partial<Record<Seat, Said>> {
  const said: Partial<Record<Seat, Said>> = {};
  const calls = state.auction ?? [];
  if (state.phase === "auction" || state.passed_out || state.tricks.length === 0) {
    // Of an auction in which several cards are turned the calls on the last.
    const begun = calls.length - (calls.length % 4 || 4);
    for (const [i, seat] of speakersOf(state.dealer, rules, calls).entries()) {
      if (turnsOf(rules) > 1 && i < begun) continue;
      said[seat] = { text: callText(words, calls[i] ?? "pass"), key: `${i}` };
    }
  }
  if (state.phase === "auction" || state.passed_out) return said;
  const number = state.tricks.filter((trick) => trick.cards.length === 4).length - 1;
  const { roem, winner } = state.tricks[number] ?? {};
  const since = state.tricks.slice(number + 1).reduce((sum, trick) => sum + trick.cards.length, 0);
  if (roem && winner && since < 2) {
    said[winner] = { text: words.calledRoem(roem), passing: true, key: `roem ${number}` };
  }
  return said;
}

/** Who called what, for those who do not see it, until the second trick. */
function CallsTold({ state, rules }: { state: State; rules: RuleOptions }) {
  const words = useWords();
  const calls = state.auction ?? [];
  const told = speakersOf(state.dealer, rules, calls).map((seat, i) => `${words.seats[seat]}: ${callText(words, calls[i] ?? "pass")}.`);
  return <span class="spoken">{told.join(" ")} </span>;
}

/** The trick, for those who do not see them, and who won it. */
function TrickTold({ trick, won }: { trick: PlayedTrick; won: boolean }) {
  const words = useWords();
  const side = trick.winner ? sideOf(trick.winner) : "ew";
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
function Contract({ state, turned }: { state: State; turned: readonly Turned[] }) {
  const words = useWords();
  const calls = state.auction ?? [];
  const named = state.phase !== "auction" && !state.passed_out;
  return (
    <p class="contract">
      <span class="long">
        {words.calls}: <Inked text={calls.length === 0 ? "–" : calls.map((call) => callText(words, call)).join(", ")} />
        {named && " · "}
      </span>
      {!named && turned.length > 0 && <TurnedCards turned={turned} />}
      {named && (
        <>
          <strong>
            <SuitName suit={state.trump} />
          </strong>{" "}
          · <span class="long">{words.declarer}: </span>
          {words.seats[state.declarer]}
        </>
      )}
    </p>
  );
}
