// The library in its two parts, compiled once for all workers of the page: by a worker of its own, so that the page is
// at hand.
import { useEffect, useState } from "preact/hooks";
import { urlOf } from "../names.js";
import type { FromWorker, ToWorker } from "./worker.js";

export const startWorker = (): Worker => new Worker(urlOf("worker.js"));

/** That the library is not there: said once, above all pages. */
export class LibraryError extends Error {}

const kEvent = "jasnel-library";
/** What a game of klaverjas takes, and the rest, which comes behind it: parts.mjs makes them. */
export type Part = "first" | "rest";

const compiled: Partial<Record<Part, Promise<WebAssembly.Module>>> = {};

export interface LibraryState {
  /** Whether what a game takes is there. */
  here: boolean;
  /** What is wrong with the library. */
  wrong?: string | undefined;
}

let state: LibraryState = { here: false };

/** A part of the library. Tried again where it failed. Rejects with a LibraryError. */
export function part(name: Part): Promise<WebAssembly.Module> {
  let one = compiled[name];
  if (!one) {
    // One after the other: the first part has the line for itself.
    one = name === "first" ? compile(name) : part("first").then(() => compile(name));
    compiled[name] = one;
    one.then(
      () => tell({ here: true }),
      (error: LibraryError) => {
        compiled[name] = undefined;
        tell({ ...state, wrong: error.message });
      },
    );
  }
  return one;
}

function tell(now: LibraryState): void {
  state = now;
  dispatchEvent(new Event(kEvent));
}

export function useLibrary(): LibraryState {
  const [now, setNow] = useState(state);
  useEffect(() => {
    const follow = () => setNow(state);
    follow();
    addEventListener(kEvent, follow);
    return () => removeEventListener(kEvent, follow);
  }, []);
  return now;
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
