// A deal with a contract, played card by card: each legal card carries what it costs.
import type { Card, CardValue, PlayState, Solved } from "jasnel";
import { useEffect, useRef } from "preact/hooks";
import { goTo, settleAt } from "../address.js";
import { pool } from "../engine/pool.js";
import { useFocusOn } from "../focus.js";
import { useAnalysis } from "../engine/use_analysis.js";
import { useAnswer } from "../engine/use_answer.js";
import { wasText } from "../game/again.js";
import { handsOf, isNorthSouth, kDeck, kSeats, leftOf, noHands } from "../game/cards.js";
import { handsCode } from "../game/dealt.js";
import { useFullTrick } from "../game/full_trick.js";
import { asQuestion, cardsOf, type Played } from "../game/played.js";
import { newName } from "../game/kept_game.js";
import { takenBy } from "../game/news.js";
import { lineAt, lineGone, linesOf, playedOn, turnOf, type Lines } from "../game/lines.js";
import { optionsOf, useRuleSets } from "../game/rule_sets.js";
import { useKeys, useSwipe } from "../game/use_keys.js";
import { Board } from "../parts/board.js";
import { Choice } from "../parts/choice.js";
import { Inked } from "../parts/inked.js";
import { Judged, lostIn } from "../parts/judged.js";
import { Busy, Wrong } from "../parts/notice.js";
import { ScoreGraph } from "../parts/score_graph.js";
import { Short } from "../parts/short.js";
import { SignalsView } from "../parts/signals.js";
import { UnitChoice, useUnit } from "../parts/unit_choice.js";
import { WaysTable } from "../parts/ways_table.js";
import { WonView } from "../parts/won.js";
import { WhatIfAt } from "../parts/what_if.js";
import { say } from "../said.js";
import { cardName, cardText, suitText, useWords } from "../text/language.js";

export interface PlayedDealProps {
  played: Played;
  params: Record<string, string>;
  onChange: (changes: Record<string, string>) => void;
  onLeave: () => void;
}

const positionOf = (state: PlayState | undefined): string | undefined =>
  state?.phase === "play" ? state.position : undefined;

/** What each card costs the side to play. */
function costsOf(cards: readonly CardValue[], forNorthSouth: boolean): Record<Card, number> {
  const worth = (card: CardValue) => (forNorthSouth ? 1 : -1) * (card.value ?? 0);
  const best = Math.max(...cards.map(worth));
  return Object.fromEntries(cards.map((card) => [card.card, best - worth(card)]));
}

