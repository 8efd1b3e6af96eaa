// This deal: pasted, drawn or made by hand; its table; and played card by card.
import type { Card, Seat, Table } from "jasnel";
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { goTo } from "../address.js";
import { useFocusOn } from "../focus.js";
import { pool, textOfError } from "../engine/pool.js";
import { useAnswer } from "../engine/use_answer.js";
import { handsOf, handsText, kDeck, kSeats, leftOf, noHands, sorted, type Hands } from "../game/cards.js";
import { playedOf } from "../game/played.js";
import { kDefaultRules, optionsOf, useRuleSets } from "../game/rule_sets.js";
import { readText, type ReadDeal } from "../game/read_text.js";
import { Choice } from "../parts/choice.js";
import { DealTable } from "../parts/deal_table.js";
import { FourHands } from "../parts/four_hands.js";
import { Busy, Wrong } from "../parts/notice.js";
import { Picker } from "../parts/picker.js";
import { ReadAs } from "../parts/read_as.js";
import { RulesChoice } from "../parts/rules_choice.js";
import { SavePicture } from "../parts/save_picture.js";
import { Told } from "../parts/told.js";
import { LanguageContext, useWords } from "../text/language.js";
import { PlayedDealView } from "./played_deal.js";

const isWhole = (hands: Hands): boolean => kSeats.every((seat) => hands[seat].length === 8);

export function DealPage({ params }: { params: Record<string, string> }) {
  const words = useWords();
  const hands = handsOf(params["deal"] ?? "");
  const whole = isWhole(hands);
  const leader = kSeats.find((seat) => seat === params["leader"]) ;
  const rules = params["rules"] ?? kDefaultRules;
  // A contract whose declarer nobody told is asked for, unless the leader tells it.
  const leads = optionsOf(useRuleSets(), rules)["leads"];
  const isUntold = !params["declarer"] && !params["calls"] && leads !== "declarer";
  const asksDeclarer = Boolean(whole && leader && params["trump"] && isUntold);
  const played = whole && leader && !asksDeclarer ? playedOf(params, handsText(hands), leader) : undefined;
  const change = (changes: Record<string, string>) =>
    goTo({ page: "deal", params: { ...params, ...changes } });
  const unplayed = { trump: "", declarer: "", calls: "", turned: "", match: "", cards: "", lines: "", line: "" };
  const table = useAnswer<Table>(
    whole && leader && !played && !asksDeclarer
      ? [{ ask: "table", deal: `${handsText(hands)} leader=${leader} rules=${rules}` }]
      : [],
  );
  useEffect(() => {
    document.title = `Jasnel · ${words.pages.deal}`;
  }, [words]);
  // Before a deal it is what to begin with; behind one it is for another.
  const input = (
    <DealInput
      key="input"
      open={!whole}
      shown={params["deal"] ?? ""}
      onDeal={(deal) => goTo({ page: "deal", params: { rules, aim: params["aim"] ?? "", ...deal } })}
    >
      <div class="choices">
        <RulesChoice rules={rules} onChange={(value) => change({ rules: value, calls: "", turned: "" })} />
        <Choice
          label={words.leader}
          value={leader ?? ""}
          options={[
            ...(leader ? [] : [{ value: "", text: words.notYet }]),
            ...kSeats.map((seat) => ({ value: seat, text: words.seats[seat] })),
          ]}
          // A contract waits for its leader; with another one it is another deal.
          onChange={(value) => change({ leader: value, ...(leader ? unplayed : {}) })}
        />
      </div>
    </DealInput>
  );

  return (
    <section class={played ? "analysis rows" : ""}>
      {!whole && input}
      {played ? (
        <PlayedDealView played={played} params={params} onChange={change} onLeave={() => change(unplayed)} />
      ) : (
        <HandMaker hands={hands} onChange={(made) => change({ deal: handsText(made), ...unplayed })} />
      )}
      {whole && !leader && <SeatAsked asked={words.whoLeads} onSeat={(leader) => change({ leader })} />}
      {asksDeclarer && <SeatAsked key="declarer" asked={words.whoDeclares} onSeat={(declarer) => change({ declarer })} />}
      <Wrong error={table.error} />
      {leader && table.answer && (
        <DealTable
          table={table.answer}
          declarers={{ ns: leader === "S" ? "S" : "N", ew: leader === "W" ? "W" : "E" }}
          onPlay={(trump, declarer) => change({ trump, declarer, cards: "" })}
        />
      )}
      <Busy busy={table.busy} />
      {whole && leader && (
        <SavePicture key={[params["deal"], leader, rules].join()} deal={{ hands, leader, rules, contract: played }} />
      )}
      {whole && input}
    </section>
  );
}

