// A drill of calls: hands near the line between a suit and a pass, and what the network that calls thinks of each call.
import type { Call, Card, Deal, Move, Suit } from "jasnel";
import { useEffect, useState } from "preact/hooks";
import { isAbort, pool, textOfError } from "../engine/pool.js";
import { speakers } from "../game/auction.js";
import { handText, kSuits, rankOf, sorted, suitOf } from "../game/cards.js";
import { optionsOf, useRuleSets } from "../game/rule_sets.js";
import { Calls } from "../parts/calls.js";
import { CardView } from "../parts/card.js";
import { Choice } from "../parts/choice.js";
import { Inked } from "../parts/inked.js";
import { Busy, Wrong } from "../parts/notice.js";
import { callText, isSuit, signed, useWords } from "../text/language.js";
import { Told } from "../parts/told.js";

/** Those of the rules of thumb. */
const kRules = ["kbn", "nku-rotterdam", "bedum"];
/** So near, in points, are the best suit and a pass. */
const kNear = 25;

/** By the rules of thumb: 4 for the jack of trumps, 2 for the nine, 1 for each other trump, ½ for each other ace. */
export function countOf(hand: readonly Card[], trump: Suit): number {
  const worth = (card: Card): number => {
    const rank = rankOf(card);
    if (suitOf(card) !== trump) return rank === "A" ? 0.5 : 0;
    return rank === "J" ? 4 : rank === "9" ? 2 : 1;
  };
  return hand.reduce((sum, card) => sum + worth(card), 0);
}

interface Asked {
  hand: Card[];
  passes: number;
  turned?: Suit | undefined;
  moves: { move: Call; score: number }[];
}

/** A hand after so many passes: nothing where the call is clear. */
async function draw(rules: string, order: ReturnType<typeof speakers>, signal: AbortSignal): Promise<Asked | undefined> {
  const deal = await pool.ask<Deal>({ ask: "random", rules }, signal);
  const [card] = [deal.turned ?? []].flat();
  const turned = kSuits.find((suit) => suit === card);
  const passes = Math.floor(4 * Math.random());
  const seat = order[passes] ?? "E";
  const hand = sorted(deal.hands[seat]);
  const { moves = [] } = await pool.ask<Move>(
    {
      ask: "move", player: "full:level=club", rules, dealer: "N", seat, hand: handText(hand),
      auction: Array.from({ length: passes }, () => "pass"), ...(turned ? { turned } : {}),
    },
    signal,
  );
  const told = moves.map(({ move, score }) => ({ move: move as Call, score }));
  const pass = told.find(({ move }) => move === "pass");
  const best = Math.max(...told.flatMap(({ move, score }) => (isSuit(move) ? [score] : [])));
  return pass && Math.abs(best - pass.score) <= kNear ? { hand, passes, turned, moves: told } : undefined;
}

export function CallsDrill() {
  const words = useWords();
  const sets = useRuleSets();
  const [rules, setRules] = useState("kbn");
  const [turn, setTurn] = useState(1);
  const [asked, setAsked] = useState<Asked>();
  const [error, setError] = useState<string>();
  const [made, setMade] = useState<Call>();
  const [tally, setTally] = useState({ right: 0, all: 0, cost: 0 });
  useEffect(() => {
    if (!sets) return undefined;
    const control = new AbortController();
    const order = speakers("N", optionsOf(sets, rules));
    const find = async () => {
      for (;;) {
        const found = await draw(rules, order, control.signal);
        if (found) return setAsked(found);
      }
    };
    find().catch((wrong: unknown) => !isAbort(wrong) && setError(textOfError(wrong)));
    return () => control.abort();
  }, [rules, turn, sets !== undefined]);
  const clear = () => {
    setAsked(undefined);
    setMade(undefined);
  };
  const moves = [...(asked?.moves ?? [])].sort((one, other) => other.score - one.score);
  const costOf = (call: Call) => Math.round((moves[0]?.score ?? 0) - (moves.find(({ move }) => move === call)?.score ?? 0));
  const answer = (call: Call) => {
    setMade(call);
    setTally({ right: tally.right + Number(call === moves[0]?.move), all: tally.all + 1, cost: tally.cost + costOf(call) });
  };
  return (
    <section class="calls-drill">
      <h2>{words.drill.title}</h2>
      <p>{words.drill.about}</p>
      <Choice
        label={words.rules}
        value={rules}
        options={kRules.map((value) => ({ value, text: words.ruleSets[value] ?? value }))}
        onChange={(value) => {
          clear();
          setRules(value);
        }}
      />
      <Wrong error={error} />
      <Busy busy={!asked && !error} />
      {asked && (
        <>
          <p>
            {words.dealer}: {words.seats.N} · {words.passesBefore(asked.passes)}
            {asked.turned && <> · {words.turned}: <Inked text={callText(words, asked.turned)} /></>}
          </p>
          <div class="learn">
            <div class="own" role="group" aria-label={words.learn.hand}>
              {asked.hand.map((card) => <CardView key={card} card={card} />)}
            </div>
          </div>
          {!made && <Calls legal={asked.moves.map(({ move }) => move)} onCall={answer} />}
        </>
      )}
      {made && asked && (
        <>
          <Told class="verdict">
            <Inked
              text={
                costOf(made) === 0
                  ? words.drill.right(callText(words, made))
                  : words.drill.wrong(callText(words, made), costOf(made), callText(words, moves[0]?.move ?? "pass"))
              }
            />
          </Told>
          <table class="judged">
            <thead>
              <tr>
                <th scope="col">{words.call}</th>
                <th scope="col" class="figure">{words.score}</th>
                <th scope="col" class="figure">{words.drill.count}</th>
              </tr>
            </thead>
            <tbody>
              {moves.map(({ move, score }) => (
                <tr key={move} data-call={move}>
                  <th scope="row"><Inked text={callText(words, move)} /></th>
                  <td class="figure">{signed(score)}</td>
                  <td class="figure">{isSuit(move) && String(countOf(asked.hand, move)).replace(/^0?\.5|\.5/, "½")}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            <button type="button" class="go-on" onClick={() => {
              clear();
              setTurn(turn + 1);
            }}>{words.drill.next}</button>
          </p>
          <p class="small">
            {words.drill.tally(tally.right, tally.all, Math.round(tally.cost / tally.all))} {words.drill.counting}
          </p>
        </>
      )}
    </section>
  );
}
