// A worker: compiles a part of the library, or answers questions one after the other with its own instance of it.
import { Jasnel, JasnelError, MissingPartError } from "jasnel";

/**
 * Where a part of the library is, to compile it; or its parts, each of which comes once, or why there is no rest, and
 * questions.
 */
export type ToWorker =
  | { compile: string }
  | { first: WebAssembly.Module }
  | { rest: WebAssembly.Module }
  | { missing: string }
  | Question;

export interface Question {
  number: number;
  question: object;
}

export interface FromWorker {
  number: number;
  answer?: unknown;
  /** What is wrong with the question, or with the worker. */
  error?: string;
  /** Whether the worker can go on. */
  broken?: boolean;
  /** What it compiled. */
  library?: WebAssembly.Module;
}

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
};

let begin: (first: WebAssembly.Module) => void;
let goOn: (rest: WebAssembly.Module | Promise<never>) => void;
const first = new Promise<WebAssembly.Module>((resolve) => (begin = resolve));
const rest = new Promise<WebAssembly.Module>((resolve) => (goOn = resolve));
rest.catch(() => {
  // Who asks for it is told.
});
let hasRest = false;
let loading: Promise<Jasnel> | undefined;

const load = async (whole: boolean): Promise<Jasnel> => Jasnel.load(whole ? [await first, await rest] : [await first]);

/** By the first part where that will do; else it is asked again once the rest is there. */
async function answerTo(question: object): Promise<unknown> {
  loading ??= first.then(() => load(hasRest));
  try {
    return (await loading).ask(question);
  } catch (error) {
    if (!(error instanceof MissingPartError)) throw error;
    loading = load(true);
    return (await loading).ask(question);
  }
}

scope.onmessage = async ({ data }) => {
  if ("first" in data) return begin(data.first);
  if ("rest" in data) {
    hasRest = true;
    return goOn(data.rest);
  }
  if ("missing" in data) return goOn(Promise.reject(new Error(data.missing)));
  const number = "number" in data ? data.number : 0;
  try {
    if ("compile" in data) {
      scope.postMessage({ number, library: await Jasnel.compile(data.compile) });
      return;
    }
    scope.postMessage({ number, answer: await answerTo(data.question) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ number, error: message, broken: !(error instanceof JasnelError) });
  }
};
