// How many tricks may be bid, as buttons in the middle of the table.
import { focusTable } from "../focus.js";
import { useWords } from "../text/language.js";

export function BidNumbers({ legal, onBid }: { legal: readonly number[]; onBid: (bid: number) => void }) {
  const words = useWords();
  return (
    <div class="calls numbers" role="group" aria-label={words.boerenbridge.yours(true)}>
      {legal.map((bid) => (
        <button
          type="button"
          key={bid}
          data-bid={bid}
          aria-label={words.boerenbridge.bidTricks(bid)}
          onClick={() => {
            onBid(bid);
            focusTable();
          }}
        >
          {bid}
        </button>
      ))}
    </div>
  );
}
