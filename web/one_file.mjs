// The whole page as one file, which a browser opens from a disk: no host, no network.
//   node one_file.mjs FILE
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { askedFor, kCode, kWorker } from "./code.mjs";
import { policyOf } from "./policy.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const [target, ...more] = process.argv.slice(2);
if (!target || more.length > 0) {
  console.error("usage: node one_file.mjs FILE");
  process.exit(2);
}

/** The text that esbuild makes. */
async function made(options) {
  const { outputFiles } = await build({ ...kCode, write: false, ...options });
  return outputFiles[0].text;
}

// What the page asks for by its name, compressed: the first lines of the page unpack it and give names.ts its places.
const kTypes = { svg: "image/svg+xml", json: "application/json", wasm: "application/wasm", js: "text/javascript" };
const held = {};
const hold = (name, data) => {
  held[name] = [kTypes[name.split(".").pop()], gzipSync(data, { level: 9 }).toString("base64")];
};
for (const [name, data] of Object.entries(await askedFor())) hold(name, data);
hold("worker.js", await made(kWorker));
hold("main.js", await made({ entryPoints: ["src/main.tsx"], define: { ...kCode.define, kNames: "globalThis.kNames" } }));

const unpack = `
  const held = ${JSON.stringify(held)};
  const places = await Promise.all(Object.entries(held).map(async ([name, [type, packed]]) => {
    const bytes = Uint8Array.from(atob(packed), (byte) => byte.charCodeAt(0));
    const data = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    const blob = new Blob([data], { type });
    if (type === "text/javascript") return [name, URL.createObjectURL(blob)];
    // A worker cannot fetch what the page holds; this anybody can.
    const reader = new FileReader();
    await new Promise((read) => { reader.onload = read; reader.readAsDataURL(blob); });
    return [name, reader.result];
  }));
  globalThis.kNames = Object.fromEntries(places);
  await import(globalThis.kNames["main.js"]);
`;
const style = await made({ entryPoints: ["src/style.css"], loader: { ".woff2": "dataurl" } });
const icon = `data:image/svg+xml;base64,${(await readFile(`${here}src/icon.svg`)).toString("base64")}`;
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = policyOf({ scripts: `${hash(unpack)} blob:`, workers: "blob:", data: "data:", styles: hash(style), images: "data:", fonts: "data:" });

const html = (await readFile(`${here}src/index.html`, "utf8"))
  .replace("POLICY", policy)
  .replace(/^ *<(meta property="og:|meta name="twitter|link rel="(apple|manifest|preload|modulepreload)).*\n/gm, "")
  .replace('href="icon.svg"', () => `href="${icon}"`)
  .replace(/<link rel="stylesheet".*>/, () => `<style>${style}</style>`)
  .replace(/<script .*<\/script>/, () => `<script type="module">${unpack}</script>`);
await writeFile(target, html);
console.log(`${target}: ${Math.round(html.length / 1000)} kB`);
