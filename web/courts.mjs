// Makes the pictures of src/courts from the whole card faces of Adrian Kennard: node courts.mjs FACES
// with svgo beside it (npm install --no-save svgo@4). src/courts/README.md says where the faces come from.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";

const from = process.argv[2];
const to = fileURLToPath(new URL("src/courts/", import.meta.url));
/** Inks that are easier on the eye than pure red, blue and yellow. */
const kInks = { red: "#c9202b", "#44F": "#27499c", "#FC4": "#f0bf45" };

for (const rank of "JQK") {
  for (const suit of "SHDC") {
    const text = await readFile(`${from}/${rank}${suit}.svg`, "utf8");
    // A figure is a few layers of colour; the other half is the same, turned.
    const layers = text.matchAll(/<symbol id="[SHDC][JQK]\d"[^>]*viewBox="0 0 1300 2000"[^>]*>(.*?)<\/symbol>/g);
    const figure = [...layers]
      .map(([, paths], i) => `<g id="l${i}">${paths}</g><use xlink:href="#l${i}" transform="rotate(180 650 1000)"/>`)
      .join("")
      .replace(/(fill|stroke)="(red|#44F|#FC4)"/g, (_, what, ink) => `${what}="${kInks[ink]}"`);
    const { data } = optimize(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
        `viewBox="0 0 1300 2000" preserveAspectRatio="none">${figure}</svg>`,
      { floatPrecision: 0, multipass: true },
    );
    await writeFile(`${to}${rank}${suit}.svg`, `${data}\n`);
  }
}
