// The part of the page that makes PDFs is large: it is loaded when it is asked for.
import type { Paper, PaperQuestion } from "jasnel";
import { pool } from "../../engine/pool.js";
import type * as PaperModule from "./paper.js";

export const loadPaper = (): Promise<typeof PaperModule> =>
  import("./paper.js");

/** What the library draws, as a PDF. */
export async function askedPaper(question: PaperQuestion, language: "en" | "nl", signal: AbortSignal): Promise<Blob> {
  const paper = await pool.ask<Paper>({ ask: "paper", language, ...question }, signal);
  const { drawnPaper } = await loadPaper();
  return drawnPaper(paper, language);
}
