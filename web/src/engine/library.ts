// The library in its two parts, compiled once for all workers of the page: by a worker of its own, so that the page is
// at hand.
import { urlOf } from "../names.js";
import type { FromWorker, ToWorker } from "./worker.js";

export const startWorker = (): Worker => new Worker(urlOf("worker.js"));

/** That the library is not there: said once, above all pages. */
export class LibraryError extends Error {}

const kEvent = "jasnel-library";
/** What a game of klaverjas takes, and the rest, which comes behind it: parts.mjs makes them. */
export type Part = "first" | "rest";

const compiled: Partial<Record<Part, Promise<WebAssembly.Module>>> = {};
let wrong: string | undefined;

/** A part of the library. Tried again where it failed. Rejects with a LibraryError. */
export function part(name: Part): Promise<WebAssembly.Module> {
  let one = compiled[name];
  if (!one) {
    // One after the other: the first part has the line for itself.
    one = name === "first" ? compile(name) : part("first").then(() => compile(name));
    compiled[name] = one;
    one.then(
      () => tell(undefined),
      (error: LibraryError) => {
        compiled[name] = undefined;
        tell(error.message);
      },
    );
  }
  return one;
}

function tell(now: string | undefined): void {
  wrong = now;
  dispatchEvent(new Event(kEvent));
}

/** Calls back with what is wrong with the library, now and whenever that changes; gives what ends that. */
export function onLibrary(told: (wrong: string | undefined) => void): () => void {
  const follow = () => told(wrong);
  follow();
  addEventListener(kEvent, follow);
  return () => removeEventListener(kEvent, follow);
}

async function compile(name: Part): Promise<WebAssembly.Module> {
  const worker = startWorker();
  try {
    return await new Promise<WebAssembly.Module>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.library) resolve(data.library);
        else reject(new LibraryError(data.error));
      };
      worker.onmessageerror = () => reject(new LibraryError("this browser cannot share it between workers"));
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new LibraryError(event.message || "a worker stopped"));
      };
      worker.postMessage({ compile: urlOf(`jasnel-${name}.wasm`) } satisfies ToWorker);
    });
  } finally {
    worker.terminate();
  }
}
