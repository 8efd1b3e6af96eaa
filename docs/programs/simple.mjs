// A program for `jasnel match` in JavaScript: passes if it may, and plays the highest card that is legal.
//
//   jasnel match simple 'exec:node docs/programs/simple.mjs'
import { createInterface } from "node:readline";

const kRanks = "789JQKTA";
const byRank = (a, b) => kRanks.indexOf(a[1]) - kRanks.indexOf(b[1]);

for await (const line of createInterface({ input: process.stdin })) {
  const { id, trump, legal } = JSON.parse(line);
  const move = trump === undefined ? legal[0] : legal.sort(byRank).at(-1);
  console.log(JSON.stringify({ id, move }));
}
