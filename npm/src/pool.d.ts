/** The same questions as in `Jasnel`, answered by workers: none of them keeps a page or a server waiting. */

import type {
  AuctionState, BidQuestion, BoerenbridgeBidQuestion, BoerenbridgeMoveQuestion, Bid, Jasnel, Move, MoveQuestion,
  PlayState, StateQuestion, TricksBid, TricksInPlay, TricksMove, TricksState,
} from "./jasnel.js";

export {JasnelError} from "./jasnel.js";

type InWorker<Asked> = Asked extends (...args: infer Args) => infer Answer
  ? (...args: [...Args, signal?: AbortSignal]) => Promise<Answer>
  : never;

type OfBothGames = "bid" | "move" | "state";

type Questions = {
  [Name in Exclude<keyof Jasnel, OfBothGames | "version">]: InWorker<Jasnel[Name]>;
};

export interface PoolOptions {
  /** How many questions are answered at a time; by default one for each core. */
  workers?: number;
  /** The location of `jasnel.wasm`, its bytes or the compiled module, as for `Jasnel.load`. */
  source?: string | URL | BufferSource | WebAssembly.Module;
  /** Makes a worker that runs `jasnel/worker-thread`, where a bundler does not find it by itself. */
  start?: () => Worker;
}

/** Each function is that of `Jasnel`, and returns a promise. Its last argument may be a signal to give up. */
export interface JasnelPool extends Questions {
  bid(question: BidQuestion, signal?: AbortSignal): Promise<Bid>;
  bid(question: BoerenbridgeBidQuestion, signal?: AbortSignal): Promise<TricksBid>;
  move(request: MoveQuestion, signal?: AbortSignal): Promise<Move>;
  move(request: BoerenbridgeMoveQuestion, signal?: AbortSignal): Promise<TricksMove>;
  state(deal: StateQuestion, signal?: AbortSignal): Promise<AuctionState | PlayState>;
  state(deal: TricksInPlay, signal?: AbortSignal): Promise<TricksState>;

  /** How many questions wait for a worker. */
  readonly waiting: number;

  /** Ends the workers. What was asked and not answered yet rejects with a JasnelError. */
  close(): void;
}

export const JasnelPool: new (options?: PoolOptions) => JasnelPool;
