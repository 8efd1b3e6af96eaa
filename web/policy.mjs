// What the page may load and run: its own files and WebAssembly, nothing else. index.html carries it
// for hosts that send no headers of their own; serve.mjs sends it too.
const own = "'self'";

/** The policy of a page that has its files elsewhere than beside it. */
export const policyOf = ({ scripts = own, workers = own, data = own, styles = own, images = own, fonts = own } = {}) =>
  [
    "default-src 'none'",
    `script-src ${scripts} 'wasm-unsafe-eval'`,
    `worker-src ${workers}`,
    `connect-src ${data}`,
    `style-src ${styles}`,
    `img-src ${images}`,
    `font-src ${fonts}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

export const kPolicy = policyOf();
