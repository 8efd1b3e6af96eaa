// Serves dist/ on this machine: node serve.mjs [PORT]. For a look, and for the tests.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const kTypes = {
  css: "text/css",
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  svg: "image/svg+xml",
  wasm: "application/wasm",
};

/** Listens on `port` of this machine, 0 for any that is free; gives the server. */
export function serve(port) {
  const dist = fileURLToPath(new URL("dist/", import.meta.url));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const name = pathname === "/" ? "index.html" : pathname.slice(1);
    try {
      if (!/^[\w-]+\.\w+$/.test(name)) throw new Error("no file of the page");
      const body = await readFile(dist + name);
      response.writeHead(200, { "content-type": kTypes[name.split(".")[1]] ?? "text/plain" });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await serve(Number(process.argv[2] ?? 8000));
  console.log(`http://127.0.0.1:${server.address().port}/`);
}
