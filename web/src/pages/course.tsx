// A course of ten minutes: a few sentences, then a card. What is legal, and what each card is worth, the library says.
import type { Card, PlayState, SolveAnswer } from "jasnel";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { goTo, settleAt, writePlace } from "../address.js";
import { useAnswer } from "../engine/use_answer.js";
import { handsOf, kSeats, noHands } from "../game/cards.js";
import { kCourseRules, keepLesson, keptLessons, kLessons, type Lesson } from "../game/course.js";
import { keptGame } from "../game/kept_game.js";
import { asQuestion, cardsOf, type Played } from "../game/played.js";
import { kYou } from "../game/use_game.js";
import { Board } from "../parts/board.js";
import { Choice } from "../parts/choice.js";
import { Inked } from "../parts/inked.js";
import { Busy, Wrong } from "../parts/notice.js";
import { SignalWords } from "../parts/signal_words.js";
import { WhyNot } from "../parts/why_not.js";
import { useCourseWords } from "../text/course_words.js";
import { cardText, LanguageContext, suitText, useWords } from "../text/language.js";
import { Told } from "../parts/told.js";

/** The rules with the duties of those by which was played here. */
const usualRules = (): string => (/rotterdam|utrecht/.test(keptGame()?.["rules"] ?? "") ? "nku-rotterdam" : "kbn");

export function Course({ params }: { params: Record<string, string> }) {
  const words = useWords();
  const told = useCourseWords();
  const [done, setDone] = useState(keptLessons);
  const rules = kCourseRules.find((one) => one === params["rules"]) ?? usualRules();
  const number = Number(params["number"]);
  const place = (next: number, by = rules) => ({ page: "puzzles", params: { view: "course", number: String(next), rules: by } });
  useEffect(() => {
    document.title = `Jasnel · ${told.title}`;
  }, [told]);
  useEffect(() => {
    if (!kLessons[number - 1] && number !== kLessons.length + 1) settleAt(place(1 + Math.max(0, kLessons.findIndex(({ name }) => !done.includes(name)))));
  }, [number]);
  const lesson = kLessons[number - 1];
  return (
    <section class={`puzzle played ${lesson?.conventions ? "counting" : "analysis rows"}`}>
      <div>
        {lesson && (
          <LessonView
            key={`${number} ${rules}`}
            lesson={lesson}
            number={number}
            rules={rules}
            onDone={() => setDone(keepLesson(done, lesson.name))}
            onNext={() => goTo(place(number + 1))}
          />
        )}
        {number > kLessons.length && <h2>{told.over}</h2>}
      </div>
      <div class="known">
        {number > kLessons.length && <Onward rules={rules} />}
        <h2>{told.title}</h2>
        <p class="small">{told.about}</p>
        <ol>
          {kLessons.map(({ name }, i) => (
            <li key={name}>
              <a href={writePlace(place(i + 1))} class="through" aria-current={number === i + 1 ? "step" : undefined}>
                {told.lessons[name]?.title}
                {done.includes(name) && <span role="img" aria-label={told.done}> ✓</span>}
              </a>
            </li>
          ))}
        </ol>
        <Choice
          label={words.rules}
          value={rules}
          options={kCourseRules.map((value) => ({ value, text: words.ruleSets[value] ?? value }))}
          onChange={(value) => goTo(place(number, value))}
        />
        {number <= kLessons.length && <Onward rules={rules} />}
      </div>
    </section>
  );
}

/** What can be done after it. */
function Onward({ rules }: { rules: string }) {
  const words = useWords();
  const told = useCourseWords();
  return (
    <p class="actions">
      <a class="through" href={writePlace({ page: "play", params: { level: "beginner", rules } })}>{told.play}</a>
      <a class="through" href="#puzzles">{words.pages.puzzles}</a>
      <a class="through" href="#puzzles?view=calls">{words.drill.title}</a>
      <a class="through" href="#puzzles?view=counting">{words.counting.title}</a>
    </p>
  );
}

interface LessonProps {
  lesson: Lesson;
  number: number;
  rules: string;
  onDone: () => void;
  onNext: () => void;
}

function LessonView({ lesson, number, rules, onDone, onNext }: LessonProps) {
  const told = useCourseWords();
  const [step, setStep] = useState(0);
  // Those up to the end of the trick before, and of this one.
  const [gone, setGone] = useState<Card[]>([]);
  const [played, setPlayed] = useState<Card[]>([]);
  const { title, steps } = told.lessons[lesson.name] ?? { title: "", steps: [] };
  const position = lesson.positions[step] ?? lesson.positions.at(-1);
  const words = steps[step];
  if (!position || !words) return null;
  const cards = lesson.positions[step] ? cardsOf(position.cards) : gone;
  return (
    <>
      <h2>{told.numbered(number, kLessons.length)}: {title}</h2>
      <Question
        key={step}
        first={step === 0}
        lesson={lesson}
        played={{ ...position, rules, cards }}
        said={rules === "kbn" ? words : (words.rotterdam ?? words)}
        onRight={(cards) => {
          setPlayed(cards);
          if (step + 1 === steps.length) onDone();
        }}
        onNext={() => {
          setGone(played);
          if (step + 1 < steps.length) setStep(step + 1);
          else onNext();
        }}
      />
    </>
  );
}

