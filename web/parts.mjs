// The library in two parts: what a game of klaverjas at the level of club asks for, and the rest, which comes behind it.
// Both are made of the whole module: functions that such games call are in the first part; numbers that no function
// there knows of are in the rest.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Jasnel } from "jasnel";

const kWeights = fileURLToPath(new URL("../data/weights/", import.meta.url));
const kCode = 10;
const kData = 11;
const kFeatures = ["--enable-simd", "--enable-mutable-globals"];
const kSeats = ["N", "E", "S", "W"];

const run = promisify(execFile);

/** `{ first, rest }` of the whole module. */
export async function partsOf(whole) {
  const folder = await mkdtemp(`${tmpdir()}/jasnel-parts-`);
  try {
    const [module, counting, profile, first, rest] = ["whole", "counting", "profile", "first", "rest"].map((name) => `${folder}/${name}`);
    await writeFile(module, whole);
    await run("wasm-split", [...kFeatures, "--instrument", module, "-o", counting]);
    await writeFile(profile, await profileOf(await readFile(counting)));
    await run("wasm-split", [...kFeatures, "--split", `--profile=${profile}`, module, "-o1", first, "-o2", rest]);
    await run("wasm-opt", [...kFeatures, "-O3", rest, "-o", rest]);
    const { stdout } = await run("wasm-dis", [...kFeatures, first], { maxBuffer: 2 ** 28 });
    return dataMoved(await readFile(first), await readFile(rest), addressesIn(stdout));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Which functions games call, as wasm-split writes it: the first deals by each rule set, with all calls and cards. */
async function profileOf(counting) {
  const { instantiate } = WebAssembly;
  let exports;
  WebAssembly.instantiate = async (...told) => {
    const instance = await instantiate(...told);
    ({ exports } = instance);
    return instance;
  };
  const jasnel = await Jasnel.load(counting);
  WebAssembly.instantiate = instantiate;
  playGames(jasnel, 1, 3);
  const most = 2 ** 16;
  const start = exports.memory.grow(1) * most;
  const size = exports.__write_profile(start, most);
  if (size > most) throw new Error(`parts.mjs: a profile of ${size} bytes; expected at most ${most}`);
  return new Uint8Array(exports.memory.buffer, start, size);
}

/** The questions of the page while deals are played by each rule set, of these numbers; gives them with their answers. */
export function playGames(jasnel, from, to) {
  const asked = [];
  const ask = (question) => {
    const answer = jasnel.ask(question);
    asked.push(structuredClone([question, answer]));
    return answer;
  };
  for (const { name: rules, options } of ask({ ask: "rules", language: "nl" }).presets) {
    if (options.bidding === "given") continue;
    for (let number = from; number <= to; ++number) playDeal(ask, rules, number);
  }
  return asked;
}

function playDeal(ask, rules, number) {
  const { dealer, hands, turned: upcards = [] } = ask({ ask: "random", seed: 7, number, rules, language: "nl" });
  const text = (hand) => ["S", "H", "D", "C"].map((suit) => hand.filter((card) => card[0] === suit).map((card) => card[1]).join("")).join(".");
  const deal = `N:${kSeats.map((seat) => text(hands[seat])).join(" ")}`;
  const auction = [];
  const cards = [];
  for (let steps = 0; steps < 100; ++steps) {
    const turned = upcards.slice(0, 1 + auction.length);
    const told = { rules, dealer, seed: 1 + steps, language: "nl", ...(turned.length > 0 ? { turned } : {}) };
    const tricks = Array.from({ length: Math.ceil(cards.length / 4) }, (_, i) => ({ cards: cards.slice(4 * i, 4 * i + 4) }));
    const state = ask({ ...told, seed: undefined, ask: "state", deal, auction, tricks, totals: [162, 0], number });
    if (state.phase === "over") return;
    const now = state.phase === "play"
      ? { trump: state.trump, declarer: state.declarer, tricks: state.tricks.map(({ leader, cards }) => ({ leader, cards })) }
      : { auction };
    const hand = hands[state.turn].filter((card) => !cards.includes(card));
    const { move } = ask({ ...told, ...now, ask: "move", seat: state.turn, hand, player: "full:level=club" });
    (state.phase === "play" ? cards : auction).push(move);
  }
  throw new Error(`parts.mjs: deal ${number} by ${rules} has no end`);
}

/**
 * Every number that the code of a module, as text, may take for an address that it reads. What it only stores is kept
 * for others: a player of both games knows where the numbers of boerenbridge are, which functions of the rest read.
 */
function addressesIn(text) {
  const kStored = /\(i32\.store( offset=\d+)?\n *\(local\.get \$\d+\)\n *\(i32\.const \d+\)\n *\)/g;
  const code = text.replace(/^ \(data .*$/gm, "").replace(kStored, "");
  return [...code.matchAll(/i32\.const (\d+)|offset=(\d+)/g)].map(([, constant, offset]) => Number(constant ?? offset));
}

/** With the files of weights that no address leads into moved from the first part to the rest. */
async function dataMoved(first, rest, addresses) {
  const sections = sectionsOf(first);
  const data = sections.find(({ id }) => id === kData);
  let segments = segmentsOf(data.bytes);
  const end = Math.max(...segments.map(({ start, bytes }) => start + bytes.length));
  const memory = Buffer.alloc(end);
  for (const { start, bytes } of segments) memory.set(bytes, start);
  const later = [];
  for (const file of (await readdir(kWeights)).filter((name) => name.endsWith(".bin")).sort()) {
    const bytes = await readFile(kWeights + file);
    const start = memory.indexOf(bytes);
    const isKnown = (address) => start <= address && address < start + bytes.length;
    if (start < 0 || addresses.some(isKnown)) continue;
    later.push({ start, bytes });
    segments = segments.flatMap((segment) => without(segment, start, start + bytes.length));
  }
  data.bytes = writtenSegments(segments);
  const all = sectionsOf(rest);
  // The order of sections is fixed: data follows code.
  all.splice(all.findIndex(({ id }) => id === kCode) + 1, 0, { id: kData, bytes: writtenSegments(later) });
  return { first: writtenModule(sections), rest: writtenModule(all) };
}

/** A segment as it is left where what lies from `start` to `end` goes elsewhere. */
function without(segment, start, end) {
  const head = segment.bytes.subarray(0, Math.max(0, start - segment.start));
  const tail = segment.bytes.subarray(Math.max(0, end - segment.start));
  return [
    { start: segment.start, bytes: head },
    { start: Math.max(segment.start, end), bytes: tail },
  ].filter(({ bytes }) => bytes.length > 0);
}

const kHead = 8;
const kConst = 0x41;
const kEnd = 0x0b;

/** Reads numbers as WebAssembly writes them, from `at` on. */
class Reader {
  constructor(bytes, at = 0) {
    Object.assign(this, { bytes, at });
  }
  get more() {
    return this.at < this.bytes.length;
  }
  number() {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }
  part(size) {
    this.at += size;
    return this.bytes.subarray(this.at - size, this.at);
  }
}

/** A number, and one that has a sign, which its last byte tells. */
function written(value, signed = false) {
  const bytes = [];
  for (;;) {
    const byte = value & 127;
    value = Math.floor(value / 128);
    if (value === 0 && (!signed || byte < 64)) return Buffer.from([...bytes, byte]);
    bytes.push(byte | 128);
  }
}

function sectionsOf(module) {
  const sections = [];
  for (const reader = new Reader(module, kHead); reader.more; ) {
    const id = reader.number();
    sections.push({ id, bytes: reader.part(reader.number()) });
  }
  return sections;
}

const writtenModule = (sections) =>
  Buffer.concat([
    Buffer.from("\0asm\x01\0\0\0", "latin1"),
    ...sections.flatMap(({ id, bytes }) => [written(id), written(bytes.length), bytes]),
  ]);

/** Each lies at a fixed place of the memory. */
function segmentsOf(section) {
  const reader = new Reader(section);
  return Array.from({ length: reader.number() }, () => {
    if (reader.number() !== 0 || reader.number() !== kConst) throw new Error("parts.mjs: a segment without a place");
    // Addresses are far from where the sign would matter.
    const start = reader.number();
    reader.part(1);
    return { start, bytes: reader.part(reader.number()) };
  });
}

const writtenSegments = (segments) =>
  Buffer.concat([
    written(segments.length),
    ...segments.flatMap(({ start, bytes }) => [
      Buffer.from([0, kConst]), written(start, true), Buffer.from([kEnd]), written(bytes.length), bytes,
    ]),
  ]);
