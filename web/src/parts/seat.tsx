// A seat at the table: its name with what marks it, and its hand.
import type { Card, Seat, Suit } from "jasnel";
import { kSeats, type Hands } from "../game/cards.js";
import { useWords } from "../text/language.js";
import type { Words } from "../text/words.js";
import { Face } from "./face.js";
import { HandCards, type HandCardsProps } from "./hand_cards.js";
import { Inked } from "./inked.js";
import { Sign } from "./pip.js";

/** What a seat says at the table. */
export interface Said {
  text: string;
  /** Whether it was called out, as roem is, and is soon gone. */
  passing?: boolean;
  /** Another one with the same words is another. */
  key: string;
}

export interface SeatProps {
  hands: Hands;
  /** How many cards the seats hold whose hands are not seen. */
  hidden?: Partial<Record<Seat, number>> | undefined;
  trump?: Suit | undefined;
  turn?: Seat | undefined;
  dealer?: Seat | undefined;
  declarer?: Seat | undefined;
  /** The seat of who looks at it. */
  you?: Seat | undefined;
  legal?: readonly Card[] | undefined;
  /** What the cards of the seat in turn cost. */
  costs?: Record<Card, number> | undefined;
  said?: Partial<Record<Seat, Said>> | undefined;
  onPlay?: ((card: Card) => void) | undefined;
  whyNot?: HandCardsProps["whyNot"];
}

/** Who sits there: the first is left of you. */
function playerAt(words: Words, you: Seat, seat: Seat): { player: number; name: string } {
  const player = (kSeats.indexOf(seat) - kSeats.indexOf(you) + kSeats.length) % kSeats.length;
  return { player, name: words.boerenbridge.names[player] ?? "" };
}

export function SeatView({ seat, at, ...props }: SeatProps & { seat: Seat; at: Seat }) {
  const words = useWords();
  const { hands, hidden, trump, turn, dealer, declarer, you, legal, costs, said, onPlay, whyNot } = props;
  const inTurn = seat === turn;
  const held = hidden?.[seat];
  const says = said?.[seat];
  const others = you && seat !== you ? playerAt(words, you, seat) : undefined;
  return (
    <div class={`seat seat-${at}${inTurn ? " turn" : ""}`} role="group" aria-label={words.seats[seat]}>
      <h2 class="plate">
        {others && <Face player={others.player} />}
        {others && <span class="name">{others.name} · </span>}
        {words.seats[seat]}
        {seat === you && <span class="you"> · {words.you}</span>}
        {seat === dealer && (
          <span class="chip dealer" title={words.dealer}>
            <span aria-hidden="true">{words.dealerShort}</span>
            <span class="spoken">, {words.deals}</span>
          </span>
        )}
        {seat === declarer && trump && (
          <span class={`chip declarer suit-${trump}`} title={words.declarer}>
            <Sign suit={trump} />
            <span class="spoken">
              , {words.declarer} {words.suits[trump]}
            </span>
          </span>
        )}
      </h2>
      {says && (
        <span class={says.passing ? "said passing" : "said"} aria-hidden="true" key={says.key}>
          <Inked text={says.text} />
        </span>
      )}
      <HandCards
        cards={held === undefined ? hands[seat] : undefined}
        held={held ?? hands[seat].length}
        trump={trump}
        inTurn={inTurn}
        legal={legal}
        costs={costs}
        onPlay={onPlay}
        whyNot={whyNot}
      />
    </div>
  );
}