interface QuestionProps {
  first: boolean;
  lesson: Lesson;
  played: Played;
  said: { asks: string; why: string };
  /** With all cards that were played, up to the end of the trick. */
  onRight: (cards: Card[]) => void;
  onNext: () => void;
}

function Question({ first, lesson, played, said, onRight, onNext }: QuestionProps) {
  const words = useWords();
  const told = useCourseWords();
  const language = useContext(LanguageContext);
  const { aim = "points", conventions } = lesson;
  const [wrong, setWrong] = useState<{ card: Card; cost?: number }[]>([]);
  // The right card, and those of the others after it.
  const [more, setMore] = useState<Card[]>([]);
  const cards = [...played.cards, ...more];
  const ask = { ask: "state", language, ...(conventions ? { conventions } : {}) };
  const state = useAnswer<PlayState>([{ ...ask, ...asQuestion({ ...played, cards }) }]);
  const now = state.answer ?? state.before;
  const inTrick = cards.length % 4;
  const over = more.length > 0 && inTrick === 0;
  const solved = useAnswer<SolveAnswer>(
    state.answer && !over ? [{ ask: "solve", deal: state.answer.position, cards: true, objective: aim }] : [],
  );
  const [deal] = solved.answer?.answers ?? [];
  const last = wrong.at(-1);
  const record = asQuestion(played);
  const asks = useRef<HTMLParagraphElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const done = over && state.answer !== undefined;
  // The others play as well as they can.
  useEffect(() => {
    if (more.length > 0 && inTrick > 0 && deal?.line) setMore([...more, ...deal.line.slice(0, 4 - inTrick)]);
  }, [deal]);
  useEffect(() => {
    if (!first) asks.current?.focus();
  }, []);
  useEffect(() => {
    if (!done) return;
    onRight(cards);
    goOn.current?.focus();
  }, [done]);
  const see = () => verdict.current?.scrollIntoView({ block: "nearest" });
  useLayoutEffect(see, [wrong, done]);
  const outcomes = deal?.cards ?? [];
  const best = Math.max(...outcomes.map(({ value }) => Number(value)));
  const choose = (card: Card) => {
    const outcome = outcomes.find((one) => one.card === card);
    const cost = outcome && best - Number(outcome.value);
    if (cost === 0) setMore([card]);
    else setWrong([...wrong, cost === undefined ? { card } : { card, cost }]);
  };
  const hands = handsOf(played.deal);
  const left = Object.fromEntries(kSeats.map((seat) => [seat, hands[seat].filter((card) => !cards.includes(card))]));
  const closed = conventions !== undefined;
  const others = kSeats.filter((seat) => seat !== kYou);
  const trick = now?.tricks.at(-1);
  const onTable = trick && (trick.cards.length < 4 || more.length > 0) ? trick : undefined;
  const signal = now?.signals?.filter(({ trick: one }) => one === Math.floor(played.cards.length / 4)).at(-1);
  const [right] = more;
  return (
    <>
      <p class="contract">
        <Inked text={suitText(words, played.trump)} /> · {words.declarer}: {words.seats[played.declarer]}
        {aim === "score" && now && <> · {told.stands(now.won.ns, now.won.ew)}</>}
      </p>
      <p class="asks" tabIndex={-1} ref={asks}>{said.asks}</p>
      {signal && <SignalWords signal={signal} />}
      <Wrong error={state.error ?? solved.error} />
      <Board
        hands={closed ? { ...noHands(), [kYou]: left[kYou] } : { ...noHands(), ...left }}
        hidden={closed ? Object.fromEntries(others.map((seat) => [seat, left[seat]?.length])) : undefined}
        trump={played.trump}
        turn={right ? undefined : kYou}
        declarer={played.declarer}
        costs={Object.fromEntries(wrong.flatMap(({ card, cost }) => (cost ? [[card, cost]] : [])))}
        trick={onTable}
        before={(now?.tricks.length ?? 0) - (onTable ? 1 : 0)}
        onPlay={right || outcomes.length === 0 ? undefined : choose}
      />
      <Told class="verdict" of="div" place={verdict}>
        {last && !right && (
          <p>
            {last.cost ? (
              <>
                <strong class="outcome-nat"><Inked text={told.costs(cardText(words, last.card), last.cost)} /></strong> {said.why}
              </>
            ) : (
              <WhyNot record={record} card={last.card} onTold={see} />
            )}
          </p>
        )}
        {right && (
          <p>
            <strong class="outcome-made"><Inked text={told.right(cardText(words, right))} /></strong> {said.why}{" "}
            {done && trick?.winner && words.takes(words.seats[trick.winner], trick.points ?? 0)}
            {done && trick?.winner && (trick.roem ?? 0) > 0 && `, ${trick.roem} ${words.roem}`}
            {done && "."}
          </p>
        )}
      </Told>
      {done && (
        <div class="steps">
          <button type="button" class="go-on" ref={goOn} onClick={onNext}>{told.next}</button>
        </div>
      )}
      <Busy busy={!now} />
    </>
  );
}
