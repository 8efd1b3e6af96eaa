// The library, compiled once for all workers of the page.

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiled while it is loaded, beside the page; tried again where that failed. */
export function library(): Promise<WebAssembly.Module> {
  if (!compiled) {
    compiled = compile(new URL("jasnel.wasm", document.baseURI));
    compiled.catch(() => {
      compiled = undefined;
    });
  }
  return compiled;
}

async function compile(place: URL): Promise<WebAssembly.Module> {
  const response = await fetch(place);
  if (!response.ok) {
    throw new Error(`${place}: ${response.status} ${response.statusText}; expected jasnel.wasm`);
  }
  // A host that does not know the type of the file cannot have it compiled as it comes.
  const known = response.headers.get("content-type") === "application/wasm";
  return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
