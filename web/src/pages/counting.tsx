// A drill of counting: what is still out at a moment of a recorded deal? What is certain is the answer; chances follow.
import type { Beliefs, Card, PlayedTrick, PlayState, Seat, Suit } from "jasnel";
import { useEffect, useState } from "preact/hooks";
import { goTo, settleAt } from "../address.js";
import { useAnswer } from "../engine/use_answer.js";
import { handsOf, leftOf, noHands, signOf, suitOf, type Hands } from "../game/cards.js";
import { asQuestion, cardsOf } from "../game/played.js";
import { playedBefore, usePuzzles, type Puzzle } from "../game/puzzles.js";
import { Board } from "../parts/board.js";
import { Inked } from "../parts/inked.js";
import { Busy, Wrong } from "../parts/notice.js";
import { callText, cardsText, cardText, suitText, useWords } from "../text/language.js";
import type { Words } from "../text/words.js";
import { Told } from "../parts/told.js";

/** With fewer cards played there is nothing to remember. */
const kFewest = 8;
/** So often nobody is certainly void in the suit that is asked. */
const kNobody = 4;

type Tally = { right: number; all: number };

/** Those to the left, opposite and to the right. */
const othersOf = (seat: Seat): Seat[] => [1, 2, 3].map((steps) => leftOf(seat, steps));

const outOf = ({ cards }: Beliefs, suit: Suit | undefined): Card[] =>
  cards.flatMap(({ card }) => (suitOf(card) === suit ? [card] : []));

/** The suit that is asked, of which something is out, and who certainly has none of it: the same for the same number. */
function askedOf(told: Beliefs, number: number): { suit: Suit; seats: Seat[] } | undefined {
  const suits = told.suits
    .filter(({ suit }) => outOf(told, suit).length > 0)
    .map(({ suit, void: none }) => ({ suit, seats: othersOf(told.seat).filter((seat) => none[seat] === 1) }));
  const some = suits.filter(({ seats }) => seats.length > 0);
  const nobody = suits.filter(({ seats }) => seats.length === 0);
  const from = some.length === 0 || (nobody.length > 0 && number % kNobody === 0) ? nobody : some;
  return from[(from === nobody ? Math.floor(number / kNobody) : number) % from.length];
}

/** The trick in which it was seen that a seat has none of a suit; often that follows from more than one. */
function seenIn(words: Words, tricks: readonly PlayedTrick[], seat: Seat, suit: Suit, trump: Suit): string {
  const name = words.seats[seat];
  for (const [i, { leader, cards }] of tricks.entries()) {
    const place = othersOf(leader).indexOf(seat) + 1;
    const [led, thrown] = [cards[0], cards[place]].map((card) => card && suitOf(card));
    if (!led || !thrown || thrown === led) continue;
    if (led === suit) return words.counting.noFollow(name, i + 1);
    if (suit === trump && thrown !== trump && place === 1) return words.counting.noRuff(name, i + 1);
  }
  return words.counting.follows(name);
}

export function Counting({ params }: { params: Record<string, string> }) {
  const { puzzles, error } = usePuzzles();
  const [tally, setTally] = useState({ right: 0, all: 0 });
  const numbers = puzzles?.flatMap(({ open, cards }, i) => (!open && cardsOf(cards).length >= kFewest ? [i + 1] : [])) ?? [];
  const asked = Number(params["number"]);
  const place = (number: number | undefined) => ({ page: "puzzles", params: { view: "counting", number: String(number) } });
  const number = numbers.find((one) => one === asked);
  useEffect(() => {
    if (puzzles && !number) settleAt(place(numbers[Math.floor(numbers.length * Math.random())]));
  }, [puzzles, number]);
  const puzzle = number && puzzles?.[number - 1];
  if (!puzzle) return error ? <Wrong error={error} /> : <Busy busy />;
  return (
    <CountingOnly
      key={number}
      puzzle={puzzle}
      number={number}
      tally={tally}
      onAnswer={(right) => setTally({ right: tally.right + Number(right), all: tally.all + 1 })}
      onNext={() => goTo(place(numbers.find((one) => one > number) ?? numbers[0]))}
    />
  );
}

