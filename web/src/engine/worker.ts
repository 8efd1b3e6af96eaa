// A worker: answers questions one after the other with its own instance of the library.
import { Jasnel, JasnelError } from "jasnel";

/** The library, which comes once, and questions. */
export type ToWorker = { library: WebAssembly.Module } | Question;

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
}

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
};

let begin: (library: WebAssembly.Module) => void;
const loading = new Promise<WebAssembly.Module>((resolve) => (begin = resolve)).then((library) => Jasnel.load(library));

scope.onmessage = async ({ data }) => {
  if ("library" in data) {
    begin(data.library);
    return;
  }
  const { number, question } = data;
  try {
    const jasnel = await loading;
    scope.postMessage({ number, answer: jasnel.ask(question) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ number, error: message, broken: !(error instanceof JasnelError) });
  }
};