/** Who leads and who is the declarer is part of a deal: nobody is taken for either unasked. */
function SeatAsked({ asked, onSeat }: { asked: string; onSeat: (seat: Seat) => void }) {
  const words = useWords();
  useFocusOn(".asked button", true);
  return (
    <fieldset class="choices asked">
      <legend>{asked}</legend>
      {kSeats.map((seat) => (
        <button type="button" key={seat} data-seat={seat} onClick={() => onSeat(seat)}>
          {words.seats[seat]}
        </button>
      ))}
    </fieldset>
  );
}

interface DealInputProps {
  /** Whether it is unfolded, as there is no deal to look at. */
  open: boolean;
  /** The deal that is looked at. */
  shown: string;
  onDeal: (deal: ReadDeal) => void;
  /** What else can be said of the deal. */
  children: ComponentChildren;
}

/** Text to be read, and deals that are drawn. */
function DealInput({ open, shown, onDeal, children }: DealInputProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [deals, setDeals] = useState<ReadDeal[]>([]);
  const [chosen, setChosen] = useState(0);
  const read = async () => {
    try {
      const found = await readText(text, language);
      setDeals(found);
      setChosen(0);
      setError(undefined);
      if (found[0]) onDeal(found[0]);
    } catch (wrong) {
      setDeals([]);
      setError(textOfError(wrong));
      // What was looked at before is not what the text says; Back goes back to it.
      onDeal({});
    }
  };
  // The hands of several may be the same; after Back it is another than was chosen.
  const place =
    deals[chosen]?.["deal"] === shown ? chosen : deals.findIndex((deal) => deal["deal"] === shown);
  const draw = async () => {
    const deal = await pool.ask<{ hands: Hands; dealer: Seat }>({ ask: "random" });
    setDeals([]);
    setError(undefined);
    onDeal({ deal: handsText(deal.hands), leader: leftOf(deal.dealer) });
  };
  return (
    <>
      {deals.length > 1 && (
        <div class="choices deals-read">
          <Choice
            label={words.deal}
            value={String(Math.max(0, place))}
            options={deals.map((_, i) => ({ value: String(i), text: String(i + 1) }))}
            onChange={(value) => {
              setChosen(Number(value));
              onDeal(deals[Number(value)] as ReadDeal);
            }}
          />
          {place === 0 && <Told>{words.dealsRead(deals.length)}</Told>}
        </div>
      )}
      <details class="another" open={open}>
        <summary>{words.another}</summary>
        <form
          class="paste"
          onSubmit={(event) => {
            event.preventDefault();
            void read();
          }}
        >
          <label>
            <span>{words.paste}</span>
            <textarea
              rows={4}
              spellcheck={false}
              placeholder={words.pasteExample}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <ReadAs text={text} said={error} />
          <div class="choices">
            <button type="submit">{words.read}</button>
            <button type="button" onClick={() => void draw()}>
              {words.randomDeal}
            </button>
            <button type="button" onClick={() => onDeal({ deal: handsText(noHands()) })}>
              {words.emptyDeal}
            </button>
          </div>
        </form>
        {children}
      </details>
      <Wrong error={shown === "" ? error : undefined} />
    </>
  );
}

/** Four hands, made by clicks: a card goes to the seat that is chosen, or back from it. */
function HandMaker({ hands, onChange }: { hands: Hands; onChange: (hands: Hands) => void }) {
  const words = useWords();
  const [seat, setSeat] = useState<Seat>("N");
  const left = kDeck.length - kSeats.reduce((sum, one) => sum + hands[one].length, 0);
  const holderOf = (card: Card) => kSeats.find((one) => hands[one].includes(card));
  const pick = (card: Card) => {
    const made = { ...hands };
    const holder = holderOf(card);
    if (holder) made[holder] = hands[holder].filter((one) => one !== card);
    if (holder !== seat) made[seat] = sorted([...made[seat], card]);
    onChange(made);
    if (made[seat].length === 8) setSeat(kSeats.find((one) => made[one].length < 8) ?? seat);
  };
  return (
    <details class="maker" open={left > 0}>
      <summary>
        {left > 0 ? `${words.pickDeal} ${words.cardsLeft(left)}` : words.changeDeal}
      </summary>
      <fieldset class="seats">
        <legend>{words.cardsTo}</legend>
        {kSeats.map((one) => (
          <label key={one}>
            <input type="radio" name="seat" checked={one === seat} onChange={() => setSeat(one)} />
            {words.seats[one]} ({hands[one].length})
          </label>
        ))}
      </fieldset>
      <Picker
        deck={kDeck}
        chosen={hands[seat]}
        closed={(card) => hands[seat].length === 8 && holderOf(card) !== seat}
        onPick={pick}
      />
      <FourHands hands={hands} />
    </details>
  );
}
