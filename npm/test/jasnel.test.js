import assert from "node:assert/strict";
import {readFile} from "node:fs/promises";
import {createServer} from "node:http";
import {test} from "node:test";
import {Jasnel, JasnelError} from "jasnel";
import {Module} from "../src/module.js";

const kDeal = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7";
const jasnel = await Jasnel.load();

const wrong = (question, message) => {
  assert.throws(() => jasnel.ask(question), (error) => {
    assert.ok(error instanceof JasnelError);
    assert.equal(error.message, message);
    return true;
  });
};

test("solves deals of the suite with known values", async () => {
  const text = await readFile(new URL("../../tests/data/deals.txt", import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => /value=/.test(line)).slice(0, 40);
  assert.equal(lines.length, 40);
  for (const line of lines) {
    const [answer] = jasnel.solve(line, {value_only: true});
    assert.equal(answer.value, Number(/value=(-?\d+)/.exec(line)[1]), line);
  }
});

test("tells what each card leads to", () => {
  const [answer] = jasnel.solve(`${kDeal} trump=H leader=S`, {cards: true});
  assert.equal(answer.value, 100);
  assert.deepEqual(answer.best, ["S9", "H7", "DA", "CA"]);
  assert.equal(answer.cards.length, 8);
  assert.equal(answer.line.length, 32);
});

test("tells what each suit as trump is worth", () => {
  const table = jasnel.table(`${kDeal} leader=S`);
  assert.deepEqual(table.rows.map((row) => row.value), [136, 100, 62, 68]);
});

test("finds the auction with open hands", () => {
  const deal = "N:8.KT9.JT.K8 QT..A98.AT7 AJ7.A8.KQ.9 K9.QJ7.7.QJ dealer=S";
  const par = jasnel.par(deal, {rows: true});
  assert.deepEqual([par.declarer, par.trump, par.score], ["W", "C", -122]);
  assert.deepEqual(par.rows, jasnel.table(deal).rows);
  assert.deepEqual(jasnel.par(deal, {auction: ["pass", "pass", "H"]}).calls.map(({call}) => call), ["pass", "pass", "H"]);
});

test("tells what calls and bids are worth", () => {
  const bid = jasnel.bid({
    dealer: "N", hand: ["SJ", "S7", "HA", "HT", "DK", "D9", "D8", "CA"], worlds: 32,
  });
  assert.equal(bid.suits.length, 4);
  assert.equal(bid.worlds, 32);
  const tricks = jasnel.bid({game: "boerenbridge", players: 4, hand: ["SA", "HK"], worlds: 100});
  assert.equal(tricks.tricks.length, 3);
});

test("moves for any seat, by any player", () => {
  const request = {dealer: "N", hand: ["SJ", "S9", "S7", "HA", "HT", "DK", "D8", "C7"]};
  assert.equal(jasnel.move({...request, player: "simple"}).move, "S");
  assert.equal(typeof jasnel.move({...request, player: "full:level=club"}).move, "string");
  wrong({...request, player: "nobody"},
    "player: 'nobody' is not a player; expected random, rule, full; for klaverjas also simple, " +
    "worlds; for boerenbridge also rollout");
});

test("explains signals by a card of conventions", () => {
  const request = {
    dealer: "W", hand: ["SA", "SK", "DT", "D9", "D8", "CA", "C8", "C7"], auction: ["H"], trump: "H",
    declarer: "N", tricks: [{leader: "N", cards: ["H9", "H7"]}], player: "simple",
  };
  const [signal] = jasnel.move({...request, conventions: {ns: "bedum"}}).signals;
  assert.equal(signal.words, "North leads H9: holds the jack of hearts as well");
  const own = {
    name: "ours", title: "our card",
    conventions: [{
      name: "ten", title: "the ten", when: {act: "lead"}, cards: "9", trumps: true, about: "trump",
      means: [[{suit: "trump", least: 4}]], says: "has many $0", asks: "lead $0",
    }],
  };
  assert.equal(jasnel.move({...request, conventions: own}).signals[0].says, "has many hearts");
  assert.equal(jasnel.move(request).signals, undefined);
  assert.throws(() => jasnel.move({...request, conventions: "club"}),
    /^JasnelError: conventions: 'club'; expected one of bedum/u);
});

test("follows a deal and judges it", async () => {
  const text = await readFile(new URL("../../tests/data/played.txt", import.meta.url), "utf8");
  const record = JSON.parse(text.split("\n").find((line) => line.startsWith("{")));
  const state = jasnel.state(record);
  assert.equal(state.phase, "over");
  assert.equal(jasnel.analyse(record).result.outcome, state.result.outcome);
  const fair = jasnel.analyse({...record, fair: true, worlds: 2}).fair;
  assert.equal(fair.cards[0].options.length, 8);
  const whatIf = jasnel.whatIf({...record, at: "1.1", player: "simple", deals: 3, seed: 2});
  assert.equal(whatIf.deals, 3);
  assert.equal(whatIf.choices.length, 8);
  assert.ok(whatIf.choices.every((choice) => choice.scores.length === 3));
  assert.equal(whatIf.choices[0].card, record.tricks[0].cards[0]);
  wrong({...record, ask: "what-if", at: "9.1"},
    "at: '9.1'; expected a trick and a card, such as 5.3, or a call, such as call.2");
  assert.equal(jasnel.state({deal: kDeal, dealer: "E"}).turn, "S");
});

test("compares results and scores deals", () => {
  const score = jasnel.score({declarer: "S", points: "162", "ns-roem": 20, pit: true, rules: "bedum"});
  assert.equal(score.ns, 270);
  assert.equal(score.outcome, "pit");
  assert.equal(jasnel.score({revoke: "NS"}).ew, 262);
  const results = [
    {board: 1, ns: "1", ew: "2", "ns-score": score.ns, "ew-score": score.ew},
    {board: 1, ns: "3", ew: "4", "ns-score": 100, "ew-score": 62},
  ];
  const {pairs} = jasnel.compare({results, rules: "bedum"});
  assert.deepEqual(pairs.map(({direction, pair, match_points}) => [direction, pair, match_points]),
    [["NS", "1", 4], ["NS", "3", 2], ["EW", "4", 4], ["EW", "2", 2]]);
  assert.equal(jasnel.compare({results, system: "howell", boards: true}).results.length, 4);
  wrong({ask: "score", declarer: "N", points: 163},
    "points: '163'; expected the card points of the declaring side, from 0 to 162");
});

test("reads and draws deals", () => {
  assert.equal(jasnel.read(`[Deal "${kDeal}"]`).length, 1);
  assert.ok(jasnel.read("N:A")[0].error.startsWith("column "));
  assert.equal(jasnel.random(5, 3).hands.N.length, 8);
  assert.equal(jasnel.random(5, 3).line, "N:QJ9.J87.8.J K.9.K97.KQ9 T87..AT.A87 A.AKQT.QJ.T dealer=S");
  assert.notEqual(jasnel.random().line, jasnel.random().line);
  assert.equal(jasnel.random(7, 1, "bedum").turned, "D");
  assert.equal(jasnel.rules().presets[0].name, "kbn");
});

test("commits to deals, and sees when they are others", () => {
  const text = `N:${kDeal.replace(/^N:/, "")} dealer=E`;
  const kept = jasnel.commit({text});
  assert.match(kept.hash, /^[0-9a-f]{64}$/);
  assert.equal(kept.set, kept.hash.slice(0, 8));
  assert.equal(jasnel.commit({text: kept.text, hash: kept.hash}).same, true);
  assert.equal(jasnel.commit({text: kept.text.replace("dealer=E", "dealer=S"), hash: kept.hash}).same, false);
});

test("deals boerenbridge, and a deal is bid and played to its end", () => {
  const game = {game: "boerenbridge", players: 4};
  const deal = jasnel.ask({...game, ask: "random", seed: 7, most_cards: 3});
  assert.equal(deal.deals, 5);
  const record = {game: "boerenbridge", deal: deal.line, bids: [], tricks: [], totals: [0, 0, 0, 0]};
  let state = jasnel.state(record);
  while (state.phase !== "over") {
    const {move} = jasnel.move({
      ...game, cards: 3, bids: record.bids, tricks: state.tricks, player: "rule",
      hand: deal.hands[state.turn].filter((card) => !record.tricks.flatMap(({cards}) => cards).includes(card)),
    });
    assert.ok(state.legal.includes(move));
    if (state.phase === "bids") {
      record.bids.push(move);
    } else {
      if (record.tricks.every(({cards}) => cards.length === 4)) record.tricks.push({cards: []});
      record.tricks.at(-1).cards.push(move);
    }
    state = jasnel.state(record);
  }
  assert.equal(state.taken.reduce((sum, taken) => sum + taken), 3);
  assert.deepEqual(state.result.totals, state.result.scores);
});

test("says what is wrong", () => {
  wrong({ask: "solve", deal: "N:AJT"},
    "deal: column 3: North's hand 'AJT' has 1 suit; expected four, such as AJT.Q8.T98. with a '.' between " +
      "them");
  wrong({ask: "sing"}, "ask: 'sing'; expected move, bid, solve, table, par, book, claim, analyse, luck, what-if, beliefs, fair-play, yardstick, rating, " +
    "puzzles, compare, draw, evening, season, club, movement, fours, teams, knockout, race, paper, score, state, read, commit, random or rules");
  wrong([1], "a question of type object; expected an object");
  wrong(undefined, "a question of type undefined; expected an object");
});

test("refuses a question that is nested deeply, and goes on", async () => {
  const deep = (depth) => {
    let value = [];
    for (let i = 0; i < depth; ++i) value = [value];
    return value;
  };
  const refused = /^more than 64 nested lists and objects; expected a request/;
  assert.throws(() => jasnel.ask({id: deep(1000)}), {name: "JasnelError", message: refused});
  assert.throws(() => jasnel.ask({id: deep(1e6)}), {name: "JasnelError", message: /^a question that is invalid JSON: /});
  const bytes = await readFile(new URL("../jasnel.wasm", import.meta.url));
  const module = await Module.create(await WebAssembly.compile(bytes));
  for (const depth of [70_000, 1_000_000]) {
    for (const [opened, closed] of [["[", "]"], ['{"a":', "}"], ['[{"a":', "}]"], ["[1,", ",2]"]]) {
      const open = opened.repeat(depth);
      const inside = `${open}1${closed.repeat(depth)}`;
      for (const text of [open, `{"id":${inside}}`, `{"id":${inside},"ask":"rules"}`]) {
        assert.match(JSON.parse(module.answer(text)).error, refused);
      }
    }
  }
  assert.equal(JSON.parse(module.answer('{"ask":"rules"}')).presets[0].name, "kbn");
});

test("says what cannot be asked", () => {
  const itself = {};
  itself.id = itself;
  wrong(itself, "a question that is invalid JSON: Converting circular structure to JSON; expected what " +
    "JSON can hold");
  wrong({id: 1n}, "a question that is invalid JSON: Do not know how to serialize a BigInt; expected what " +
    "JSON can hold");
  // Null, as JSON would have them, counts as left out.
  wrong({ask: "score", declarer: "N", points: 75, "ns-roem": NaN}, "ns-roem: NaN; expected a finite number");
  assert.throws(() => jasnel.random(NaN, 1), {name: "JasnelError", message: "seed: NaN; expected a finite number"});
  wrong({ask: "state", game: "boerenbridge", deal: "0:A.K.. K..J. 7..8.", bids: [1, -Infinity]},
    "bids[1]: -Infinity; expected a finite number");
  wrong({tricks: [{leader: "N", cards: []}, {leader: Infinity}]}, "tricks[1].leader: Infinity; expected a finite number");
  wrong(NaN, "a question of type number; expected an object");
});

test("goes on after a wrong question", () => {
  assert.throws(() => jasnel.ask({ask: "solve"}), JasnelError);
  assert.equal(jasnel.table(`${kDeal} leader=S`).rows.length, 4);
});

test("loads from bytes and compiled modules, and says what cannot be loaded", async () => {
  const bytes = await readFile(new URL("../jasnel.wasm", import.meta.url));
  const other = await Jasnel.load(bytes);
  assert.equal(other.version, jasnel.version);
  await Jasnel.load(await WebAssembly.compile(bytes));
  const compiled = await Jasnel.compile();
  assert.ok(compiled instanceof WebAssembly.Module);
  assert.equal((await Jasnel.load(compiled)).version, jasnel.version);
  await assert.rejects(Jasnel.load(new URL("file:///nowhere/jasnel.wasm")));
});

test("loads from a host, whether or not that knows the type of the file", async () => {
  const bytes = await readFile(new URL("../jasnel.wasm", import.meta.url));
  const types = {"/known.wasm": "application/wasm", "/unknown.wasm": "application/octet-stream"};
  const server = createServer(({url}, response) => {
    response.writeHead(url in types ? 200 : 404, {"content-type": types[url] ?? "text/plain"});
    response.end(url in types ? bytes : "nothing");
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const place = (name) => `http://127.0.0.1:${server.address().port}${name}`;
  try {
    for (const name of Object.keys(types)) {
      assert.ok(await Jasnel.compile(place(name)) instanceof WebAssembly.Module, name);
    }
    await assert.rejects(Jasnel.compile(place("/missing.wasm")), (error) => {
      assert.ok(error instanceof JasnelError);
      assert.equal(error.message, `${place("/missing.wasm")}: 404 Not Found; expected jasnel.wasm`);
      return true;
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("has the version of its package, and says which build it is", async () => {
  const text = await readFile(new URL("../package.json", import.meta.url), "utf8");
  assert.match(jasnel.version, /^[0-9.]+[+](([0-9]+[.])?g[0-9a-f]{7}[.](dirty[.])?|unknown[.])?w[0-9a-f]{7}$/);
  assert.equal(jasnel.version.split("+")[0], JSON.parse(text).version);
});
