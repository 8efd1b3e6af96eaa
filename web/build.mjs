// Builds the page into dist/: plain files for any web host.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { kPolicy } from "./policy.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const dist = `${here}dist/`;
const kMostBytes = 2.7e6;
/** What is loaded only when it is asked for, and how much it may take. */
const kLater = "paper.js";
const kMostLaterBytes = 0.53e6;

const common = {
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  absWorkingDir: here,
  outdir: dist,
  logLevel: "warning",
};

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
await build({
  ...common,
  jsx: "automatic",
  jsxImportSource: "preact",
  entryPoints: [
    "src/main.tsx",
    "src/style.css",
    { in: "src/engine/worker.ts", out: "worker" },
    { in: "src/club/paper/paper.ts", out: "paper" },
  ],
  loader: { ".ttf": "base64" },
  // What jsPDF would load to turn web pages into PDF, which this page does not do.
  external: ["node:*", "html2canvas", "dompurify", "canvg"],
});
const html = await readFile(`${here}src/index.html`, "utf8");
await writeFile(`${dist}index.html`, html.replace("POLICY", kPolicy));
for (const file of ["icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest", "puzzles.json"]) {
  await copyFile(`${here}src/${file}`, dist + file);
}
for (const file of await readdir(`${here}src/courts`)) {
  if (file.endsWith(".svg")) await copyFile(`${here}src/courts/${file}`, dist + file);
}
await copyFile(fileURLToPath(import.meta.resolve("jasnel/jasnel.wasm")), `${dist}jasnel.wasm`);

// The edition changes with any file, and with it what is kept: each file as it is now.
const sha256 = (data) => createHash("sha256").update(data).digest("hex");
const hashes = {};
for (const file of (await readdir(dist)).sort()) hashes[file] = sha256(await readFile(dist + file));
const { [kLater]: _, ...files } = hashes;
await build({
  ...common,
  // By this name the pages that people have already look for a new edition.
  entryPoints: [{ in: "src/service-worker.ts", out: "keeper" }],
  define: {
    kFiles: JSON.stringify({ "./": files["index.html"], ...files }),
    kLater: JSON.stringify({ [kLater]: hashes[kLater] }),
    kEdition: JSON.stringify(sha256(JSON.stringify(hashes)).slice(0, 16)),
  },
});

let bytes = 0;
for (const file of await readdir(dist)) {
  if (file !== kLater) bytes += (await stat(dist + file)).size;
}
const later = (await stat(dist + kLater)).size;
console.log(`web/dist: ${Math.round(bytes / 1000)} kB, and ${Math.round(later / 1000)} kB when a PDF is asked for`);
for (const [what, size, most] of [["web/dist", bytes, kMostBytes], [kLater, later, kMostLaterBytes]]) {
  if (size <= most) continue;
  console.error(`${what} has ${size} bytes; expected ${most} or fewer`);
  process.exitCode = 1;
}
