// Makes www/ whole: the programs, and the library beside them. Then it is what the apps show.
import {copyFile, mkdir} from "node:fs/promises";
import {fileURLToPath} from "node:url";
import {build} from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const www = process.argv[2] ?? here("www");
await mkdir(www, {recursive: true});
for (const file of ["index.html", "style.css"]) {
  if (www !== here("www")) await copyFile(here(`www/${file}`), `${www}/${file}`);
}
await copyFile(fileURLToPath(import.meta.resolve("jasnel/jasnel.wasm")), `${www}/jasnel.wasm`);
await build({
  entryPoints: [here("main.js"), here("worker.js")],
  outdir: www,
  bundle: true,
  minify: true,
  // No modules: older WebViews start no worker of those. So nothing finds its place by itself: main.js names all.
  format: "iife",
  define: {"import.meta.url": '"about:blank"'},
});
