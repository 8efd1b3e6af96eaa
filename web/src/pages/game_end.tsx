// What comes after the last card of a deal: the way on, the score sheet, and what each card cost.
import type { Analysis, Call, Card, DealInPlay, PlayState } from "jasnel";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { goTo } from "../address.js";
import type { Answered } from "../engine/use_answer.js";
import { focusTable } from "../focus.js";
import { playAgain, wasOf } from "../game/again.js";
import { handsText, leftOf } from "../game/cards.js";
import { gameOf, keepGame, keptGame, type GameParameters } from "../game/kept_game.js";
import { keepSheet, today } from "../game/kept_pad.js";
import { keptOf } from "../game/next_deal.js";
import { judgedBy } from "../game/match.js";
import { tricksOf } from "../game/played.js";
import { pointOf, wordOf, type Point } from "../game/points.js";
import { makersOf, sheetText, writtenDown, type Line } from "../game/sheet.js";
import type { Game, GameOptions } from "../game/use_game.js";
import { Choice } from "../parts/choice.js";
import { Judged } from "../parts/judged.js";
import { Learn } from "../parts/learn.js";
import { Busy } from "../parts/notice.js";
import { Sheet } from "../parts/sheet.js";
import { UnitChoice, useUnit } from "../parts/unit_choice.js";
import { waysOf, WaysTable, type Way } from "../parts/ways_table.js";
import { WhatIfAt } from "../parts/what_if.js";
import { WonView } from "../parts/won.js";
import { YardEnd } from "../parts/yard_end.js";
import { choiceText, useWords } from "../text/language.js";
import type { Words } from "../text/words.js";

interface GameEndProps {
  state: PlayState;
  /** Of the deals before. */
  sheet: readonly Line[];
  game: Game;
  options: GameOptions;
  judged: Answered<Analysis>;
  onNewGame: () => void;
}

/** Whether it ended well for you. */
const isGood = (state: PlayState): boolean => (makersOf(state) === "ns") === (state.result?.outcome !== "nat");

/** The side that is ahead in the game, and has won it when it is over. */
const aheadIn = ({ standing }: PlayState): "ns" | "ew" | undefined =>
  standing?.ahead && (standing.ahead === "NS" ? "ns" : "ew");

/** The score sheet, and the way on. */
export function GameEnd({ state, sheet: before, game, options, judged, onNewGame }: GameEndProps) {
  const words = useWords();
  const { number } = game;
  const { params, rules, level, length } = options;
  const sheet = [...before, writtenDown(state)];
  const ended = state.standing?.over ?? false;
  const next = () => {
    const nextDeal = { ...keptOf(options), number: String(number + 1), sheet: sheetText(sheet) };
    keepGame(nextDeal);
    goTo({ page: "play", params: nextDeal });
    focusTable();
  };
  useEffect(() => {
    const played = gameOf(params);
    // Somebody else's game is only looked at.
    if (gameOf(keptGame()) === played) keepSheet({
        game: played, rules, level, day: today(), sheet,
        deals: length.deals || number,
        ...(length.points ? { points: length.points, won: ended ? aheadIn(state) : undefined } : {}),
      });
  }, []);
  const was = wasOf(params);
  const yard = params["yard"];
  // Both ways, where they have the same contract.
  const cards = game.cards.join("");
  const sameCalls = was?.calls.join() === (game.question?.auction ?? []).join();
  const both: Record<string, string> =
    was && sameCalls && was.cards.length > 0 ? { lines: `${was.cards.join("")}.${cards}`, line: "1" } : {};
  const goThrough = () =>
    goTo({
      page: "deal",
      params: {
        deal: handsText(game.dealt),
        leader: leftOf(state.dealer),
        rules,
        trump: state.trump,
        declarer: state.declarer,
        calls: (game.question?.auction ?? []).join(" "),
        turned: game.turned.join(),
        match: judgedBy(before, length) ?? "",
        cards,
        ...both,
        seen: "0",
        conventions: options.conventions,
      },
    });
  // On a phone it lies below the table.
  const choices = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => choices.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <>
      {state.result && (
        <p class={`deal-result outcome-${isGood(state) ? "made" : "nat"}`}>
          <strong>
            {words.seats[state.declarer]}: {words.outcomes[state.result.outcome].toLowerCase()}
          </strong>{" "}
          <span>{words.learn.result(state.result.ns, state.result.ew)}</span>
        </p>
      )}
      <WonView state={state} />
      {ended && !was && !yard && <p class="verdict">{winnerText(words, aheadIn(state))}</p>}
      <div class="choices" ref={choices}>
        {yard ? null : was ? (
          <button type="button" class="go-on" onClick={() => goTo({ page: "play", params: {} })}>
            {words.again.back}
          </button>
        ) : (
          <button type="button" class="go-on" onClick={ended ? onNewGame : next}>
            {ended ? words.newGame : words.nextDeal}
          </button>
        )}
        <button type="button" onClick={goThrough}>
          {words.cardByCard}
        </button>
        <button type="button" class="once-more" onClick={() => playAgain(params)}>
          {words.again.play}
        </button>
      </div>
      {game.question && (
        <Learn
          analysis={judged.answer}
          busy={judged.busy}
          record={game.question}
          onFrom={(point) => playAgain(params, point)}
        />
      )}
      {yard && game.question ? (
        <YardEnd params={params} record={game.question} />
      ) : was ? (
        game.question && was.cards.length > 0 && <WaysTable ways={thenAndNow(words, was, game.question)} />
      ) : (
        <Sheet
          sheet={sheet}
          number={number}
          deals={length.deals}
          points={length.points}
          again={Number(params["again"] ?? 0)}
          chance={state.wins}
        />
      )}
    </>
  );
}

