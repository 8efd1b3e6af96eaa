// A deal of a game of boerenbridge, as one player sees it, and the score sheet.
import type { Card, TricksPlayState, TricksState } from "jasnel";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { goTo } from "../address.js";
import { focusTable, useFocusOn } from "../focus.js";
import { useAskedNow } from "../game/asked.js";
import { byPlayer, dealsInRound, sheetText, type SheetDeal } from "../game/boerenbridge.js";
import { keepGame } from "../game/kept_game.js";
import { useLastTrick } from "../game/last_trick.js";
import { useArranged } from "../game/sorting.js";
import { kYou, useTricksGame, type TricksGame, type TricksGameOptions } from "../game/use_boerenbridge.js";
import { paceOf, useSettings } from "../settings.js";
import { playSound } from "../sound.js";
import { BidNumbers } from "../parts/bid_numbers.js";
import { GameFrame } from "../parts/game_frame.js";
import { RoundBoard, type RoundSeat } from "../parts/round_board.js";
import { SuitName } from "../parts/short.js";
import type { TrickOnTable } from "../parts/trick.js";
import { TricksHint } from "../parts/tricks_hint.js";
import { TricksSheet } from "../parts/tricks_sheet.js";
import { cardName, signed, useWords } from "../text/language.js";
import type { Words } from "../text/words.js";

export interface TricksGameViewProps extends TricksGameOptions {
  onNewGame: () => void;
  /** What stands beside the table: what can be chosen for the game. */
  children: ComponentChildren;
}

export function TricksGameView({ onNewGame, children, ...options }: TricksGameViewProps) {
  const words = useWords();
  const { stays } = paceOf(useSettings().speed);
  const game = useTricksGame(options);
  const { state, deal, turn, waits, number } = game;
  const { params, players } = options;
  // While nothing else is known, what was is shown.
  const shown = state ?? game.before;
  const played = shown && shown.phase !== "bids" ? shown : undefined;
  const over = state?.phase === "over" ? state : undefined;
  const deals = dealsInRound(options.most);
  const ended = over !== undefined && number >= deals;
  const lastTrick = useLastTrick(
    played?.tricks ?? [],
    waits,
    players,
    players * (deal?.cards ?? 0),
  );
  const { again } = lastTrick;
  const last = played?.tricks.at(-1);
  // A trick that was looked at is cleared before the next lead.
  const trick = last && (last.cards.length < players || waits || over) ? last : undefined;
  const yours = turn === kYou && !waits;
  const hint = useAskedNow(JSON.stringify([game.bids, game.cards]), yours && state !== undefined);
  const dealt = (deal && byPlayer(deal.seats, deal.hands)[kYou]) ?? [];
  const hand = useArranged(dealt, game.hands[kYou] ?? [], shown?.trump, true);
  useFocusOn(".board", yours);
  // A trick that waits for somebody waits for a key too.
  useFocusOn(".go-on", game.waits && stays === Infinity);
  const sheet = over && deal ? [...game.sheet, writtenDown(over, deal.seats, deal.cards)] : game.sheet;
  const lies = again ?? trick;
  const shownTrick = lies && deal && tableOf(lies, played?.tricks.indexOf(lies) ?? 0, deal.seats);
  useEffect(() => {
    if (over) playSound("over");
  }, [over !== undefined]);
  const next = () => {
    const { bids: _bids, cards: _cards, hands: _hands, dealer, ...kept } = params;
    const nextDeal = {
      ...kept,
      ...(dealer ? { dealer: String((Number(dealer) + 1) % players) } : {}),
      number: String(number + 1),
      sheet: sheetText(sheet),
    };
    keepGame(nextDeal, "boerenbridge");
    goTo({ page: "boerenbridge", params: nextDeal });
    focusTable();
  };

  return (
    <GameFrame
      over={over !== undefined}
      terms={shown && <Terms state={shown} number={number} deals={deals} />}
      lastTrick={lastTrick}
      hint={hint}
      error={game.error}
      side={
        <>
          {ended && over && deal && <p class="verdict">{winnerText(words, over, deal.seats)}</p>}
          <TricksSheet
            sheet={sheet}
            players={players}
            deals={deals}
            matchPoints={ended && over && deal ? byPlayer(deal.seats, over.result?.match_points ?? []) : undefined}
          />
        </>
      }
      settings={children}
    >
      {hint.asked && <TricksHint game={game} hand={hand} />}
      <RoundBoard
        seats={seatsOf(words, game, shown, players, hand)}
        trump={shown?.trump}
        legal={state?.phase === "play" && yours ? state.legal : undefined}
        trick={shownTrick}
        again={again !== undefined}
        onPlay={state?.phase === "play" && yours ? game.move : undefined}
      >
        <div class="talk">
          <p class="told" role="status">
            {!shown && <span class="comes-told">{words.loading}</span>}
            {shown?.phase === "bids" && yours && <BidsTold game={game} />}
            {shownTrick && trick && (waits || over || yours) && (
              <TrickTold trick={shownTrick} won={waits || over !== undefined} />
            )}
            {turn !== undefined && !waits && (yours ? <YourTurn state={state} /> : <span aria-hidden="true">{words.thinks(words.boerenbridge.names[turn] ?? "")}</span>)}
            {over && deal && <OwnResult sheet={sheet} />}
          </p>
          {waits && !over && (
            <button type="button" class="go-on" onClick={() => {
                game.goOn();
                focusTable();
              }}>
              {words.goOn}
            </button>
          )}
          {over && (
            <button type="button" class="go-on next-deal" onClick={ended ? onNewGame : next}>
              {ended ? words.boerenbridge.newGame : words.nextDeal}
            </button>
          )}
          {state?.phase === "bids" && yours && <BidNumbers legal={state.legal} onBid={game.move} />}
        </div>
      </RoundBoard>
    </GameFrame>
  );
}