interface CountingProps {
  puzzle: Puzzle;
  number: number;
  tally: Tally;
  onAnswer: (right: boolean) => void;
  onNext: () => void;
}

function CountingOnly({ puzzle, number, tally, onAnswer, onNext }: CountingProps) {
  const words = useWords();
  // Whole tricks that were looked at, and what was answered.
  const [seen, setSeen] = useState(0);
  const [count, setCount] = useState<number>();
  const [ticked, setTicked] = useState<Seat[]>([]);
  const [named, setNamed] = useState<Seat[]>();
  const { trump, calls, declarer, dealer } = puzzle;
  const question = asQuestion(playedBefore(puzzle));
  const state = useAnswer<PlayState>([{ ask: "state", ...question }]);
  const beliefs = useAnswer<Beliefs>([{ ask: "beliefs", auction: calls, ...question }]);
  const told = beliefs.answer;
  const { turn, tricks = [] } = state.answer ?? {};
  const whole = tricks.filter(({ cards }) => cards.length === 4).length;
  const watching = seen < whole;
  // The trick on the table, and those that may be read: the last whole one too, and all after the answers.
  const onTable = tricks[seen];
  const first = named ? 0 : watching ? seen : whole - 1;
  const played = tricks.slice(0, seen + 1).flatMap(({ cards }) => cards);
  const hands = handsOf(puzzle.deal);
  const left = (seat: Seat) => hands[seat].filter((card) => !played.includes(card));
  const out = told && outOf(told, trump);
  const asked = told && askedOf(told, number);
  const isRight = (seats: Seat[]) => seats.length === asked?.seats.length && seats.every((seat) => asked.seats.includes(seat));
  const error = state.error ?? beliefs.error;
  return (
    <section class="puzzle played counting">
      <Wrong error={error} />
      <div class="at-table">
        <p class="contract">
          <strong>{words.counting.title}</strong> · <Inked text={suitText(words, trump)} /> · {words.declarer}: {words.seats[declarer]}
        </p>
        {turn && (
          <Board
            below={turn}
            hands={{ ...noHands(), [turn]: left(turn) }}
            hidden={Object.fromEntries(othersOf(turn).map((seat) => [seat, left(seat).length]))}
            trump={trump}
            turn={watching ? undefined : turn}
            dealer={dealer}
            declarer={declarer}
            trick={onTable}
            before={seen}
          />
        )}
        {turn && watching && (
          <>
            <div class="steps">
              <button type="button" class="go-on" onClick={() => setSeen(seen + 1)}>{words.counting.go}</button>
            </div>
            <p>{words.counting.about}</p>
          </>
        )}
        {!watching && told && out && asked && (
          <>
            <h2 class="asks">{words.counting.trumps}</h2>
            {count === undefined ? (
              <div class="instead">
                {Array.from({ length: 9 }, (_, i) => (
                  <button
                    key={i}
                    type="button"
                    onClick={() => {
                      setCount(i);
                      onAnswer(i === out.length);
                    }}
                  >
                    {i}
                  </button>
                ))}
              </div>
            ) : (
              <>
                <Verdict right={count === out.length} why={words.counting.out(out.length, cardsText(words, out))} />
                <h2 class="asks"><Inked text={words.counting.voids(suitText(words, asked.suit))} /></h2>
              </>
            )}
            {count !== undefined && !named && (
              <div class="instead">
                {othersOf(told.seat).map((seat) => (
                  <button
                    key={seat}
                    type="button"
                    aria-pressed={ticked.includes(seat)}
                    onClick={() => setTicked(ticked.includes(seat) ? ticked.filter((one) => one !== seat) : [...ticked, seat])}
                  >
                    {words.seats[seat]}
                  </button>
                ))}
                <button type="button" class="go-on" onClick={() => {
                  setNamed(ticked);
                  onAnswer(isRight(ticked));
                }}>
                  {ticked.length > 0 ? words.counting.answer : words.counting.nobody}
                </button>
              </div>
            )}
            {named && (
              <>
                <Verdict
                  right={isRight(named)}
                  why={
                    asked.seats.map((seat) => seenIn(words, tricks, seat, asked.suit, trump)).join(" ") || words.counting.none
                  }
                />
                <div class="steps">
                  <button type="button" class="go-on" onClick={onNext}>{words.nextDeal}</button>
                </div>
              </>
            )}
          </>
        )}
        <Busy busy={!error && (!turn || (!watching && !told))} />
      </div>
      <div class="known">
        {named && told && <Chances told={told} hands={hands} played={played} trump={trump} />}
        {calls.length > 0 && (
          <p>
            {words.puzzles.calls(words.seats[leftOf(dealer)])}{" "}
            <Inked text={calls.map((call) => callText(words, call)).join(", ")} />
          </p>
        )}
        <ol class="before" start={first + 1}>
          {tricks.slice(first, seen + 1).map(({ leader, cards }) => (
            <li key={cards[0]}>
              {words.seats[leader]}: <Inked text={cardsText(words, cards)} />
            </li>
          ))}
        </ol>
        {tally.all > 0 && <p class="small">{words.counting.tally(tally.right, tally.all)}</p>}
      </div>
    </section>
  );
}

