// My hand: what each call is worth.
import type { Bid, Book, Card, Seat } from "jasnel";
import { useEffect } from "preact/hooks";
import { goTo } from "../address.js";
import { pool } from "../engine/pool.js";
import { useAnswer } from "../engine/use_answer.js";
import { type Effort, upTo } from "../engine/worlds.js";
import { speakers, turnedAfter, turnsOf, type RuleOptions } from "../game/auction.js";
import { handOf, handText, kDeck, kSeats, kSuits, turnedOf, type Turned } from "../game/cards.js";
import { kDefaultRules, optionsOf, useRuleSets } from "../game/rule_sets.js";
import { BidTable } from "../parts/bid_table.js";
import { BookAtOnce, BookTable } from "../parts/book_table.js";
import { Choice } from "../parts/choice.js";
import { DealtChoice } from "../parts/dealt_choice.js";
import { Busy, Wrong } from "../parts/notice.js";
import { Picker } from "../parts/picker.js";
import { RulesChoice } from "../parts/rules_choice.js";
import { suitChoice, useWords } from "../text/language.js";
import type { Words } from "../text/words.js";

const kHandSize = 8;
/** Each answer is from the deals of the one before and more. */
const kSteps: readonly Effort[] = [
  { worlds: 24 },
  { worlds: 120 },
  { precision: 0.02 },
  { worlds: 3000 },
];

/** So many turned cards, those of the address first. */
function turnedFrom(text: string, count: number): Turned[] {
  const told = [...new Set(turnedOf(text))];
  return [...told, ...kSuits.filter((suit) => !told.includes(suit))].slice(0, count);
}

/** What may lie there: no suit twice, and after a joker nothing more. */
const cardsFor = (turned: readonly Turned[], place: number, options: RuleOptions): Turned[] => {
  const suits: Turned[] = kSuits.filter((suit) => !turned.slice(0, place).includes(suit));
  return options["joker"] === "on" && place + 1 === turned.length ? [...suits, "joker"] : suits;
};

/** What was passed before a place in the auction. */
function placeText(words: Words, i: number, count: number, options: RuleOptions): string {
  if (i === 4 * turnsOf(options) && i + 1 === count) return words.allPassed;
  return i < 4 ? words.passesBefore(i) : `${words.nthCard(Math.floor(i / 4) + 1)}, ${words.passesBefore(i % 4)}`;
}

export function HandPage({ params }: { params: Record<string, string> }) {
  const words = useWords();
  const sets = useRuleSets();
  const hand = handOf(params["hand"] ?? "", kDeck).slice(0, kHandSize);
  const dealer = kSeats.find((seat) => seat === params["dealer"]) ?? "N";
  const rules = params["rules"] ?? kDefaultRules;
  const options = optionsOf(sets, rules);
  const order = speakers(dealer, options);
  const passes = Math.min(Number(params["passes"] ?? 0) || 0, order.length - 1);
  const turns = options["bidding"] === "turned" || options["bidding"] === "lot" ? turnedAfter(passes, options) : 0;
  const turned = turnedFrom(params["turned"] ?? "", turns);
  const change = (changes: Record<string, string>) =>
    goTo({ page: "hand", params: { ...params, ...changes } });

  const dealt = params["dealt"] ?? "";
  const byHand = dealt ? { dealt } : {};
  const question = {
    ask: "bid",
    hand,
    dealer,
    rules,
    auction: Array.from({ length: passes }, () => "pass"),
    ...(turns > 0 ? { turned } : {}),
    ...byHand,
  };
  const ready = hand.length === kHandSize && sets !== undefined;
  // The book is asked first: it answers at once.
  const look = { ask: "book", hand, rules, ...byHand };
  const book = useAnswer<Book>(ready ? [look] : []);
  const asked = useAnswer<Bid>(
    ready ? upTo(kSteps, params["deals"]).map((effort) => ({ ...question, ...effort })) : [],
  );

  // Places count from who leads to the first trick: the seat after the dealer.
  const seat = order[passes] ?? "E";
  const place = ((kSeats.indexOf(seat) - kSeats.indexOf(dealer) + 3) % 4) + 1;
  const suits = book.answer?.suits ?? [];
  const best = suits.reduce(
    (one, other) =>
      (other.places[place - 1]?.score ?? 0) > (one?.places[place - 1]?.score ?? -Infinity) ? other : one,
    suits[0],
  )?.suit;
  const exchanged = useAnswer<Book>(ready && best ? [{ ...look, trump: best, place, exchanges: true }] : []);

  const pick = (card: Card) => {
    const kept = hand.filter((one) => one !== card);
    if (kept.length === hand.length && hand.length < kHandSize) kept.push(card);
    change({ hand: kept.length > 0 ? handText(kept) : "" });
  };
  const draw = async () => {
    const deal = await pool.ask<{ hands: Record<Seat, Card[]> }>({ ask: "random" });
    change({ hand: handText(deal.hands.N) });
  };
  useEffect(() => {
    document.title = `Jasnel · ${words.pages.hand}`;
  }, [words]);

  return (
    <section>
      <p aria-live="polite">{words.pickEight(hand.length)}</p>
      <Picker
        deck={kDeck}
        chosen={hand}
        closed={(card) => hand.length === kHandSize && !hand.includes(card)}
        onPick={pick}
      />
      <div class="choices">
        <button type="button" onClick={() => change({ hand: "" })}>
          {words.clear}
        </button>
        <button type="button" onClick={() => void draw()}>
          {words.randomHand}
        </button>
        <RulesChoice rules={rules} onChange={(value) => change({ rules: value, passes: "" })} />
        <Choice
          label={words.dealer}
          value={dealer}
          options={kSeats.map((seat) => ({ value: seat, text: words.seats[seat] }))}
          onChange={(value) => change({ dealer: value })}
        />
        <Choice
          label={words.seat}
          value={String(passes)}
          options={order.map((seat, i) => ({
            value: String(i),
            text: `${words.seats[seat]}: ${placeText(words, i, order.length, options)}`,
          }))}
          onChange={(value) => change({ passes: value })}
        />
        {turned.map((card, i) => (
          <Choice<Turned>
            key={i}
            label={turns > 1 ? `${words.turned}, ${words.nthCard(i + 1)}` : words.turned}
            value={card}
            options={cardsFor(turned, i, options).map((one) => ({
              value: one,
              text: one === "joker" ? words.joker : suitChoice(words, one),
            }))}
            onChange={(value) => change({ turned: [...turned.slice(0, i), value].join() })}
          />
        ))}
        <DealtChoice dealt={dealt} onChange={(value) => change({ dealt: value })} />
      </div>
      <Wrong error={asked.error} />
      {asked.answer ? (
        <BidTable bid={asked.answer} more={asked.busy} />
      ) : (
        book.answer && <BookAtOnce book={book.answer} place={place} />
      )}
      {book.answer && best && (
        <BookTable
          book={{ ...book.answer, ...(exchanged.answer?.exchanges ? { exchanges: exchanged.answer.exchanges } : {}) }}
          place={place}
          suit={best}
        />
      )}
      <Busy busy={asked.busy} />
    </section>
  );
}
