// The paper of an evening, loaded when it is asked for.
export { drawnPaper } from "./drawn.js";
export { handRecords } from "./hand_records.js";
export { scoreSheets } from "./score_sheets.js";
