// The library, compiled once for all workers of the page: by a worker of its own, so that the page is at hand.
import type { FromWorker, ToWorker } from "./worker.js";

export const startWorker = (): Worker => new Worker(new URL("worker.js", document.baseURI), { type: "module" });

let compiled: Promise<WebAssembly.Module> | undefined;

/** Tried again where it failed. */
export function library(): Promise<WebAssembly.Module> {
  if (!compiled) {
    compiled = compile();
    compiled.catch(() => {
      compiled = undefined;
    });
  }
  return compiled;
}

async function compile(): Promise<WebAssembly.Module> {
  const worker = startWorker();
  try {
    return await new Promise<WebAssembly.Module>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.library) resolve(data.library);
        else reject(new Error(data.error));
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || "a worker stopped"));
      };
      worker.postMessage({ compile: new URL("jasnel.wasm", document.baseURI).href } satisfies ToWorker);
    });
  } finally {
    worker.terminate();
  }
}
