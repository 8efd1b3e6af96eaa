// Questions to workers of node.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {after, test} from "node:test";
import {JasnelError, JasnelPool} from "jasnel/worker";

const kDeal = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S";
const kLong = {dealer: "N", hand: "J7.AT.K98.A", worlds: 100_000};

const pool = new JasnelPool({workers: 2});
after(() => pool.close());

test("questions wait in a queue where all workers are busy, and all are answered", async () => {
  const asked = Array.from({length: 6}, () => pool.solve(kDeal));
  assert.equal(pool.waiting, 4);
  for (const [solved] of await Promise.all(asked)) assert.equal(solved.value, 100);
  assert.equal(pool.waiting, 0);
});

test("what is wrong with a question is a JasnelError, and the worker answers the next", async () => {
  await assert.rejects(pool.solve("N:AJT"), (error) => error instanceof JasnelError && /1 suit/.test(error.message));
  await assert.rejects(pool.ask({ask: () => 1}), JasnelError);
  assert.equal((await pool.solve(kDeal))[0].value, 100);
});

test("a question is given up by a signal, while it is answered and while it waits", async () => {
  const busy = [new AbortController(), new AbortController()];
  const answers = busy.map(({signal}) => pool.bid(kLong, signal));
  const waits = new AbortController();
  const waiting = pool.solve(kDeal, waits.signal);
  waits.abort(new Error("gone"));
  await assert.rejects(waiting, /gone/);
  for (const [i, controller] of busy.entries()) {
    controller.abort();
    await assert.rejects(answers[i], {name: "AbortError"});
  }
  await assert.rejects(pool.solve(kDeal, AbortSignal.abort()), {name: "AbortError"});
  assert.equal((await pool.solve(kDeal, new AbortController().signal))[0].value, 100);
});

test("a pool that is closed has no answers", async () => {
  const closed = new JasnelPool({workers: 1});
  const asked = closed.bid(kLong);
  closed.close();
  await assert.rejects(asked, /the pool is closed; expected a new one/);
  await assert.rejects(closed.solve(kDeal), /the pool is closed/);
  assert.throws(() => new JasnelPool({workers: 0}), /workers: 0; expected a whole number from 1/);
});

test("a module that is not there is an error, and no worker stays", async () => {
  const none = new JasnelPool({workers: 1, source: new URL("file:///none/jasnel.wasm")});
  await assert.rejects(none.solve(kDeal), /ENOENT/);
  await assert.rejects(none.solve(kDeal), /ENOENT/);
});

test("a pool that is idle does not keep a program alive", () => {
  const program = `import {JasnelPool} from "jasnel/worker";
const [solved] = await new JasnelPool().solve(${JSON.stringify(kDeal)});
console.log(solved.value);`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", program],
    {cwd: new URL("..", import.meta.url), encoding: "utf8", timeout: 20_000});
  assert.equal(printed, "100\n");
});
