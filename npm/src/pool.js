// Questions to workers: each goes to one that is free, and waits in a queue while none is. One that is not wanted
// any more ends with its worker, for which another starts. Node has node_pool.js besides.
import {Jasnel, JasnelError} from "./jasnel.js";

const kClosed = "the pool is closed; expected a new one";

export class JasnelPool {
  #size;
  #start;
  #library;
  #source;
  #waiting = [];
  #workers = new Map(); // each with what it was asked, or null
  #closed = false;

  /** `start` makes a worker that runs `jasnel/worker-thread`. */
  constructor({workers = this.constructor.cores(), source, start = this.constructor.start} = {}) {
    if (!Number.isInteger(workers) || workers < 1) {
      throw new JasnelError(`workers: ${workers}; expected a whole number from 1`);
    }
    this.#size = workers;
    this.#source = source;
    this.#start = start;
  }

  static cores() {
    return globalThis.navigator?.hardwareConcurrency || 1;
  }

  static start() {
    return new Worker(new URL("./thread.js", import.meta.url), {type: "module"});
  }

  static compile(source) {
    return Jasnel.compile(source);
  }

  /** How many questions wait for a worker. */
  get waiting() {
    return this.#waiting.length;
  }

  /** What `Jasnel` answers to `name`, asked by a worker. */
  #call(name, args) {
    const signal = args.at(-1) instanceof AbortSignal ? args.pop() : undefined;
    return new Promise((resolve, reject) => {
      if (this.#closed) throw new JasnelError(kClosed);
      signal?.throwIfAborted();
      const asked = {message: {name, args}, signal, resolve, reject};
      asked.abort = () => this.#abandon(asked);
      signal?.addEventListener("abort", asked.abort, {once: true});
      this.#waiting.push(asked);
      this.#next();
    });
  }

  static {
    for (const name of Object.getOwnPropertyNames(Jasnel.prototype)) {
      const {value} = Object.getOwnPropertyDescriptor(Jasnel.prototype, name);
      if (typeof value !== "function" || name === "constructor") continue;
      this.prototype[name] = function (...args) {
        return this.#call(name, args);
      };
    }
  }

  /** Ends the workers. What was asked and not answered yet is an error. */
  close() {
    this.#closed = true;
    for (const asked of [...this.#waiting, ...this.#workers.values()]) {
      if (asked) this.#settle(asked, () => asked.reject(new JasnelError(kClosed)));
    }
    this.#waiting = [];
    for (const worker of this.#workers.keys()) worker.terminate();
    this.#workers.clear();
  }

  #next() {
    while (this.#waiting.length > 0) {
      const worker = this.#free();
      if (!worker) return;
      const asked = this.#waiting.shift();
      this.#workers.set(worker, asked);
      worker.ref?.();
      try {
        worker.postMessage(asked.message);
      } catch (error) {
        this.#take(worker, {error: `a question that cannot be sent to a worker: ${error.message}`});
      }
    }
  }

  /** One that was asked nothing, which starts if it must. */
  #free() {
    for (const [worker, asked] of this.#workers) if (!asked) return worker;
    return this.#workers.size < this.#size ? this.#begin() : undefined;
  }

  #begin() {
    const worker = this.#start();
    worker.onmessage = ({data}) => this.#take(worker, data);
    worker.onerror = (event) => {
      event.preventDefault?.();
      this.#take(worker, {error: event.message || "a worker stopped", broken: true});
    };
    this.#workers.set(worker, null);
    // Compiled once for all.
    this.#library ??= this.constructor.compile(this.#source);
    this.#library.then(
      (library) => this.#workers.has(worker) && worker.postMessage({library}),
      (error) => {
        this.#library = undefined;
        this.#take(worker, {error: error.message, broken: true});
      },
    );
    return worker;
  }

  #take(worker, {answer, error, broken}) {
    const asked = this.#workers.get(worker);
    if (broken) this.#end(worker);
    else if (asked) this.#workers.set(worker, null);
    worker.unref?.();
    if (!asked) return;
    this.#settle(asked, () =>
      error === undefined ? asked.resolve(answer) : asked.reject(new JasnelError(error)));
    this.#next();
  }

  #abandon(asked) {
    const place = this.#waiting.indexOf(asked);
    if (place >= 0) this.#waiting.splice(place, 1);
    for (const [worker, of] of this.#workers) if (of === asked) this.#end(worker);
    this.#settle(asked, () => asked.reject(asked.signal.reason));
    this.#next();
  }

  #end(worker) {
    worker.terminate();
    this.#workers.delete(worker);
  }

  #settle(asked, tell) {
    asked.signal?.removeEventListener("abort", asked.abort);
    tell();
  }
}

export {JasnelError};
