// Puzzles: a position with one card that is best by far. Which?
import type { Card, PlayState } from "jasnel";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { goTo, settleAt, writePlace } from "../address.js";
import { useAnswer } from "../engine/use_answer.js";
import { handsOf, kSeats, leftOf, noHands, type Hands } from "../game/cards.js";
import { asQuestion, cardsOf, tricksOf } from "../game/played.js";
import { puzzleOf } from "../game/front.js";
import { keepRecord, keptRecord, type PuzzleRecord } from "../game/puzzle_record.js";
import {
  bestOf, keepAnswer, keptAnswers, kThemes, nextOf, playedBefore, usePuzzles, type Puzzle, type Theme,
} from "../game/puzzles.js";
import { Board } from "../parts/board.js";
import { Choice } from "../parts/choice.js";
import { Inked } from "../parts/inked.js";
import { Wrong } from "../parts/notice.js";
import { RestTold } from "../parts/rest_told.js";
import { CallsDrill } from "./calls_drill.js";
import { Counting } from "./counting.js";
import { Course } from "./course.js";
import { YardstickPage } from "./yardstick.js";
import { useCourseWords } from "../text/course_words.js";
import { callText, cardName, cardsText, LanguageContext, suitText, useWords } from "../text/language.js";
import { Told } from "../parts/told.js";

export function PuzzlesPage({ params }: { params: Record<string, string> }) {
  const { view } = params;
  if (view === "calls") return <CallsDrill />;
  if (view === "course") return <Course params={params} />;
  if (view === "counting") return <Counting params={params} />;
  return view === "yardstick" ? <YardstickPage /> : <PuzzlesOnly params={params} />;
}

function PuzzlesOnly({ params }: { params: Record<string, string> }) {
  const words = useWords();
  const { puzzles, error } = usePuzzles();
  const [answers, setAnswers] = useState(keptAnswers);
  const [record, setRecord] = useState(keptRecord);
  const theme = kThemes.find((one) => one === params["theme"]) ?? "all";
  useEffect(() => {
    document.title = `Jasnel · ${words.pages.puzzles}`;
  }, [words]);
  const asked = Number(params["number"]);
  const number = puzzles?.[asked - 1] ? asked : undefined;
  useEffect(() => {
    if (puzzles && !number) {
      settleAt({ page: "puzzles", params: { number: String(nextOf(puzzles, answers, 0, false)) } });
    }
  }, [puzzles, number]);
  const puzzle = number ? puzzles?.[number - 1] : undefined;
  if (!puzzles || !number || !puzzle) {
    return (
      <section class={error ? "" : "coming"}>
        <Wrong error={error} />
        {!error && <p role="status">{words.reading}</p>}
      </section>
    );
  }
  const go = (open: boolean, from = number, about = theme) => {
    const told: Record<string, string> = about === "all" ? {} : { theme: about };
    goTo({ page: "puzzles", params: { number: String(nextOf(puzzles, answers, from, open, about)), ...told } });
  };
  const answer = (card: Card) => {
    if (answers[number] === undefined) setRecord(keepRecord(record, puzzle, number, card === bestOf(puzzle), new Date()));
    setAnswers(keepAnswer(answers, number, card));
  };
  const given = Object.entries(answers).filter(([one]) => puzzles[Number(one) - 1]);
  const right = given.filter(([one, card]) => card === bestOf(puzzles[Number(one) - 1] as Puzzle));
  return (
    <PuzzleView
      key={number}
      number={number}
      puzzle={puzzle}
      count={words.puzzles.count(right.length, given.length, puzzles.length)}
      record={record}
      theme={theme}
      onAnswer={answer}
      onTheme={(about) => go(puzzle.open, puzzles.length, about)}
      onNext={() => go(puzzle.open)}
      onKind={(open) => go(open, open ? 0 : puzzles.length)}
    />
  );
}