export function PlayedDealView({ played, params, onChange, onLeave }: PlayedDealProps) {
  const words = useWords();
  const aim = useUnit(params["aim"]);
  const leads = optionsOf(useRuleSets(), played.rules)["leads"];
  // Of the cards of the address so many are on the table; those behind them can be gone to.
  const seen = Math.min(Number(params["seen"] ?? played.cards.length) || 0, played.cards.length);
  const now = { ...played, cards: played.cards.slice(0, seen) };
  const state = useAnswer<PlayState>([{ ask: "state", ...asQuestion(now) }]);
  const position = positionOf(state.answer);
  // Until the next state is known, the one before is looked at.
  const shown = state.answer ?? state.before;
  const solved = useAnswer<{ answers: Solved[] }>(
    position ? [{ ask: "solve", deal: position, objective: aim, cards: true }] : [],
  );
  const record = asQuestion(played);
  const judged = useAnalysis(played.cards.length > 0 ? record : undefined, params["match"]);
  const answer = solved.answer?.answers[0];
  const turn = state.answer?.turn;
  const shownPosition = positionOf(shown);
  const hands = shownPosition ? handsOf(shownPosition.split(" ").slice(0, 4).join(" ")) : noHands();
  const tricks = shown?.tricks ?? [];
  const last = tricks.at(-1);
  const { waits } = useFullTrick(shown ? tricks.flatMap(({ cards }) => cards).length : seen, seen);
  const cleared = last?.cards.length === 4 && !waits && shown?.phase === "play";

  // The card that was played last, for those who do not see it, and what it cost.
  const place = last ? last.cards.length - 1 : 0;
  const lastCard = last?.cards[place];
  const lastSeat = last && leftOf(last.leader, place);
  const lastJudged = judged.answer?.cards?.find((one) => one.trick === tricks.length && one.place === place + 1);
  const lost = lastJudged && lostIn(lastJudged, aim);
  const lastCost = lost ? words.cardCosts(lost) : "";

  // Which card one has come to, what it cost, who took the trick and who is to play.
  const taken = state.answer && last?.cards.length === 4 ? [takenBy(words, last)] : [];
  const toPlay = turn ? [`${words.turn(words.seats[turn])}.`] : [];
  const cameTo = lastSeat && lastCard ? [words.cardOn(words.seats[lastSeat], [cardName(words, lastCard), lastCost].filter(Boolean).join(", "))] : [];
  const told = useRef<number>();
  useEffect(() => {
    if (!state.answer || told.current === seen) return;
    told.current = seen;
    say([...cameTo, ...taken, ...toPlay].join(" "));
  }, [state.answer, seen]);

  const play = (card: Card) => {
    onChange({ ...playedOn(lines, seen, [card]), seen: String(seen + 1) });
  };
  const lines = linesOf(params);
  const swipe = useSwipe((steps) => {
    const to = seen + steps;
    if (to >= 0 && to <= played.cards.length) slide(to);
  });
  const go = (to: number) => onChange({ seen: String(to) });
  // Along the line there would be a step for each card that is passed.
  const slide = (to: number) =>
    settleAt({ page: "deal", params: { ...params, seen: String(to) } });
  useFocusOn(".board", true, seen);
  useKeys(seen, played.cards.length, slide);
  const playOut = async () => {
    if (!position) return;
    const line = await pool.ask<{ answers: Solved[] }>({ ask: "solve", deal: position, objective: aim });
    const more = line.answers[0]?.line ?? [];
    onChange({ ...playedOn(lines, seen, more), seen: String(seen + more.length) });
  };

  const playHere = () => {
    const { rules, leader, trump, declarer } = played;
    const { calls = "", turned = "" } = params;
    const hands = handsCode(Object.values(handsOf(played.deal)), kDeck);
    const number = String(kSeats.indexOf(leftOf(leader, 3)) + 1);
    const cards = now.cards.join("");
    goTo({
      page: "play",
      params: {
        game: newName(), number, hands, rules, cards, was: wasText(calls, lines.all[0] ?? ""),
        ...(calls ? { calls, turned } : { trump, declarer }),
      },
    });
  };

  return (
    <div class="played">
      <Wrong error={state.error ?? solved.error ?? judged.error} />
      <div class="at-table" {...swipe}>
        <p class="contract">
          <strong>
            <Inked text={suitText(words, played.trump)} />
          </strong> · {words.declarer}:{" "}
          {words.seats[played.declarer]}
          {turn && ` · ${words.turn(words.seats[turn])}`}
          {lastSeat && lastCard && (
            <span class="spoken"> {words.cardOn(words.seats[lastSeat], cardName(words, lastCard))} {lastCost}</span>
          )}
        </p>
        {state.error === undefined && (
          <Board
            hands={hands}
            trump={played.trump}
            turn={turn}
            dealer={shown?.dealer}
            declarer={played.declarer}
            legal={state.answer?.legal}
            trick={cleared ? undefined : last}
            before={tricks.length - (cleared || !last ? 0 : 1)}
            costs={answer?.cards && turn ? costsOf(answer.cards, isNorthSouth(turn)) : undefined}
            onPlay={play}
            record={asQuestion(now)}
          />
        )}
        <div class="steps" role="group" aria-label={words.steps}>
          <StepButton text={words.toStart} sign="|◀" to={0} closed={seen === 0} onGo={go} />
          <StepButton text={words.back} sign="◀" to={seen - 1} closed={seen === 0} onGo={go} />
          <StepButton text={words.forward} sign="▶" to={seen + 1} closed={seen === played.cards.length} onGo={go} />
          <StepButton text={words.toEnd} sign="▶|" to={played.cards.length} closed={seen === played.cards.length} onGo={go} />
          <button
            type="button"
            disabled={!answer?.best?.[0]}
            onClick={() => answer?.best?.[0] && play(answer.best[0])}
          >
            <Short long={words.perfect} short={words.bestCard} />
          </button>
        </div>
        <Busy busy={state.busy || solved.busy} />
      </div>
      <div class="known">
        <LineChoice played={played} lines={lines} onChange={onChange} />
        <div class="actions">
          <button type="button" disabled={!position} onClick={() => void playOut()}>
            {words.perfectAll}
          </button>
          <button type="button" class="from-here" disabled={!position} onClick={playHere}>
            {words.again.from}
          </button>
          <button type="button" onClick={onLeave}>
            {words.table}
          </button>
          {leads !== "declarer" && (
            <Choice
              label={words.declarer}
              field="declarer"
              value={played.declarer}
              options={kSeats.map((seat) => ({ value: seat, text: words.seats[seat] }))}
              onChange={(declarer) => onChange({ trump: played.trump, declarer, calls: "", turned: "" })}
            />
          )}
          <UnitChoice unit={aim} onChange={(unit) => onChange({ aim: unit })} />
        </div>
        {shown && <WonView state={shown} />}
        {judged.answer && (
          <Judged analysis={judged.answer} unit={aim} seen={seen} onGo={go}>
            <ScoreGraph analysis={judged.answer} unit={aim} seen={seen} onGo={slide} />
            {seen < played.cards.length && <WhatIfAt record={record} point={{ card: seen }} />}
          </Judged>
        )}
        {judged.busy && judged.answer && <p class="busy" role="status">{words.fair.judging}</p>}
        {judged.answer && (
          <SignalsView
            record={record}
            cards={played.cards}
            seen={seen}
            chosen={params["conventions"] ?? ""}
            onChoose={(conventions) => onChange({ conventions })}
            onGo={go}
          />
        )}
      </div>
    </div>
  );
}