/** The players as they sit at the table. */
function seatsOf(words: Words, game: TricksGame, state: TricksState | undefined, players: number, hand: readonly Card[]): RoundSeat[] {
  const { deal, hands, turn, waits } = game;
  const played = state && state.phase !== "bids" ? state : undefined;
  const at = <Value,>(values: readonly Value[] | undefined) => (deal && values ? byPlayer(deal.seats, values) : []);
  const bids = at(state?.bids);
  const taken = at(played?.taken);
  const scores = at(played?.result?.scores);
  return Array.from({ length: players }, (_, player) => ({
    name: words.boerenbridge.names[player] ?? "",
    hand: player === kYou ? hand : undefined,
    held: hands[player]?.length ?? 0,
    deals: player === deal?.dealer,
    inTurn: player === turn && !waits,
    bid: bids[player] ?? undefined,
    taken: taken[player],
    points: scores[player] === undefined ? undefined : signed(scores[player]),
  }));
}

/** A trick with each card at the place of its player. */
function tableOf(trick: TricksPlayState["tricks"][number], number: number, seats: readonly number[]): TrickOnTable {
  const placeOf = (seat: number) => String(seats[seat % seats.length]);
  return {
    number,
    thrown: trick.cards.map((card, i) => ({ card, place: placeOf(trick.leader + i) })),
    full: trick.cards.length === seats.length,
    winner: trick.winner === undefined ? undefined : placeOf(trick.winner),
  };
}

/** What is written down of a deal that is over. */
function writtenDown({ bids, taken, result }: TricksPlayState, seats: readonly number[], cards: number): SheetDeal {
  const figures = seats.map((_, seat) => ({
    bid: bids[seat] ?? 0,
    taken: taken[seat] ?? 0,
    points: result?.scores[seat] ?? 0,
  }));
  return { cards, figures: byPlayer(seats, figures) };
}

function winnerText(words: Words, { result }: TricksPlayState, seats: readonly number[]): string {
  const matchPoints = byPlayer(seats, result?.match_points ?? []);
  const totals = byPlayer(seats, result?.totals ?? []);
  const best = Math.max(...matchPoints);
  const winners = matchPoints.flatMap((points, player) => (points === best ? [player] : []));
  const [winner = kYou] = winners;
  const nameOf = (player: number) => (player === kYou ? words.you : (words.boerenbridge.names[player] ?? ""));
  const points = totals[winner] ?? 0;
  return winners.length > 1
    ? words.boerenbridge.share(winners.map(nameOf), points)
    : words.boerenbridge.wins(nameOf(winner), winner === kYou, points);
}

/** The deal, its cards, trumps, and how many tricks were bid. */
function Terms({ state, number, deals }: { state: TricksState; number: number; deals: number }) {
  const words = useWords();
  const bid = state.bids.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return (
    <p class="contract">
      <span class="long">{words.boerenbridge.dealOf(number, deals)} · </span>
      {words.boerenbridge.cards(state.cards)} · <span class="long">{words.trump}: </span>
      <strong>
        <SuitName suit={state.trump} />
      </strong>{" "}
      · {words.boerenbridge.bidInAll(bid, state.cards)}
    </p>
  );
}

/** What was bid, for those who do not see it. */
function BidsTold({ game: { deal, bids } }: { game: TricksGame }) {
  const words = useWords();
  const told = bids.map((bid, seat) => {
    const player = deal?.seats[seat] ?? kYou;
    return words.boerenbridge.saysBid(words.boerenbridge.names[player] ?? "", player === kYou, bid);
  });
  return <span class="spoken">{told.join(" ")} </span>;
}

/** The trick, for those who do not see it, and who won it. */
function TrickTold({ trick, won }: { trick: TrickOnTable; won: boolean }) {
  const words = useWords();
  const nameOf = (place: string) => words.boerenbridge.names[Number(place)] ?? "";
  const told = trick.thrown.map(({ card, place }) => words.cardOn(nameOf(place), cardName(words, card)));
  return (
    <>
      <span class="spoken">{told.join(" ")} </span>
      {won && trick.winner !== undefined && (
        <>{words.boerenbridge.takes(nameOf(trick.winner), Number(trick.winner) === kYou)} </>
      )}
    </>
  );
}

function YourTurn({ state }: { state: TricksState | undefined }) {
  const words = useWords();
  return (
    <>
      {words.boerenbridge.yours(state?.phase === "bids")}
      {state?.phase === "bids" && state.forbidden !== undefined && <>. {words.mayNotBid(state.forbidden)}</>}
    </>
  );
}

/** What you made of the deal that is over. */
function OwnResult({ sheet }: { sheet: readonly SheetDeal[] }) {
  const words = useWords();
  const own = sheet.at(-1)?.figures[kYou];
  return own ? words.boerenbridge.result(own.bid, own.taken, signed(own.points)) : null;
}