interface PuzzleProps {
  number: number;
  puzzle: Puzzle;
  /** How many were found so far. */
  count: string;
  record: PuzzleRecord;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onAnswer: (card: Card) => void;
  onNext: () => void;
  onKind: (open: boolean) => void;
}

/** The hands that are seen, without the cards that were played. */
function handsSeen(puzzle: Puzzle, all: boolean, turn: PlayState["turn"]): Hands {
  const hands = handsOf(puzzle.deal);
  const played = cardsOf(puzzle.cards);
  const seen = noHands();
  for (const seat of kSeats) {
    if (all || seat === turn) seen[seat] = hands[seat].filter((card) => !played.includes(card));
  }
  return seen;
}

function PuzzleView({ number, puzzle, count, record, theme, onTheme, onAnswer, onNext, onKind }: PuzzleProps) {
  const words = useWords();
  const course = useCourseWords();
  // The cards that were tried, and whether the best is told without being found.
  const [tried, setTried] = useState<Card[]>([]);
  const [told, setTold] = useState(false);
  const answer = tried.at(-1);
  const solved = told || answer === bestOf(puzzle);
  const [all, setAll] = useState(puzzle.open);
  const before = playedBefore(puzzle);
  const asked = useAnswer<PlayState>([{ ask: "state", ...asQuestion(before) }]);
  const state = asked.answer;
  const turn = state?.turn;
  const tricks = state?.tricks ?? [];
  const last = tricks.at(-1);
  const inProgress = last && last.cards.length < 4 ? last : undefined;
  const choose = (card: Card) => {
    if (tried.length === 0) onAnswer(card);
    setTried([...tried, card]);
  };
  return (
    <section class="puzzle played rows">
      <Wrong error={asked.error} />
      <div class="at-table">
        <Told class="contract">
          <strong>{words.puzzles.number(number)}</strong> · <Inked text={suitText(words, puzzle.trump)} /> · {words.declarer}:{" "}
          {words.seats[puzzle.declarer]} · {words.puzzles.grade(puzzle.grade)}
        </Told>
        <h2 class="asks">{turn && words.puzzles.asks(words.seats[turn])}</h2>
        <Board
          below={turn}
          hands={handsSeen(puzzle, all, turn)}
          trump={puzzle.trump}
          turn={turn}
          dealer={puzzle.dealer}
          declarer={puzzle.declarer}
          legal={state?.legal}
          trick={inProgress}
          before={tricks.length - (inProgress ? 1 : 0)}
          costs={costsOf(puzzle, solved ? undefined : tried)}
          onPlay={solved ? undefined : choose}
          record={asQuestion(before)}
        />
        {answer && (
          <Solution
            puzzle={puzzle}
            answer={answer}
            solved={solved}
            onShow={() => setTold(true)}
          />
        )}
        <div class="steps">
          <button
            type="button"
            onClick={() => {
              onNext();
              scrollTo(0, 0);
            }}
          >
            {words.puzzles.next}
          </button>
          {!puzzle.open && solved && (
            <button type="button" aria-pressed={all} onClick={() => setAll(!all)}>
              {words.puzzles.allHands}
            </button>
          )}
          <Choice
            label={words.puzzles.kind}
            value={puzzle.open ? "open" : "hidden"}
            options={[
              { value: "hidden", text: words.puzzles.hidden },
              { value: "open", text: words.puzzles.open },
            ]}
            onChange={(kind) => onKind(kind === "open")}
          />
          <Choice
            label={words.puzzles.theme}
            value={theme}
            options={kThemes.map((one) => ({ value: one, text: words.puzzles.themes[one] ?? one }))}
            onChange={onTheme}
          />
          <a class="daily" href={`#puzzles?number=${puzzleOf(new Date())}`}>{words.puzzles.daily}</a>
          <a href="#puzzles?view=course">{course.title}</a>
          <a href="#puzzles?view=calls">{words.drill.title}</a>
          <a href="#puzzles?view=counting">{words.counting.title}</a>
          <a href="#puzzles?view=yardstick">{words.yard.title}</a>
        </div>
      </div>
      <div class="known">
        {puzzle.calls.length > 0 && (
          <p>
            {words.puzzles.calls(words.seats[leftOf(puzzle.dealer)])}{" "}
            <Inked text={puzzle.calls.map((call) => callText(words, call)).join(", ")} />
          </p>
        )}
        {tricks.length > 0 && (
          <ol class="before">
            {tricks.map((trick, i) => (
              <li key={i}>
                {words.seats[trick.leader]}: <Inked text={cardsText(words, trick.cards)} />
              </li>
            ))}
          </ol>
        )}
        <p class="small">
          {count} {words.puzzles.record(record.rating, record.run, record.best)} {record.days > 0 && words.puzzles.days(record.days)}
        </p>
      </div>
    </section>
  );
}

