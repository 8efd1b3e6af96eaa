// What the page may load and run: its own files and WebAssembly, nothing else. index.html carries it
// for hosts that send no headers of their own; serve.mjs sends it too.
export const kPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
