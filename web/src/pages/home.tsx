// The front page: cards to be played at once, the ways in, and a deal that has been worked out.
import type { Analysis, Seat, Suit, Table } from "jasnel";
import { useEffect, useRef, useState } from "preact/hooks";
import { goTo, writePlace } from "../address.js";
import { useAnswer } from "../engine/use_answer.js";
import { handsOf, kSeats, kSuits, sideOf } from "../game/cards.js";
import { kExample, wasPlayed } from "../game/example.js";
import { frontGame, puzzleOf } from "../game/front.js";
import { keepGame } from "../game/kept_game.js";
import { asQuestion } from "../game/played.js";
import { CardView } from "../parts/card.js";
import { Diagram } from "../parts/diagram.js";
import { Wrong } from "../parts/notice.js";
import { Told } from "../parts/told.js";
import { Sign } from "../parts/pip.js";
import { cardName, useWords } from "../text/language.js";

/** The backs of the hand that comes after a deal. */
const kNextHand = [0, 1, 2, 3, 4, 5, 6, 7];
const kWays = ["hand", "deal"] as const;

export function HomePage({ params }: { params: Record<string, string> }) {
  const words = useWords();
  const trump = kSuits.find((suit) => suit === params["trump"]) ?? kExample.trump;
  const declarer = kSeats.find((seat) => seat === params["declarer"]) ?? kExample.declarer;
  useEffect(() => {
    document.title = `Jasnel · ${words.subtitle}`;
  }, [words]);
  const choose = (changes: Record<string, string>) =>
    goTo({ page: "home", params: { trump, declarer, ...changes } });
  return (
    <section class="door">
      <Hero />
      <p>
        <a class="through" href="#puzzles?view=course">{words.door.learn}</a>
      </p>
      <nav class="ways" aria-label={words.door.ways}>
        <a href={`#puzzles?number=${puzzleOf(new Date())}`} class="way way-puzzles">
          <strong>{words.door.puzzles.title}</strong>
          <span>{words.door.puzzles.text}</span>
        </a>
        <a href="#boerenbridge" class="way way-boerenbridge">
          <strong>{words.pages.boerenbridge}</strong>
          <span>{words.door.boerenbridge}</span>
        </a>
        {kWays.map((way) => (
          <a key={way} href={`#${way}`} class={`way way-${way}`}>
            <strong>{words.door[way].title}</strong>
            <span>{words.door[way].text}</span>
          </a>
        ))}
        <a href="#club" class="way way-club">
          <strong>{words.club.home.title}</strong>
          <span>{words.club.home.text}</span>
        </a>
      </nav>
      <p class="claim">{words.door.claim}</p>
      <div class="example">
        <div class="felt-paper">
          <Diagram hands={handsOf(kExample.deal)} leader={kExample.leader} declarer={declarer} />
        </div>
        <div class="answer">
          <Verdict trump={trump} declarer={declarer} />
          <div class="pickers">
            <div role="group" aria-label={words.trump}>
              {kSuits.map((suit) => (
                <button
                  type="button"
                  key={suit}
                  class={`suit-${suit}`}
                  data-suit={suit}
                  aria-pressed={suit === trump}
                  aria-label={words.suits[suit]}
                  onClick={() => choose({ trump: suit })}
                >
                  <Sign suit={suit} />
                </button>
              ))}
            </div>
            <div role="group" aria-label={words.declarer}>
              {kSeats.map((seat) => (
                <button
                  type="button"
                  key={seat}
                  data-seat={seat}
                  aria-pressed={seat === declarer}
                  onClick={() => choose({ declarer: seat })}
                >
                  {words.seats[seat]}
                </button>
              ))}
            </div>
          </div>
          <p>
            <a class="through" href={throughOf(trump, declarer)}>
              {words.cardByCard}
            </a>
          </p>
        </div>
      </div>
      <p class="small">{words.door.promise}</p>
    </section>
  );
}

/** Your cards, dealt: one click, and they are played. */
function Hero() {
  const words = useWords();
  const [front] = useState(frontGame);
  const { params, hand, goesOn } = front;
  return (
    <a class="hero way-play" href={writePlace({ page: "play", params })} onClick={() => keepGame(params)}>
      <span class="dealt-hand" style={{ "--n": String(hand.length || kNextHand.length) }}>
        {hand.map((card, i) => (
          <CardView key={card} card={card} whole place={i} />
        ))}
        {goesOn?.over && kNextHand.map((i) => <span class="card back" key={i} style={{ "--i": String(i) }} />)}
      </span>
      <span class="hero-words">
        <strong>{goesOn ? words.door.goesOn : words.door.dealt}</strong>
        <span>{!goesOn ? words.door.play.text : goesOn.over ? words.door.over(goesOn.deal) : words.door.standing(goesOn.deal, goesOn.ns, goesOn.ew)}</span>
        <span class="go-on">{goesOn ? words.keepGame : words.door.play.title}</span>
      </span>
    </a>
  );
}

/** The place where the contract is gone through, with the cards where it was played. */
function throughOf(trump: Suit, declarer: Seat): string {
  const { deal, rules, leader, cards } = kExample;
  const played: Record<string, string> = wasPlayed(trump, declarer) ? { cards: cards.join(""), seen: "0" } : {};
  return writePlace({ page: "deal", params: { deal, rules, leader, trump, declarer, ...played } });
}

/** Whether the contract can be made, and where it was lost or won at the table. */
function Verdict({ trump, declarer }: { trump: Suit; declarer: Seat }) {
  const words = useWords();
  const { deal, leader, rules } = kExample;
  const table = useAnswer<Table>([{ ask: "table", deal: `${deal} leader=${leader} rules=${rules}` }]);
  const analysis = useAnswer<Analysis>(
    wasPlayed(trump, declarer) ? [{ ask: "analyse", ...asQuestion(kExample) }] : [],
  );
  const row = table.answer?.rows.find((one) => one.trump === trump);
  const side = sideOf(declarer);
  const other = side === "ns" ? "ew" : "ns";
  const outcome = row && (row[`${side}_pit`] ? "pit" : row[`${side}_makes`] ? "made" : "nat");
  const { decisive, result } = analysis.answer ?? {};
  // What stands there from the start is not read out unasked.
  const first = useRef(trump + declarer);
  const verdict = (
    <>
      <Wrong error={table.error ?? analysis.error} />
      <h2>{words.door.contract(words.suits[trump], words.seats[declarer])}</h2>
      <p class="sentence">
        {!row && words.reading}
        {row && outcome && (
          <>
            <strong class={`outcome-${outcome}`}>{words.door.outcomes[outcome]}</strong>, {row[side]}–{row[other]}
          </>
        )}
        {row && decisive && result && (
          <>; {words.door.lost(result.outcome === "nat", cardName(words, decisive.card), decisive.trick)}</>
        )}
        {row && "."}
      </p>
      {decisive && (
        <p class="small">
          {words.door.better(
            words.seats[decisive.seat],
            decisive.better.map((card) => cardName(words, card)).join(", "),
            result?.outcome === "nat",
          )}
        </p>
      )}
    </>
  );
  if (first.current === trump + declarer) return <div class="decided">{verdict}</div>;
  return (
    <Told class="decided" of="div">
      {verdict}
    </Told>
  );
}