/** The game and its variations, each by the card that makes it another. */
function LineChoice({ played, lines, onChange }: { played: Played; lines: Lines; onChange: (changes: Record<string, string>) => void }) {
  const words = useWords();
  if (lines.all.length < 2) return null;
  // The game is worth what it was where the variation that is looked at begins.
  const begins = turnOf(lines, lines.at || 1)?.before ?? 0;
  return (
    <div class="lines" role="group" aria-label={words.lines.title}>
      <WaysTable ways={lines.all.map((cards, i) => {
        const turn = turnOf(lines, i);
        const record = asQuestion({ ...played, cards: cardsOf(cards) });
        const name = (
          <button
            type="button"
            aria-pressed={i === lines.at}
            onClick={() => onChange({ ...lineAt(lines, i), seen: String(turn ? turn.before + 1 : begins) })}
          >
            {turn ? (
              <Inked text={words.lines.variation(Math.floor(turn.before / 4) + 1, cardText(words, turn.card))} />
            ) : (
              words.lines.game
            )}
          </button>
        );
        return { name, record, parts: (turn?.before ?? begins) + 1 };
      })} />
      {lines.at > 0 && (
        <button type="button" class="drop" onClick={() => onChange({ ...lineGone(lines), seen: String(turnOf(lines, lines.at)?.before ?? 0) })}>
          {words.lines.drop}
        </button>
      )}
    </div>
  );
}

interface StepButtonProps {
  text: string;
  sign: string;
  to: number;
  closed: boolean;
  onGo: (to: number) => void;
}

/** It keeps the focus where it leads no further. */
function StepButton({ text, sign, to, closed, onGo }: StepButtonProps) {
  return (
    <button type="button" class="step" aria-disabled={closed} title={text} onClick={() => !closed && onGo(to)}>
      <span aria-hidden="true">{sign}</span> <span class="long">{text}</span>
    </button>
  );
}
