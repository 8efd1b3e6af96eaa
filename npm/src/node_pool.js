// The pool in node, whose workers do not keep a program alive that has asked nothing.
import {availableParallelism, cpus} from "node:os";
import {Worker} from "node:worker_threads";
import {Jasnel} from "./node.js";
import {JasnelError, JasnelPool as OfAnyHost} from "./pool.js";

export {JasnelError};

export class JasnelPool extends OfAnyHost {
  static cores() {
    return availableParallelism?.() ?? cpus().length;
  }

  /** With the handlers that a worker of a page has. Flags of node such as --input-type are of the program alone. */
  static start() {
    const worker = new Worker(new URL("./node_thread.js", import.meta.url), {execArgv: []});
    worker.on("message", (data) => worker.onmessage({data}));
    worker.on("error", (error) => worker.onerror(error));
    return worker;
  }

  static compile(source) {
    return Jasnel.compile(source);
  }
}
