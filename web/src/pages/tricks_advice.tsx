// Boerenbridge: how many tricks to bid with a hand.
import type { Card, TricksBid } from "jasnel";
import { goTo } from "../address.js";
import { useAnswer } from "../engine/use_answer.js";
import { upTo } from "../engine/worlds.js";
import { bidsOf } from "../game/boerenbridge.js";
import { handOf, handText, kFullDeck } from "../game/cards.js";
import { Choice } from "../parts/choice.js";
import { Busy, Wrong } from "../parts/notice.js";
import { Picker } from "../parts/picker.js";
import { TricksTable } from "../parts/tricks_table.js";
import { useWords } from "../text/language.js";

const kMostCards = 10;
const kSteps = [{ worlds: 100 }, { worlds: 500 }, { worlds: 2500 }];
const kSizes = ["3", "4", "5", "6", "7"];

export function TricksAdvice({ params }: { params: Record<string, string> }) {
  const words = useWords();
  const players = kSizes.includes(params["players"] ?? "") ? Number(params["players"]) : 5;
  const most = Math.min(kMostCards, Math.floor(kFullDeck.length / players));
  const hand = handOf(params["hand"] ?? "", kFullDeck).slice(0, most);
  const bids = bidsOf(params["bids"] ?? "").slice(0, players - 1);
  const change = (changes: Record<string, string>) =>
    goTo({ page: "boerenbridge", params: { ...params, view: "bid", ...changes } });
  const question = { ask: "bid", game: "boerenbridge", players, hand, bids };
  const asked = useAnswer<TricksBid>(
    hand.length > 0 ? upTo(kSteps, params["deals"]).map((effort) => ({ ...question, ...effort })) : [],
  );
  const pick = (card: Card) => {
    const kept = hand.filter((one) => one !== card);
    if (kept.length === hand.length && hand.length < most) kept.push(card);
    change({ hand: kept.length > 0 ? handText(kept) : "" });
  };

  return (
    <>
      <p aria-live="polite">{words.pickTricks(hand.length)}</p>
      <Picker
        deck={kFullDeck}
        chosen={hand}
        closed={(card) => hand.length === most && !hand.includes(card)}
        onPick={pick}
      />
      <div class="choices">
        <button type="button" onClick={() => change({ hand: "" })}>
          {words.clear}
        </button>
        <Choice
          label={words.players}
          value={String(players)}
          options={kSizes.map((size) => ({ value: size, text: size }))}
          onChange={(value) => change({ players: value, bids: "" })}
        />
      </div>
      <fieldset class="choices">
        <legend>{words.bidsBefore}</legend>
        {Array.from({ length: players - 1 }, (_, seat) => (
          <Choice
            key={seat}
            label={words.bidOf(seat)}
            value={bids[seat] === undefined ? "" : String(bids[seat])}
            options={[
              { value: "", text: words.notYet },
              ...Array.from({ length: hand.length + 1 }, (_unused, bid) => ({
                value: String(bid),
                text: String(bid),
              })),
            ]}
            onChange={(value) =>
              change({
                bids: (value === "" ? bids.slice(0, seat) : fill(bids, seat, Number(value))).join(","),
              })
            }
          />
        ))}
      </fieldset>
      {hand.length > 0 && (
        <p>
          {words.yourSeat(bids.length, bids.length === players - 1)}{" "}
          {asked.answer?.forbidden !== undefined && words.mayNotBid(asked.answer.forbidden)}
        </p>
      )}
      <Wrong error={asked.error} />
      {asked.answer && <TricksTable bid={asked.answer} more={asked.busy} />}
      <Busy busy={asked.busy} />
    </>
  );
}

/** With the bid of a seat; seats before it that have not bid bid nothing. */
const fill = (bids: readonly number[], seat: number, bid: number): number[] => {
  const filled = [...bids];
  while (filled.length < seat) filled.push(0);
  filled[seat] = bid;
  return filled;
};
