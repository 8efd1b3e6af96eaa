// What happened at the table since one was told last, for those who do not see it.
import type { Card, PlayedTrick } from "jasnel";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../said.js";
import { callText, cardName, isSuit, rankText, useWords } from "../text/language.js";
import type { Words } from "../text/words.js";
import { speakersOf, type RuleOptions } from "./auction.js";
import { kSuits, leftOf, rankOf, sideOf, suitOf } from "./cards.js";
import { kYou, type State } from "./use_game.js";

/** Who takes a trick. */
export const takenBy = (words: Words, { winner, points = 0, roem }: PlayedTrick): string => {
  if (!winner) return "";
  const falls = roem ? `, ${words.roemFalls(roem, words.sides[sideOf(winner)])}` : "";
  return `${words.takes(words.seats[winner], points)}${falls}.`;
};

/** The cards that the others played from the card `from` of the deal on, and who took the tricks. */
function cardsTold(words: Words, tricks: readonly PlayedTrick[], from: number): string[] {
  return tricks.flatMap((trick, number) => [
    ...trick.cards.flatMap((card, i) => {
      const seat = leftOf(trick.leader, i);
      const isNew = 4 * number + i >= from && seat !== kYou;
      return isNew ? [words.cardOn(words.seats[seat], cardName(words, card))] : [];
    }),
    ...(trick.cards.length === 4 && 4 * number + 4 > from ? [takenBy(words, trick)] : []),
  ]);
}

/** A hand, suit by suit. */
const handTold = (words: Words, hand: readonly Card[]): string =>
  kSuits
    .map((suit) => ({ suit, ranks: hand.filter((card) => suitOf(card) === suit).map((card) => rankName(words, card)) }))
    .filter(({ ranks }) => ranks.length > 0)
    .map(({ suit, ranks }) => `${words.suits[suit]}: ${ranks.join(", ")}.`)
    .join(" ");

const rankName = (words: Words, card: Card): string => words.ranks[rankOf(card)] ?? rankText(words, rankOf(card));

/** Who called what, in words. */
function callsTold(words: Words, { dealer, auction = [] }: State, rules: RuleOptions): string[] {
  return speakersOf(dealer, rules, auction).map((seat, i) => {
    const call = auction[i] ?? "pass";
    return `${words.seats[seat]}: ${isSuit(call) ? words.suits[call] : callText(words, call)}.`;
  });
}

export interface NewsProps {
  state: State | undefined;
  /** What you were dealt, and hold. */
  dealt: readonly Card[];
  hand: readonly Card[];
  rules: RuleOptions;
  /** Whether it is your turn, a full trick waits, or the deal is over or was passed out. */
  yours: boolean;
  waits: boolean;
  over: boolean;
}

/** Says what is new whenever one can do something, and at the end of each trick. */
export function useNews({ state, dealt, hand, rules, yours, waits, over }: NewsProps): void {
  const words = useWords();
  // Of which deal, how many calls and cards were told.
  const told = useRef<{ deal: string; calls: number; cards: number }>();
  const tricks = state && state.phase !== "auction" && !state.passed_out ? state.tricks : [];
  const cards = tricks.reduce((sum, trick) => sum + trick.cards.length, 0);
  const calls = state?.auction?.length ?? 0;
  const now = state !== undefined && (yours || waits || over);
  useEffect(() => {
    if (!state || !now) return;
    const deal = dealt.join();
    const was = told.current?.deal === deal ? told.current : undefined;
    // What was taken back is told again, from the trick that lies there.
    const from = !was || cards < was.cards ? 4 * Math.floor(cards / 4) : was.cards;
    const news: string[] = [];
    if (yours && !was) {
      news.push(words.dealerIs(words.seats[state.dealer]), words.handTold(handTold(words, hand)));
    }
    if (state.phase !== "over" || state.passed_out) news.push(...callsTold(words, state, rules).slice(was && was.calls <= calls ? was.calls : 0));
    news.push(...cardsTold(words, tricks, from));
    if (state.phase === "over" && state.result) {
      news.push(words.outcomes[state.result.outcome], words.writesDown(state.result.ns, state.result.ew));
    }
    if (state.passed_out) news.push(words.passedOut);
    if (yours) news.push(`${words.yours(state.phase === "auction")}.`);
    told.current = { deal, calls, cards };
    say(news.join(" "));
  }, [now, yours, cards, calls, state?.phase]);
}