/** What the cards cost: those that were `tried`, or all. */
const costsOf = (puzzle: Puzzle, tried: readonly Card[] | undefined): Record<Card, number> =>
  Object.fromEntries(
    Object.entries(puzzle.costs).flatMap(([card, cost]) => (tried && !tried.includes(card) ? [] : [[card, Math.round(cost)]])),
  );

/** The cards of perfect play from the puzzle on, trick by trick. */
function restOf(puzzle: Puzzle): Card[][] {
  const before = cardsOf(puzzle.cards);
  const all = tricksOf([...before, ...cardsOf(puzzle.line ?? "")]);
  return all.slice(Math.floor(before.length / 4)).map(({ cards }, i) => (i === 0 ? cards.slice(before.length % 4) : cards));
}

interface SolutionProps {
  puzzle: Puzzle;
  answer: Card;
  solved: boolean;
  onShow: () => void;
}

/** What was answered; once it is solved, what was best, and why. */
function Solution({ puzzle, answer, solved, onShow }: SolutionProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const best = bestOf(puzzle);
  const cost = Math.round(puzzle.costs[answer] ?? 0);
  const told = useRef<HTMLDivElement>(null);
  // On a phone it lies below the table.
  useLayoutEffect(() => {
    told.current?.scrollIntoView({ block: "nearest" });
  }, [answer, solved]);
  const { deal, rules, leader, trump, declarer, cards } = playedBefore(puzzle);
  const look = writePlace({
    page: "deal",
    params: { deal, rules, leader, trump, declarer, cards: cards.join(""), seen: String(cards.length), aim: "score" },
  });
  if (!solved) {
    return (
      <Told class="solution" of="div" place={told}>
        <p>
          <strong class="outcome-nat">{words.puzzles.costs(cardName(words, answer), cost)}</strong>{" "}
          <button type="button" class="show" onClick={onShow}>
            {words.puzzles.show}
          </button>
        </p>
      </Told>
    );
  }
  return (
    <Told class="solution" of="div" place={told}>
      <p>
        <strong class={answer === best ? "outcome-made" : "outcome-nat"}>
          {answer === best
            ? words.puzzles.right(cardName(words, best))
            : words.puzzles.wrong(cardName(words, answer), cost, cardName(words, best))}
        </strong>
      </p>
      {puzzle.why && (
        <p>
          <Inked text={puzzle.why[language]} />
        </p>
      )}
      {!puzzle.why && (
        <p>
          {[...new Set([best, answer])].map((card) => (
            <span class="rest" key={card}>
              <RestTold played={playedBefore(puzzle)} card={card} />{" "}
            </span>
          ))}
        </p>
      )}
      {puzzle.line && (
        <p>
          {words.puzzles.line} <Inked text={restOf(puzzle).map((trick) => cardsText(words, trick)).join(" · ")} />
        </p>
      )}
      <p class="small">
        {puzzle.found.length > 0
          ? words.puzzles.foundBy(puzzle.found.map((level) => words.levels[level] ?? level).join(", "))
          : words.puzzles.foundByNone}{" "}
        <a href={look}>{words.cardByCard}</a>
      </p>
    </Told>
  );
}
