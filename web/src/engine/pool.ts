// Questions to workers: each goes to one that is free, and one that is not wanted any more ends
// with its worker, for which another starts.
import type { Language } from "../text/words.js";
import { knownAnswer } from "./known.js";
import { LibraryError, part, startWorker } from "./library.js";
import type { FromWorker, Question, ToWorker } from "./worker.js";

/** What is wrong with a question, in one line. */
export class QuestionError extends Error {}

interface Asked {
  question: object;
  signal: AbortSignal | undefined;
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

class WorkerSlot {
  private worker: Worker | undefined;
  private asked: Asked | undefined;
  private number = 0;

  constructor(
    private readonly start: () => Worker,
    private readonly onFree: () => void,
  ) {}

  get free(): boolean {
    return this.asked === undefined;
  }

  ask(asked: Asked): void {
    this.asked = asked;
    this.worker ??= this.begin();
    asked.signal?.addEventListener("abort", this.abort, { once: true });
    this.worker.postMessage({ number: ++this.number, question: asked.question } satisfies Question);
  }

  private begin(): Worker {
    const worker = this.start();
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.take(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.take({ number: this.number, error: event.message || "a worker stopped", broken: true });
    };
    const send = (message: ToWorker) => worker.postMessage(message);
    part("first").then(
      (first) => send({ first }),
      (error: Error) => {
        if (worker === this.worker) this.fail(error);
      },
    );
    // What is asked may do without it.
    part("rest").then((rest) => send({ rest }), ({ message }: Error) => send({ missing: message }));
    return worker;
  }

  private take(message: FromWorker): void {
    const asked = this.asked;
    if (!asked || message.number !== this.number) return;
    if (message.broken) this.end();
    this.leave();
    if (message.error === undefined) asked.resolve(message.answer);
    else asked.reject(new QuestionError(message.error));
    this.onFree();
  }

  private readonly abort = (): void => this.fail(new DOMException("not wanted any more", "AbortError"));

  /** What was asked ends, and the worker with it. */
  private fail(error: Error): void {
    const asked = this.asked;
    if (!asked) return;
    this.end();
    this.leave();
    asked.reject(error);
    this.onFree();
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private leave(): void {
    this.asked?.signal?.removeEventListener("abort", this.abort);
    this.asked = undefined;
  }
}

export class Pool {
  private readonly desks: WorkerSlot[] = [];
  private readonly waiting: Asked[] = [];

  /** The language of error messages: that of the page. */
  language: Language = "en";

  /**
   * `cores` is how many questions that take long are worth asking at a time. There is one worker
   * more, so that a short one need not wait for them; each starts when it is needed.
   */
  constructor(
    start: () => Worker,
    readonly cores: number,
  ) {
    for (let i = 0; i <= cores; ++i) this.desks.push(new WorkerSlot(start, () => this.next()));
  }

  /** The answer to a question. Rejects with a QuestionError where it is wrong, a LibraryError, and an AbortError. */
  ask<Answer>(question: object, signal?: AbortSignal): Promise<Answer> {
    const known = knownAnswer(question);
    if (known) return Promise.resolve(known as Answer);
    return new Promise<Answer>((resolve, reject) => {
      if (signal?.aborted) {
        reject(new DOMException("not wanted any more", "AbortError"));
        return;
      }
      this.waiting.push({
        question: { ...question, language: this.language },
        signal,
        resolve: resolve as (answer: unknown) => void,
        reject,
      });
      this.next();
    });
  }

  private next(): void {
    for (const desk of this.desks) {
      if (!desk.free) continue;
      const asked = this.take();
      if (!asked) return;
      desk.ask(asked);
    }
  }

  /** The first that is still wanted. */
  private take(): Asked | undefined {
    for (let asked = this.waiting.shift(); asked; asked = this.waiting.shift()) {
      if (!asked.signal?.aborted) return asked;
      asked.reject(new DOMException("not wanted any more", "AbortError"));
    }
    return undefined;
  }
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** What a page says of an error: nothing of a missing library, which is said above all pages. */
export function textOfError(error: unknown): string | undefined {
  return error instanceof LibraryError ? undefined : (error as Error).message;
}

/** The workers of this page. */
export const pool = new Pool(
  startWorker,
  Math.max(1, Math.min(4, navigator.hardwareConcurrency || 2)),
);
