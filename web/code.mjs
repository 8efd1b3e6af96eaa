// How esbuild makes the code of the page.
import { fileURLToPath } from "node:url";

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
