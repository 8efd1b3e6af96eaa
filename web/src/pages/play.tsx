// A game of deals against three players of the library.
import type { Analysis, AuctionState, Call, Card, Deal, PlayState, Seat } from "jasnel";
import { useEffect, useState } from "preact/hooks";
import { goTo } from "../address.js";
import { pool } from "../engine/pool.js";
import { useAnswer } from "../engine/use_answer.js";
import { kSeats, kSuits, noHands, type Hands } from "../game/cards.js";
import { cardsOf, tricksOf } from "../game/played.js";
import { kDefaultRules, optionsOf, ruleNames, useRuleSets } from "../game/rule_sets.js";
import { sheetOf, sheetText } from "../game/sheet.js";
import { Board } from "../parts/board.js";
import { Choice } from "../parts/choice.js";
import { Judged } from "../parts/judged.js";
import { Busy, Wrong } from "../parts/notice.js";
import { Sheet } from "../parts/sheet.js";
import { WonView } from "../parts/won.js";
import { callText, suitText, useWords } from "../text/language.js";

const kYou: Seat = "S";
const kLevels = ["beginner", "casual", "club", "strong", "full"];

type State = AuctionState | PlayState;

export function PlayPage({ told }: { told: Record<string, string> }) {
  const words = useWords();
  const sets = useRuleSets();
  const rules = told["rules"] ?? kDefaultRules;
  const level = kLevels.includes(told["level"] ?? "") ? (told["level"] as string) : "club";
  const start = (changes: Record<string, string>) => {
    const seed = String(Math.floor(Math.random() * 2 ** 32));
    goTo({ page: "play", told: { level, rules, seed, number: "1", ...changes } });
  };
  useEffect(() => {
    document.title = `Jasnel · ${words.pages.play}`;
    if (!told["seed"]) start({});
  }, [words, told["seed"]]);
  return (
    <section>
      <div class="choices">
        <Choice
          label={words.level}
          value={level}
          options={kLevels.map((name) => ({ value: name, text: words.levels[name] ?? name }))}
          onChange={(value) => goTo({ page: "play", told: { ...told, level: value } })}
        />
        <Choice
          label={words.rules}
          value={rules}
          options={ruleNames(sets, rules).map((name) => ({ value: name, text: name }))}
          onChange={(value) => start({ rules: value })}
        />
        <button type="button" onClick={() => start({})}>
          {words.newGame}
        </button>
      </div>
      {told["seed"] && sets && (
        <Game
          key={`${told["seed"]}/${told["number"]}/${rules}`}
          told={told}
          rules={rules}
          level={level}
          turns={optionsOf(sets, rules)["bidding"] === "turned"}
        />
      )}
    </section>
  );
}

interface GameProps {
  told: Record<string, string>;
  rules: string;
  level: string;
  /** Whether a suit is turned. */
  turns: boolean;
}

