// What the book says of a hand: in every place, and with one card exchanged.
import type { Book, BookExchange, Suit } from "jasnel";
import { callText, cardText, percent, signed, useWords } from "../text/language.js";
import { Inked } from "./inked.js";
import { SuitName } from "./short.js";

const kShownExchanges = 5;

function ExchangeRows({ exchanges, from }: { exchanges: BookExchange[]; from: number }) {
  const words = useWords();
  return (
    <>
      {exchanges.map((one) => (
        <tr key={one.without + one.with}>
          <td>
            <Inked text={cardText(words, one.without)} />
          </td>
          <td>
            <Inked text={cardText(words, one.with)} />
          </td>
          <td class="figure">{percent(one.makes)}</td>
          <td class="figure">
            {signed(one.score)} ({signed(one.score - from)})
          </td>
        </tr>
      ))}
    </>
  );
}

/** `place` is that of the seat, 1 to 4, and `suit` that of the exchanges. */
export function BookTable({ book, place, suit }: { book: Book; place: number; suit: Suit }) {
  const words = useWords();
  const places = book.suits[0]?.places ?? [];
  const of_suit = book.suits.find((one) => one.suit === suit);
  const from = of_suit?.places[place - 1]?.score ?? 0;
  return (
    <details class="book">
      <summary>{words.everyPlace}</summary>
      <table class="book-places">
        <thead>
          <tr>
            <th scope="col">{words.call}</th>
            {places.map((one) => (
              <th key={one.place} scope="col" class="figure">
                {one.place}, {words.placeOf(one.place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {book.suits.map((one) => (
            <tr key={one.suit} data-suit={one.suit}>
              <th scope="row">
                <SuitName suit={one.suit} />
              </th>
              {one.places.map((of) => (
                <td key={of.place} class={of.place === place ? "figure best" : "figure"}>
                  {percent(of.played_makes)} {signed(of.played_score)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {book.exchanges && (
        <table class="book-exchanges">
          <caption>
            <Inked text={words.exchanged(callText(words, suit), words.placeOf(place))} />
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.without}</th>
              <th scope="col">{words.withCard}</th>
              <th scope="col" class="figure">{words.chanceOpen}</th>
              <th scope="col" class="figure">{words.score}</th>
            </tr>
          </thead>
          <tbody>
            <ExchangeRows exchanges={book.exchanges.slice(0, kShownExchanges)} from={from} />
          </tbody>
          <tbody>
            <ExchangeRows exchanges={book.exchanges.slice(-kShownExchanges)} from={from} />
          </tbody>
        </table>
      )}
      <p class="small">{words.aboutBook}</p>
    </details>
  );
}

/** What can be said at once of each suit, while the deals of the other cards are looked at. */
export function BookAtOnce({ book, place }: { book: Book; place: number }) {
  const words = useWords();
  return (
    <>
      <h2>{words.whatCalls}</h2>
      <p class="small" role="status" data-book={book.hand}>
        {words.refining}
      </p>
      <ul class="at-once">
        {book.suits.map((one) => {
          const of = one.places[place - 1];
          return (
            of && (
              <li key={one.suit}>
                <SuitName suit={one.suit} /> {percent(of.played_makes)} {signed(of.played_score)}
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
