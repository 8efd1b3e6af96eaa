// Serves dist/ on this machine: node serve.mjs [PORT]. For a look, and for the tests.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { kPolicy } from "./policy.mjs";

const kTypes = new Map([
  [".css", "text/css"],
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".wasm", "application/wasm"],
  [".webmanifest", "application/manifest+json"],
]);

/** Headers of every answer. What a meta tag cannot say is here alone: who may frame the page. */
const kHeaders = {
  "content-security-policy": `${kPolicy}; frame-ancestors 'none'`,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

const dist = fileURLToPath(new URL("dist/", import.meta.url));

/** The path of a request, decoded; nothing where it is none. */
function pathOf(target) {
  const path = target.split(/[?#]/, 1)[0];
  if (!path.startsWith("/")) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The status of an answer, and the file of the page that goes with it. */
async function answerTo({ method, url }, folder) {
  if (method !== "GET" && method !== "HEAD") return { status: 405 };
  const path = pathOf(url);
  if (path === undefined) return { status: 400 };
  const name = path === "/" ? "index.html" : path.slice(1);
  // A name in dist/ itself: no folders, no way up.
  if (!/^[\w-]+\.\w+$/.test(name)) return { status: 404 };
  try {
    return { status: 200, body: await readFile(folder + name), type: kTypes.get(extname(name)) };
  } catch {
    return { status: 404 };
  }
}

/** Listens on `port` of this machine, 0 for any that is free, with the files of `folder/`; gives the server. */
export function serve(port, folder = dist) {
  const server = createServer(async (request, response) => {
    const { status, body, type = "text/plain" } = await answerTo(request, folder);
    response.writeHead(status, { ...kHeaders, ...(body && { "content-type": type }) });
    response.end(request.method === "HEAD" ? undefined : body);
  });
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** Ends with one line that says what is wrong. */
function fail(what) {
  console.error(`serve.mjs: ${what}`);
  process.exit(1);
}

async function main(port = "8000") {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) fail(`${port} is no port; expected 0 to 65535`);
  if (!existsSync(`${dist}index.html`)) fail(`no ${dist}index.html; expected tools/scripts/build_web.sh to have built it`);
  try {
    const server = await serve(Number(port));
    console.log(`http://127.0.0.1:${server.address().port}/`);
  } catch (error) {
    fail(error.message);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2]);
