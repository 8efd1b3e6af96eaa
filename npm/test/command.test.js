// The values of the command, where it was built: the same deals, hands and seeds.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {existsSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {test} from "node:test";
import {Jasnel} from "jasnel";

const places = ["gcc", "release"].map((build) =>
  fileURLToPath(new URL(`../../build/${build}/tools/jasnel`, import.meta.url)));
const command = places.find((place) => existsSync(place));
const skip = command ? false : "the command was not built";
const jasnel = await Jasnel.load();

const run = (...flags) => JSON.parse(execFileSync(command, [...flags, "--format=json"]));

// An answer without what differs from run to run.
const plain = (answer) => {
  const {id, time_us, line_number, board, ...rest} = answer;
  return rest;
};

test("tables are those of the command", {skip}, () => {
  for (let number = 1; number <= 5; ++number) {
    const {line} = jasnel.random(3, number);
    assert.deepEqual(plain(jasnel.table(line)), plain(run("table", line)));
  }
});

test("cards are those of the command", {skip}, () => {
  for (let number = 1; number <= 5; ++number) {
    const line = `${jasnel.random(4, number).line} trump=H`;
    for (const objective of ["points", "score"]) {
      const [solved] = jasnel.solve(line, {objective, cards: true});
      assert.deepEqual(plain(solved), plain(run("solve", "--cards", `--objective=${objective}`, line)));
    }
  }
});

test("calls are those of the command", {skip}, () => {
  const hand = ["SJ", "S7", "HA", "HT", "DK", "D9", "D8", "CA"];
  const bid = jasnel.bid({dealer: "N", hand, auction: ["pass"], worlds: 200, seed: 9});
  const told = run("bid", "J7.AT.K98.A", "--dealer=N", "--auction=pass", "--worlds=200", "--seed=9");
  assert.equal(bid.call, told.call);
  for (const [i, suit] of bid.suits.entries()) {
    assert.equal(suit.makes, told.suits[i].makes);
    assert.ok(Math.abs(suit.score - told.suits[i].score) < 0.15);
  }
});

test("bids of boerenbridge are those of the command", {skip}, () => {
  const bid = jasnel.bid({
    game: "boerenbridge", players: 4, hand: ["SA", "HK", "C9"], bids: [1, 0], worlds: 500,
  });
  const told = run("boerenbridge", "bid", "A.K..9", "--players=4", "--bids=1,0", "--worlds=500");
  assert.equal(bid.bid, told.bid);
  for (const [i, one] of bid.bids.entries()) {
    assert.ok(Math.abs(one.makes - told.bids[i].makes) < 0.03, `bid ${one.bid}`);
  }
});
