// What the page is made of: its code, as esbuild makes it, and the files that it asks for.
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import subset from "subset-font";
import { knownAnswers } from "./known.mjs";
import { partsOf } from "./parts.mjs";

const src = fileURLToPath(new URL("src/", import.meta.url));

/** The typeface of text, with the characters that the page writes. */
const kTypeface = {
  name: "typeface",
  setup({ onLoad }) {
    onLoad({ filter: /\.woff2$/ }, async ({ path }) => ({ contents: await subsetOf(path), loader: "default" }));
  },
};

async function subsetOf(path) {
  let characters = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join("");
  for (const file of await readdir(src, { recursive: true })) {
    if (/\.tsx?$/.test(file)) characters += await readFile(src + file, "utf8");
  }
  const variationAxes = { wght: { min: 400, max: 700 } };
  // The copyright and the license stay in it.
  const preserveNameIds = [0, 13, 14];
  return subset(await readFile(path), characters, { targetFormat: "woff2", variationAxes, noLayoutClosure: true, preserveNameIds });
}

export const kCode = {
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
  logLevel: "warning",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".ttf": "base64" },
  plugins: [kTypeface],
  define: { kKnown: JSON.stringify(await knownAnswers()) },
  // What jsPDF would load to turn web pages into PDF, which this page does not do.
  external: ["node:*", "html2canvas", "dompurify", "canvg"],
};

/** That of a worker: no module, which browsers do not start from a file on a disk. */
export const kWorker = {
  entryPoints: ["src/engine/worker.ts"],
  format: "iife",
  // The page names the place of the library.
  define: { "import.meta.url": '""' },
};

/** What the page asks for by its name in src/, and what is in it. */
export async function askedFor() {
  const asked = {};
  for (const file of await readdir(`${src}courts`)) {
    if (file.endsWith(".svg")) asked[file] = await readFile(`${src}courts/${file}`);
  }
  const { outputFiles } = await build({ ...kCode, write: false, entryPoints: ["src/game/puzzle_file.ts"] });
  const { columnsOf } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  asked["puzzles.json"] = JSON.stringify(columnsOf(JSON.parse(await readFile(`${src}puzzles.json`, "utf8"))));
  const { first, rest } = await partsOf(await readFile(fileURLToPath(import.meta.resolve("jasnel/jasnel.wasm"))));
  asked["jasnel-first.wasm"] = first;
  asked["jasnel-rest.wasm"] = rest;
  return asked;
}
