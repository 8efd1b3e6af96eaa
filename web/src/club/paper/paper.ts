// The paper of an evening, loaded when it is asked for.
export { handRecords } from "./hand_records.js";
export { scoreSheets } from "./score_sheets.js";
