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
  [".jpg", "image/jpeg"],
  [".js", "text/javascript"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".wasm", "application/wasm"],
  [".webmanifest", "application/manifest+json"],
  [".woff2", "font/woff2"],
]);

/** Headers of every answer. What a meta tag cannot say is here alone: who may frame the page. */
const kHeaders = {
  "content-security-policy": `${kPolicy}; frame-ancestors 'none'`,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

const dist = fileURLToPath(new URL("dist/", import.meta.url));

/** Names that tell what is in a file: a browser need not ask for it again. */
export const kLasting = /-\w{8}\.\w+$/;

/** How a file can be compressed, the smallest first: its name in a request, and how the file that is ends. */
const kPacked = [["br", ".br"], ["gzip", ".gz"]];

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
async function answerTo({ method, url, headers }, folder) {
  if (method !== "GET" && method !== "HEAD") return { status: 405 };
  const path = pathOf(url);
  if (path === undefined) return { status: 400 };
  const name = path === "/" ? "index.html" : path.slice(1);
  // A name in dist/ itself: no folders, no way up.
  if (!/^[\w-]+\.\w+$/.test(name)) return { status: 404 };
  const told = {
    "content-type": kTypes.get(extname(name)) ?? "text/plain",
    "cache-control": kLasting.test(name) ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
  };
  const taken = (headers["accept-encoding"] ?? "").split(",").map((one) => one.trim());
  for (const [encoding, ending] of [...kPacked.filter(([one]) => taken.includes(one)), [undefined, ""]]) {
    try {
      const body = await readFile(folder + name + ending);
      return { status: 200, body, headers: { ...told, ...(encoding && { "content-encoding": encoding }) } };
    } catch {
      // Not so, or not at all.
    }
  }
  return { status: 404 };
}

/** Listens on `port` of this machine, 0 for any that is free, with the files of `folder/`; gives the server. */
export function serve(port, folder = dist) {
  const server = createServer(async (request, response) => {
    const { status, body, headers } = await answerTo(request, folder);
    response.writeHead(status, { ...kHeaders, ...headers });
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
