// A worker: answers questions one after the other with its own instance of the library.
import { Jasnel, JasnelError } from "jasnel";

export interface ToWorker {
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

const loading = Jasnel.load(new URL("jasnel.wasm", self.location.href));

scope.onmessage = async (event) => {
  const { number, question } = event.data;
  try {
    const jasnel = await loading;
    scope.postMessage({ number, answer: jasnel.ask(question) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ number, error: message, broken: !(error instanceof JasnelError) });
  }
};
