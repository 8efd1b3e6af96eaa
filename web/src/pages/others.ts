// The pages that are loaded when the first of them is wanted, in one file.
export { RulesInShort } from "../parts/rules_in_short.js";
export { BoerenbridgePage } from "./boerenbridge.js";
export { ClubPage } from "./club.js";
export { DealPage } from "./deal.js";
export { GameEnd, GameJudged } from "./game_end.js";
export { HandPage } from "./hand.js";
export { PadPage } from "./pad.js";
export { PuzzlesPage } from "./puzzles.js";
