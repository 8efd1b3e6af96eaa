// A deal of a game of boerenbridge: what was bid and played stands in the address; the others bid and
// play by themselves.
import type { Card, TricksDeal, TricksInPlay, TricksState } from "jasnel";
import { useAnswer } from "../engine/use_answer.js";
import { allCardsOf, bidsOf, byPlayer, dealIn, sheetOf, totalsOf, type DealtTricks, type SheetDeal } from "./boerenbridge.js";
import { kFullDeck } from "./cards.js";
import { handsCode } from "./dealt.js";
import { useFullTrick } from "./full_trick.js";
import { tricksOf } from "./played.js";
import { stepsOf } from "./steps.js";
import { useDealt } from "./use_dealt.js";
import { useMoves } from "./use_moves.js";

/** The player at the page. */
export const kYou = 0;

export interface TricksGameOptions {
  params: Record<string, string>;
  players: number;
  /** The cards of the first deal. */
  most: number;
  level: string;
}

export interface TricksGame {
  number: number;
  deal: DealtTricks | undefined;
  state: TricksState | undefined;
  /** The state before, while the next is not known. */
  before: TricksState | undefined;
  /** The question of what the seat whose turn it is does, without who answers it. */
  toMove: object | undefined;
  error: string | undefined;
  bids: number[];
  cards: Card[];
  /** Of the deals before. */
  sheet: SheetDeal[];
  /** What the players still hold. */
  hands: Card[][];
  /** The player in turn. */
  turn: number | undefined;
  /** Whether a trick that is full is still looked at. */
  waits: boolean;
  goOn: () => void;
  move: (choice: number | Card) => void;
}

export function useTricksGame({ params, players, most, level }: TricksGameOptions): TricksGame {
  const number = Math.max(1, Number(params["number"]) || 1);
  const bids = bidsOf(params["bids"] ?? "");
  const cards = allCardsOf(params["cards"] ?? "");
  const sheet = sheetOf(params["sheet"] ?? "", players);
  const totals = totalsOf(sheet, players);
  const random = { ask: "random", game: "boerenbridge", number, players, most_cards: most };
  const drawn = useDealt<TricksDeal>("boerenbridge", params, random, ({ hands, dealer }) => ({
    hands: handsCode(hands, kFullDeck),
    // Of the deals that follow one, the dealer is known.
    dealer: params["dealer"] || String(dealer),
  }));
  const deal = drawn.dealt && dealIn(drawn.dealt, players);
  const question: (TricksInPlay & { ask: string }) | undefined = deal && {
    ask: "state",
    game: "boerenbridge",
    deal: deal.line,
    bids,
    tricks: tricksOf(cards, players),
    totals: deal.seats.map((player) => totals[player] ?? 0),
  };
  const { answer: state, before, error: wrong } = useAnswer<TricksState>(question ? [question] : []);
  const after = (choice: number | Card): Record<string, string> | undefined => {
    if (!state || state.phase === "over") return undefined;
    if (state.phase === "bids") return { ...params, bids: [...bids, choice].join() };
    return { ...params, cards: [...cards, choice].join("") };
  };
  const { move, moveOfOthers } = stepsOf("boerenbridge", params, after);
  const { waits, goOn } = useFullTrick(cards.length, 0, players);

  const held = (deal?.hands ?? []).map((hand) => hand.filter((card) => !cards.includes(card)));
  const seat = state && state.phase !== "over" ? state.turn : undefined;
  const turn = seat === undefined ? undefined : deal?.seats[seat];
  const toMove =
    deal && state && seat !== undefined && !waits
      ? {
          ask: "move",
          game: "boerenbridge",
          players,
          cards: deal.cards,
          seat,
          hand: held[seat],
          bids,
          seed: 1 + cards.length + bids.length,
          ...(state.phase === "play" ? { tricks: state.tricks } : {}),
        }
      : undefined;
  const error = useMoves(
    toMove && turn !== kYou ? { ...toMove, player: `full:level=${level}` } : undefined,
    { page: "boerenbridge", params },
    moveOfOthers,
  );
  return {
    number,
    deal,
    state,
    before,
    toMove,
    error: error ?? drawn.error ?? wrong,
    bids,
    cards,
    sheet,
    hands: deal ? byPlayer(deal.seats, held) : [],
    turn,
    waits,
    goOn,
    move,
  };
}