function Game({ told, rules, level, turns }: GameProps) {
  const words = useWords();
  const seed = Number(told["seed"]);
  const number = Math.max(1, Number(told["number"]) || 1);
  const calls = (told["calls"] ?? "").split(" ").filter((call) => call !== "") as Call[];
  const cards = cardsOf(told["cards"] ?? "");
  // A trick that is full stays until the next card, or a click.
  const [passed, setPassed] = useState(0);
  const [error, setError] = useState<string>();
  const drawn = useAnswer<Deal>([{ ask: "random", seed, number }]);
  const deal = drawn.answer;
  const question = deal && {
    ask: "state",
    deal: deal.line.split(" ").slice(0, 4).join(" "),
    dealer: deal.dealer,
    rules,
    auction: calls,
    tricks: tricksOf(cards),
    ...(turns ? { turned: kSuits[(seed + number) % kSuits.length] } : {}),
  };
  const { answer: state, error: wrong } = useAnswer<State>(question ? [question] : []);
  const change = (changes: Record<string, string>) =>
    goTo({ page: "play", told: { ...told, ...changes } });
  const move = (choice: string) => {
    if (!state || state.phase === "over") return;
    if (state.phase === "auction") change({ calls: [...calls, choice].join(" ") });
    else change({ cards: [...cards, choice].join("") });
  };

  const waits = cards.length > 0 && cards.length % 4 === 0 && passed < cards.length;
  const hands = deal ? handsLeft(deal.hands, cards) : noHands();
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setPassed(cards.length), 1800);
    return () => clearTimeout(timer);
  }, [waits, cards.length]);

  // The others call and play by themselves.
  const turn = state && state.phase !== "over" ? state.turn : undefined;
  const othersTurn = question && state && turn && turn !== kYou && !waits;
  const request = othersTurn
    ? {
        ask: "move",
        player: `full:level=${level}`,
        rules,
        dealer: deal.dealer,
        seat: turn,
        hand: hands[turn],
        auction: calls,
        ...("turned" in question ? { turned: question.turned } : {}),
        seed: 1 + cards.length + calls.length,
        ...(state.phase === "play"
          ? {
              trump: state.trump,
              declarer: state.declarer,
              tricks: state.tricks.map((trick) => ({ leader: trick.leader, cards: trick.cards })),
            }
          : {}),
      }
    : undefined;
  const asked = JSON.stringify(request ?? "");
  useEffect(() => {
    if (!request) return undefined;
    const control = new AbortController();
    pool.ask<{ move: string }>(request, control.signal).then(
      (answer) => move(answer.move),
      (reason: Error) => {
        if (reason.name !== "AbortError") setError(reason.message);
      },
    );
    return () => control.abort();
  }, [asked]);

  const over = state?.phase === "over";
  const judged = useAnswer<Analysis>(over && question ? [{ ...question, ask: "analyse" }] : []);
  const sheet = sheetOf(told["sheet"] ?? "");
  const full =
    over && state.result ? [...sheet, { ns: state.result.ns, ew: state.result.ew }] : sheet;
  const next = () =>
    goTo({
      page: "play",
      told: {
        level,
        rules,
        seed: String(seed),
        number: String(number + 1),
        sheet: sheetText(full),
      },
    });

  const tricks = state && state.phase !== "auction" ? state.tricks : [];
  const last = tricks.at(-1);
  const hidden = Object.fromEntries(
    kSeats.filter((seat) => seat !== kYou && !over).map((seat) => [seat, hands[seat].length]),
  );
  const tags: Partial<Record<Seat, string>> = { [kYou]: words.you };
  if (deal?.dealer) tags[deal.dealer] = [tags[deal.dealer], words.dealer].filter(Boolean).join(", ");

  return (
    <div class="game">
      {state && <Calls state={state} />}
      <Wrong error={error ?? drawn.error ?? wrong} />
      <Board
        hands={{ ...noHands(), [kYou]: hands[kYou] }}
        hidden={hidden}
        trump={state && state.phase !== "auction" ? state.trump : undefined}
        turn={waits ? undefined : turn}
        legal={state?.phase === "play" && turn === kYou ? state.legal : undefined}
        trick={last}
        tags={tags}
        onPlay={state?.phase === "play" ? (card: Card) => move(card) : undefined}
      />
      <p class="told" role="status">
        {last?.winner !== undefined && (waits || over) && (
          <>
            {words.takes(words.seats[last.winner], last.points ?? 0)}
            {last.roem
              ? ` · ${words.roemFalls(last.roem, words.sides[last.winner === "N" || last.winner === "S" ? "ns" : "ew"])}`
              : ""}{" "}
          </>
        )}
        {turn && !waits && (turn === kYou ? (state?.phase === "auction" ? words.yourCall : words.yourCard) : words.thinks(words.seats[turn]))}
      </p>
      {waits && !over && (
        <button type="button" class="go-on" onClick={() => setPassed(cards.length)}>
          {words.goOn}
        </button>
      )}
      {state?.phase === "auction" && turn === kYou && (
        <div class="choices calls" role="group" aria-label={words.yourCall}>
          {state.legal?.map((call) => (
            <button type="button" key={call} data-call={call} onClick={() => move(call)}>
              {callText(words, call as Call)}
            </button>
          ))}
        </div>
      )}
      {state && state.phase !== "auction" && <WonView state={state} />}
      {over && (
        <button type="button" class="go-on" onClick={next}>
          {words.nextDeal}
        </button>
      )}
      {full.length > 0 && <Sheet sheet={full} />}
      <Busy busy={judged.busy} />
      {judged.answer && <Judged analysis={judged.answer} />}
    </div>
  );
}

/** What was said so far, and the contract. */
function Calls({ state }: { state: State }) {
  const words = useWords();
  const calls = state.auction ?? [];
  return (
    <p class="contract">
      {words.calls}:{" "}
      {calls.length === 0 ? "–" : calls.map((call) => callText(words, call)).join(", ")}
      {state.phase !== "auction" && (
        <>
          {" · "}
          <strong>{suitText(words, state.trump)}</strong> · {words.declarer}:{" "}
          {words.seats[state.declarer]}
        </>
      )}
    </p>
  );
}

const handsLeft = (hands: Hands, played: readonly Card[]): Hands =>
  Object.fromEntries(
    kSeats.map((seat) => [seat, hands[seat].filter((card) => !played.includes(card))]),
  ) as Hands;
