// Builds the page into dist/: plain files for any web host, each beside what it is compressed, .br and .gz. What a
// file is called tells what is in it, so that browsers keep it for good; serve.mjs sends them so.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "esbuild";
import { askedFor, kCode, kWorker } from "./code.mjs";
import { kPolicy } from "./policy.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const dist = `${here}dist/`;
const sha256 = (data) => createHash("sha256").update(data).digest("hex");

/** By these names others look for them. */
const kNamed = ["icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"];
/** What others show where somebody sends them the address: the page itself does not use it. */
const kPreview = "preview.jpg";
const kPacked = new Set([".css", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest"]);

/** Where the page will stand, for previews, which take no relative address: node build.mjs https://example.org/jasnel/ */
const address = process.argv[2] ?? "";
if (address && !/^https?:\/\/.*\/$/.test(address)) {
  console.error(`build.mjs: ${address} is no address of a page; expected https://.../, with a slash at its end`);
  process.exit(1);
}

const common = {
  ...kCode,
  outdir: dist,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "typeface-[hash]",
  loader: { ...kCode.loader, ".woff2": "file" },
  metafile: true,
};

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
for (const file of kNamed) await writeFile(dist + file, await readFile(`${here}src/${file}`));

// What is asked for by its name in src/, and its name in dist/: names.ts tells the one for the other.
const names = {};
for (const [name, data] of Object.entries(await askedFor())) {
  names[name] = name.replace(/(?=\.\w+$)/, `-${sha256(data).slice(0, 8)}`);
  await writeFile(dist + names[name], data);
}

/** Of a build: the file that was made of each source that it begins with, and what that imports at once. */
const madeOf = ({ metafile }) =>
  Object.fromEntries(
    Object.entries(metafile.outputs).flatMap(([file, { entryPoint, imports }]) => {
      const atOnce = imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => basename(path));
      return entryPoint ? [[basename(entryPoint), { file: basename(file), imports: atOnce }]] : [];
    }),
  );

const { "worker.ts": worker } = madeOf(await build({ ...common, ...kWorker }));
names["worker.js"] = worker.file;
const made = madeOf(
  await build({
    ...common,
    splitting: true,
    entryPoints: ["src/main.tsx", "src/style.css"],
    define: { ...kCode.define, kNames: JSON.stringify(names) },
  }),
);
const { file: main, imports } = made["main.tsx"];
const typeface = (await readdir(dist)).find((file) => file.startsWith("typeface-"));
const html = (await readFile(`${here}src/index.html`, "utf8"))
  .replace("POLICY", kPolicy)
  .replace("ADDRESS", address)
  .replace("STYLE", made["style.css"].file)
  .replace("MAIN", main)
  .replace("TYPEFACE", typeface)
  .replace(/^(.*)IMPORT(.*)\n/m, (_, before, after) => imports.map((file) => `${before}${file}${after}\n`).join(""));
await writeFile(`${dist}index.html`, html);

// The edition changes with any file, and with it what is kept: each file as it is now.
const hashes = {};
for (const file of (await readdir(dist)).sort()) hashes[file] = sha256(await readFile(dist + file));
const later = made["paper.ts"].file;
const { [later]: _, ...files } = hashes;
await build({
  ...common,
  // By this name the pages that people have already look for a new edition.
  entryNames: "[name]",
  entryPoints: [{ in: "src/service-worker.ts", out: "keeper" }],
  define: {
    kFiles: JSON.stringify({ "./": files["index.html"], ...files }),
    kLater: JSON.stringify({ [later]: hashes[later] }),
    kEdition: JSON.stringify(sha256(JSON.stringify(hashes)).slice(0, 16)),
  },
});

/** The size of a file as it is sent, once what is compressed lies beside it. */
async function pack(file) {
  const data = await readFile(dist + file);
  if (!kPacked.has(extname(file))) return data.length;
  // Brotli takes it for text or for numbers: which is smaller cannot be told before.
  const packed = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT].map((mode) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_MODE]: mode,
      },
    }),
  );
  const [small] = (await Promise.all(packed)).sort((one, other) => one.length - other.length);
  await writeFile(`${dist}${file}.br`, small);
  await writeFile(`${dist}${file}.gz`, await promisify(gzip)(data, { level: 9 }));
  return small.length;
}
await copyFile(`${here}src/${kPreview}`, dist + kPreview);
const sizes = {};
for (const file of await readdir(dist)) if (file !== kPreview) sizes[file] = await pack(file);
const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
const kB = (bytes) => `${Math.round(bytes / 1000)} kB`;
console.log(`web/dist: ${kB(all - sizes[later])} compressed, and ${kB(sizes[later])} when a PDF is asked for`);