function Verdict({ right, why }: { right: boolean; why: string }) {
  const words = useWords();
  return (
    <Told class="verdict">
      <strong class={right ? "outcome-made" : "outcome-nat"}>{right ? words.counting.right : words.counting.wrong}</strong>{" "}
      <Inked text={why} />
    </Told>
  );
}

/** Of each hidden card, each void and each number of trumps: how likely it is in which hand. */
function Chances({ told, hands, played, trump }: { told: Beliefs; hands: Hands; played: readonly Card[]; trump: Suit }) {
  const words = useWords();
  const seats = othersOf(told.seat);
  const left = (seat: Seat, suit: Suit) => hands[seat].filter((card) => suitOf(card) === suit && !played.includes(card)).length;
  const rows = [
    ...told.cards.map(({ card, chances }) => ({
      text: cardText(words, card), chances, was: (seat: Seat) => hands[seat].includes(card),
    })),
    ...told.suits.map(({ suit, void: chances }) => ({
      text: words.counting.no(signOf(suit)), chances, was: (seat: Seat) => left(seat, suit) === 0,
    })),
    ...told.trumps.slice(1).map(({ trumps, chances }) => ({
      text: `${trumps} × ${signOf(trump)}`, chances, was: (seat: Seat) => left(seat, trump) === trumps,
    })),
  ];
  return (
    <>
      <h2>{words.counting.chances}</h2>
      <table class="judged">
        <thead>
          <tr>
            <td />
            {seats.map((seat) => <th key={seat} scope="col" class="figure">{words.seats[seat]}</th>)}
          </tr>
        </thead>
        <tbody>
          {rows.filter(({ chances }) => seats.some((seat) => chances[seat] > 0)).map(({ text, chances, was }) => (
            <tr key={text}>
              <th scope="row"><Inked text={text} /></th>
              {seats.map((seat) => (
                <td key={seat} class="figure">
                  {was(seat) ? <strong>{percentOf(chances[seat])}</strong> : percentOf(chances[seat])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small">{words.counting.legend}</p>
    </>
  );
}

/** 0 and 100 are certain. */
const percentOf = (chance: number): number =>
  chance === 0 || chance === 1 ? 100 * chance : Math.min(99, Math.max(1, Math.round(100 * chance)));
