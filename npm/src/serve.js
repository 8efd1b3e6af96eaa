// A worker: answers questions one after the other with its own instance of the library, which comes first.
import {Jasnel, JasnelError} from "./jasnel.js";

export function serve(port) {
  let begin;
  const loading = new Promise((resolve) => (begin = resolve)).then((library) => Jasnel.load(library));
  port.onmessage = async ({data: {library, name, args}}) => {
    if (library) {
      begin(library);
      return;
    }
    try {
      const jasnel = await loading;
      port.postMessage({answer: jasnel[name](...args)});
    } catch (error) {
      port.postMessage({error: error.message, broken: !(error instanceof JasnelError)});
    }
  };
}
