// The WebAssembly module: text in, text out.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What the module may ask of the system: the time, random numbers, and to write why it stopped. It has no files. */
function systemFor(memoryOf, words) {
  const kOk = 0;
  const kBadFile = 8;
  const kNotSupported = 58;
  const view = () => new DataView(memoryOf().buffer);
  return {
    clock_time_get(_clock, _precision, result) {
      view().setBigUint64(result, BigInt(Math.round(performance.now() * 1e6)), true);
      return kOk;
    },
    random_get(start, size) {
      if (!globalThis.crypto) return kNotSupported;
      crypto.getRandomValues(new Uint8Array(memoryOf().buffer, start, size));
      return kOk;
    },
    environ_sizes_get(count, size) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return kOk;
    },
    environ_get: () => kOk,
    fd_close: () => kBadFile,
    fd_fdstat_get: () => kBadFile,
    fd_seek: () => kBadFile,
    fd_write(_file, parts, count, written) {
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const start = view().getUint32(parts + 8 * i, true);
        const length = view().getUint32(parts + 8 * i + 4, true);
        words.push(decoder.decode(new Uint8Array(memoryOf().buffer, start, length)));
        size += length;
      }
      view().setUint32(written, size, true);
      return kOk;
    },
    proc_exit(status) {
      throw new Error(`the module stopped: ${words.join("") || `status ${status}`}`);
    },
  };
}

/** That an answer takes the rest of the module, which is not there. */
export class MissingPartError extends Error {
  name = "MissingPartError";
}

/** What stands for each function of the rest. */
const placeholder = new Proxy({}, {
  get: () => () => {
    throw new MissingPartError("this takes the rest of the library");
  },
});

/** One instance of the module. Answers one question at a time; none any more after a MissingPartError. */
export class Module {
  #exports;

  /** @param {WebAssembly.Module | WebAssembly.Module[]} compiled whole, or in its parts, the rest of which may be missing */
  static async create(compiled) {
    const module = new Module();
    const words = [];
    const system = systemFor(() => module.#exports.memory, words);
    const [first, rest] = [compiled].flat();
    const instance = await WebAssembly.instantiate(first, {wasi_snapshot_preview1: system, placeholder});
    module.#exports = instance.exports;
    if (rest) await WebAssembly.instantiate(rest, {wasi_snapshot_preview1: system, primary: instance.exports});
    module.#exports._initialize();
    return module;
  }

  /** The answer to a question, both a line of JSON. */
  answer(question) {
    const bytes = encoder.encode(question);
    const start = this.#exports.jasnel_question(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
    const found = this.#exports.jasnel_answer();
    return this.#text(found, this.#exports.jasnel_answer_size());
  }

  /** Which build it is. */
  get version() {
    const start = this.#exports.jasnel_version();
    const bytes = new Uint8Array(this.#exports.memory.buffer, start);
    return this.#text(start, bytes.indexOf(0));
  }

  #text(start, size) {
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, start, size));
  }
}
