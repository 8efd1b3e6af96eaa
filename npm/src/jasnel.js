// Questions about klaverjas and boerenbridge, answered in this thread. Node has node.js besides.
import {Module} from "./module.js";

export {MissingPartError} from "./module.js";

/** What is wrong with a question, in one line: what, where, and what was expected. */
export class JasnelError extends Error {
  name = "JasnelError";
}

// A question as JSON; what goes into each other without end, or too deeply to be written, has none.
function written(question) {
  try {
    return JSON.stringify(question, checkingNumbers());
  } catch (error) {
    if (error instanceof JasnelError) throw error;
    const [reason] = error.message.split("\n");
    throw new JasnelError(`a question that is invalid JSON: ${reason}; expected what JSON can hold`);
  }
}

// For JSON.stringify, which writes null for NaN and infinities: they would count as left out.
function checkingNumbers() {
  const places = new Map();
  return function (key, value) {
    const inside = places.get(this);
    const place = !inside ? key : Array.isArray(this) ? `${inside}[${key}]` : `${inside}.${key}`;
    if (typeof value === "number" && !Number.isFinite(value) && place !== "") {
      throw new JasnelError(`${place}: ${value}; expected a finite number`);
    }
    if (typeof value === "object" && value !== null) places.set(value, place);
    return value;
  };
}

export class Jasnel {
  #module;

  /** The module alone, for `load` in several workers: compiled once. */
  static async compile(source = new URL("../jasnel.wasm", import.meta.url)) {
    if (source instanceof WebAssembly.Module || Array.isArray(source)) return source;
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
      return WebAssembly.compile(source);
    }
    const response = await fetch(source);
    if (!response.ok) {
      throw new JasnelError(`${source}: ${response.status} ${response.statusText}; expected jasnel.wasm`);
    }
    // While it is loaded; a host that does not know the type of the file cannot have it compiled as it comes.
    const known = response.headers.get("content-type") === "application/wasm";
    return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  }

  /** Loads the module: jasnel.wasm beside this package, or `source`. */
  static async load(source) {
    const jasnel = new this();
    jasnel.#module = await Module.create(await this.compile(source));
    return jasnel;
  }

  get version() {
    return this.#module.version;
  }

  /** Any question of the engine. Throws a JasnelError for one that is wrong. */
  ask(question) {
    const text = written(question);
    if (text === undefined || text[0] !== "{") {
      throw new JasnelError(`a question of type ${typeof question}; expected an object`);
    }
    const answer = JSON.parse(this.#module.answer(text));
    if (answer.error !== undefined) throw new JasnelError(answer.error);
    return answer;
  }

  solve(deal, options = {}) {
    return this.ask({...options, ask: "solve", deal}).answers;
  }

  table(deal, options = {}) {
    return this.ask({...options, ask: "table", deal});
  }

  par(deal, options = {}) {
    return this.ask({...options, ask: "par", deal});
  }

  bid(question) {
    return this.ask({...question, ask: "bid"});
  }

  book(question) {
    return this.ask({...question, ask: "book"});
  }

  move(request) {
    return this.ask({...request, ask: "move"});
  }

  claim(request) {
    return this.ask({...request, ask: "claim"});
  }

  analyse(record) {
    return this.ask({...record, ask: "analyse"});
  }

  luck(record) {
    return this.ask({...record, ask: "luck"});
  }

  whatIf(record) {
    return this.ask({...record, ask: "what-if"});
  }

  beliefs(record) {
    return this.ask({...record, ask: "beliefs"});
  }

  fairPlay(record) {
    return this.ask({...record, ask: "fair-play"});
  }

  yardstick(record) {
    return this.ask({...record, ask: "yardstick"});
  }

  rating(deals) {
    return this.ask({deals, ask: "rating"});
  }

  puzzles(record) {
    return this.ask({...record, ask: "puzzles"});
  }

  compare(question) {
    return this.ask({...question, ask: "compare"});
  }

  draw(question) {
    return this.ask({...question, ask: "draw"});
  }

  evening(question) {
    return this.ask({...question, ask: "evening"});
  }

  season(question) {
    return this.ask({...question, ask: "season"});
  }

  club(question) {
    return this.ask({...question, ask: "club"});
  }

  movement(question) {
    return this.ask({...question, ask: "movement"});
  }

  fours(question) {
    return this.ask({...question, ask: "fours"});
  }

  teams(question) {
    return this.ask({...question, ask: "teams"});
  }

  knockout(question) {
    return this.ask({...question, ask: "knockout"});
  }

  race(question) {
    return this.ask({...question, ask: "race"});
  }

  paper(question) {
    return this.ask({...question, ask: "paper"});
  }

  score(question) {
    return this.ask({...question, ask: "score"});
  }

  state(deal) {
    return this.ask({...deal, ask: "state"});
  }

  read(text) {
    return this.ask({ask: "read", text}).deals;
  }

  commit(question) {
    return this.ask({...question, ask: "commit"});
  }

  random(seed, number, rules) {
    return this.ask({ask: "random", seed, number, ...(rules && {rules})});
  }

  rules() {
    return this.ask({ask: "rules"});
  }
}
