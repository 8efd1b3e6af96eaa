// My hand: what each call is worth.
import type { Bid, Book, Card, Seat, Suit } from "jasnel";
import { useEffect } from "preact/hooks";
import { goTo } from "../address.js";
import { pool } from "../engine/pool.js";
import { useAnswer } from "../engine/use_answer.js";
import { type Effort, upTo } from "../engine/worlds.js";
import { speakers } from "../game/auction.js";
import { handOf, handText, kDeck, kSeats, kSuits } from "../game/cards.js";
import { kDefaultRules, optionsOf, useRuleSets } from "../game/rule_sets.js";
import { BidTable } from "../parts/bid_table.js";
import { BookAtOnce, BookTable } from "../parts/book_table.js";
import { Choice } from "../parts/choice.js";
import { Busy, Wrong } from "../parts/notice.js";
import { Picker } from "../parts/picker.js";
import { RulesChoice } from "../parts/rules_choice.js";
import { suitText, useWords } from "../text/language.js";

const kHandSize = 8;
/** Each answer is from the deals of the one before and more. */
const kSteps: readonly Effort[] = [
  { worlds: 24 },
  { worlds: 120 },
  { precision: 0.02 },
  { worlds: 3000 },
];

export function HandPage({ params }: { params: Record<string, string> }) {
  const words = useWords();
  const sets = useRuleSets();
  const hand = handOf(params["hand"] ?? "", kDeck).slice(0, kHandSize);
  const dealer = kSeats.find((seat) => seat === params["dealer"]) ?? "N";
  const rules = params["rules"] ?? kDefaultRules;
  const options = optionsOf(sets, rules);
  const order = speakers(dealer, options);
  const passes = Math.min(Number(params["passes"] ?? 0) || 0, order.length - 1);
  const turned = kSuits.find((suit) => suit === params["turned"]) ?? "S";
  const change = (changes: Record<string, string>) =>
    goTo({ page: "hand", params: { ...params, ...changes } });

  const question = {
    ask: "bid",
    hand,
    dealer,
    rules,
    auction: Array.from({ length: passes }, () => "pass"),
    ...(options["bidding"] === "turned" ? { turned } : {}),
  };
  const ready = hand.length === kHandSize && sets !== undefined;
  // The book is asked first: it answers at once.
  const look = { ask: "book", hand, rules };
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
            text: `${words.seats[seat]}: ${i === kSeats.length ? words.allPassed : words.passesBefore(i)}`,
          }))}
          onChange={(value) => change({ passes: value })}
        />
        {options["bidding"] === "turned" && (
          <Choice<Suit>
            label={words.turned}
            value={turned}
            options={kSuits.map((suit) => ({ value: suit, text: suitText(words, suit) }))}
            onChange={(value) => change({ turned: value })}
          />
        )}
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
