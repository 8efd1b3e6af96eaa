// The package in node, which fetches no files, and has random numbers in a module of its own before version 20.
import {webcrypto} from "node:crypto";
import {readFile} from "node:fs/promises";
import {Jasnel as OfAnyHost} from "./jasnel.js";

export {JasnelError, MissingPartError} from "./jasnel.js";

globalThis.crypto ??= webcrypto;

export class Jasnel extends OfAnyHost {
  static async compile(source = new URL("../jasnel.wasm", import.meta.url)) {
    const isPlace = typeof source === "string" || source instanceof URL;
    const isFile = isPlace && String(source).startsWith("file:");
    return super.compile(isFile ? await readFile(new URL(source)) : source);
  }
}
