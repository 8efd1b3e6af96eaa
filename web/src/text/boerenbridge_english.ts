// What the page says of a game of boerenbridge, in English.
export const boerenbridgeEnglish = {
  views: { play: "Play", bid: "Which bid?" },
  /** By place at the table; the first is who plays at the page. */
  names: ["You", "Anna", "Bram", "Cees", "Dora"] as readonly string[],
  dealOf: (deal: number, deals: number): string => `Deal ${deal} of ${deals}`,
  cards: (count: number): string => (count === 1 ? "1 card" : `${count} cards`),
  bidInAll: (bid: number, cards: number): string => `Bid: ${bid} of ${cards}`,
  bids: (bid: number): string => `bid ${bid}`,
  tally: (taken: number, bid: number): string => `${taken} of ${bid}`,
  tricks: "tricks",
  saysBid: (name: string, you: boolean, bid: number): string => `${you ? "You bid" : `${name} bids`} ${bid}.`,
  yours: (bidding: boolean): string => (bidding ? "Your bid" : "Your card"),
  bidTricks: (bid: number): string => (bid === 1 ? "bid 1 trick" : `bid ${bid} tricks`),
  takes: (name: string, you: boolean): string => (you ? "You take the trick." : `${name} takes the trick.`),
  result: (bid: number, taken: number, points: string): string =>
    bid === taken ? `You made your bid of ${bid}: ${points} points.` : `You bid ${bid} and took ${taken}: ${points} points.`,
  wins: (name: string, you: boolean, points: number): string =>
    `The round is over: ${you ? "you win" : `${name} wins`} with ${points} points.`,
  share: (names: readonly string[], points: number): string =>
    `The round is over: ${names.join(" and ")} share first place with ${points} points.`,
  bidAndTaken: (bid: number, taken: number): string => `bid ${bid}, took ${taken}`,
  cardsColumn: "Cards",
  matchPoints: "Match points",
  most: "Length",
  from: (cards: number): string => `from ${cards} cards`,
  expects: (points: string, made: string): string => `${points} points on average; your bid is made in ${made} of the deals.`,
  newGame: "New round",
  stopGame: "This round is not over yet. Begin a new one anyway?",
  weigh: "What each bid is worth",
};
