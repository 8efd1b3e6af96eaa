// What the page says of a game of boerenbridge, in Dutch.
import type { boerenbridgeEnglish } from "./boerenbridge_english.js";

export const boerenbridgeDutch: typeof boerenbridgeEnglish = {
  views: { play: "Spelen", bid: "Welk bod?" },
  names: ["U", "Anna", "Bram", "Cees", "Dora"],
  dealOf: (deal, deals) => `Spel ${deal} van ${deals}`,
  cards: (count) => (count === 1 ? "1 kaart" : `${count} kaarten`),
  bidInAll: (bid, cards) => `Geboden: ${bid} van ${cards}`,
  bids: (bid) => `bod ${bid}`,
  tally: (taken, bid) => `${taken} van ${bid}`,
  tricks: "slagen",
  saysBid: (name, you, bid) => `${you ? "U" : name} biedt ${bid}.`,
  yours: (bidding) => (bidding ? "Uw bod" : "Uw kaart"),
  bidTricks: (bid) => (bid === 1 ? "bied 1 slag" : `bied ${bid} slagen`),
  takes: (name, you) => `De slag is voor ${you ? "u" : name}.`,
  result: (bid, taken, points) =>
    bid === taken ? `U hebt uw bod van ${bid} gehaald: ${points} punten.` : `U bood ${bid} en haalde er ${taken}: ${points} punten.`,
  wins: (name, you, points) => `De ronde is uit: ${you ? "u" : name} wint met ${points} punten.`,
  share: (names, points) => `De ronde is uit: ${names.join(" en ")} delen de eerste plaats met ${points} punten.`,
  bidAndTaken: (bid, taken) => `bod ${bid}, gehaald ${taken}`,
  cardsColumn: "Kaarten",
  matchPoints: "Wedstrijd\u00adpunten",
  most: "Lengte",
  from: (cards) => `vanaf ${cards} kaarten`,
  expects: (points, made) => `gemiddeld ${points} punten; u haalt uw bod in ${made} van de verdelingen.`,
  newGame: "Nieuwe ronde",
  stopGame: "Deze ronde is nog niet uit. Toch een nieuwe beginnen?",
  weigh: "Wat elk bod waard is",
};
