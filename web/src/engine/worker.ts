// A worker: compiles the library, or answers questions one after the other with its own instance of it.
import { Jasnel, JasnelError } from "jasnel";

/** Where the library is, to compile it; or the library, which comes once, and questions. */
export type ToWorker = { compile: string } | { library: WebAssembly.Module } | Question;

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

let begin: (library: WebAssembly.Module) => void;
const loading = new Promise<WebAssembly.Module>((resolve) => (begin = resolve)).then((library) => Jasnel.load(library));

scope.onmessage = async ({ data }) => {
  if ("library" in data) {
    begin(data.library);
    return;
  }
  const number = "number" in data ? data.number : 0;
  try {
    if ("compile" in data) {
      scope.postMessage({ number, library: await Jasnel.compile(data.compile) });
      return;
    }
    const jasnel = await loading;
    scope.postMessage({ number, answer: jasnel.ask(data.question) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ number, error: message, broken: !(error instanceof JasnelError) });
  }
};