/** A deal as it was played before, and as it was played now. */
function thenAndNow(words: Words, was: { calls: Call[]; cards: Card[] }, now: DealInPlay): Way[] {
  const before = { ...now, ...(now.auction ? { auction: was.calls } : {}), tricks: tricksOf(was.cards) };
  return waysOf(words, before, now, [words.again.was, words.again.now]);
}

/** The calls and cards of a deal, in their order. */
function placesOf(words: Words, analysis: Analysis): { value: string; text: string }[] {
  const calls = (analysis.fair?.calls ?? []).map(({ seat, call }, i) => ({
    value: wordOf({ call: i }),
    text: `${words.whatIf.callOf(i + 1, words.seats[seat])}: ${choiceText(words, call)}`,
  }));
  const cards = (analysis.cards ?? []).map(({ trick, seat, card }, i) => ({
    value: wordOf({ card: i }),
    text: `${words.whatIf.cardOf(trick, words.seats[seat])}: ${choiceText(words, card)}`,
  }));
  return [...calls, ...cards];
}

interface GameJudgedProps {
  game: Game;
  params: GameParameters;
  judged: Answered<Analysis>;
}

/** What each card cost, and what would have been with another one. */
export function GameJudged({ game, params, judged }: GameJudgedProps) {
  const words = useWords();
  const record = game.question;
  const [point, setPoint] = useState<Point>();
  const unit = useUnit();
  if (!record) return null;
  return (
    <div class="afterwards">
      <Busy busy={judged.busy && !judged.answer} />
      {judged.answer && (
        <Judged
          analysis={judged.answer}
          unit={unit}
          seen={point && "card" in point ? point.card : undefined}
          onGo={(card) => setPoint({ card })}
        />
      )}
      {judged.busy && judged.answer && <p class="busy" role="status">{words.fair.judging}</p>}
      {judged.answer && (
        <>
          <div class="steps">
            <UnitChoice unit={unit} />
            <Choice
              label={`${words.whatIf.title} ${words.whatIf.where}`}
              value={point ? wordOf(point) : ""}
              options={[{ value: "", text: words.notYet }, ...placesOf(words, judged.answer)]}
              onChange={(value) => setPoint(pointOf(value))}
            />
          </div>
          {point && (
            <button type="button" class="from-here" onClick={() => playAgain(params, point)}>
              {words.again.from}
            </button>
          )}
          {point && <WhatIfAt record={record} point={point} />}
        </>
      )}
    </div>
  );
}

const winnerText = (words: Words, side: "ns" | "ew" | undefined): string =>
  side ? words.gameWon(words.sides[side]) : words.gameDrawn;
