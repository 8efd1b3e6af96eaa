// Makes the pictures of src/courts from the whole card faces of Adrian Kennard: node courts.mjs FACES
// with svgo and svgpath beside it (npm install --no-save svgo@4 svgpath@2). src/courts/README.md says where the
// faces come from.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import svgpath from "svgpath";

const from = process.argv[2];
const to = fileURLToPath(new URL("src/courts/", import.meta.url));
/** Inks that are easier on the eye than pure red, blue and yellow. */
const kInks = { red: "#c9202b", "#44F": "#27499c", "#FC4": "#f0bf45" };
/** Smaller, in whole numbers: finer than any card is shown. */
const kScale = 0.3;
const small = (number) => kScale * number;

for (const rank of "JQK") {
  for (const suit of "SHDC") {
    const text = await readFile(`${from}/${rank}${suit}.svg`, "utf8");
    // A figure is a few layers of colour; the other half is the same, turned.
    const layers = text.matchAll(/<symbol id="[SHDC][JQK]\d"[^>]*viewBox="0 0 1300 2000"[^>]*>(.*?)<\/symbol>/g);
    const figure = [...layers]
      .map(([, paths], i) => `<g id="l${i}">${paths}</g><use xlink:href="#l${i}" transform="rotate(180 ${small(650)} ${small(1000)})"/>`)
      .join("")
      .replace(/(fill|stroke)="(red|#44F|#FC4)"/g, (_, what, ink) => `${what}="${kInks[ink]}"`)
      .replace(/ d="([^"]*)"/g, (_, d) => ` d="${svgpath(d).scale(kScale)}"`)
      .replace(/translate\(([-\d.]+),([-\d.]+)\)/g, (_, x, y) => `translate(${small(x)},${small(y)})`)
      .replace(/stroke-width="([^"]*)"/g, (_, width) => `stroke-width="${small(width)}"`);
    const { data } = optimize(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
        `viewBox="0 0 ${small(1300)} ${small(2000)}" preserveAspectRatio="none">${figure}</svg>`,
      { floatPrecision: 0, multipass: true },
    );
    await writeFile(`${to}${rank}${suit}.svg`, `${data}\n`);
  }
}
