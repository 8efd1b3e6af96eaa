// The service worker: keeps all files of the page, so that it loads without a network.
/** The files of this edition, each with the SHA-256 of what is in it. */
declare const kFiles: Readonly<Record<string, string>>;
declare const kEdition: string;
/** Those that are kept once they have been asked for. */
declare const kLater: Readonly<Record<string, string>>;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Told extends Extendable {
  data: unknown;
}
interface Scope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}

const scope = self as unknown as Scope;
const kName = `jasnel-${kEdition}`;

/** Whether it is what this edition has: while files are copied to the host, some are those of another. */
async function isOfEdition(response: Response, hash: string): Promise<boolean> {
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}

/** Whether the name of a file tells what is in it, so that what the page has loaded by that name will do. */
const isLasting = (file: string): boolean => /-\w{8}\.\w+$/.test(file);

/** A file. Rejects where the host does not have that of this edition. */
async function fetched(file: string, hash: string): Promise<Response> {
  const ways: RequestCache[] = isLasting(file) ? ["default", "reload"] : ["reload"];
  let status = 0;
  for (const cache of ways) {
    const response = await fetch(new Request(file, { cache }));
    if (response.ok && (await isOfEdition(response, hash))) return response;
    status = response.status;
  }
  throw new Error(`${file}: ${status}; expected that of edition ${kEdition}`);
}

// Without all of its files there is no new edition: the browser looks again later.
scope.addEventListener("install", (event) => {
  const keep = async () => {
    const files = Object.entries(kFiles);
    const all = await Promise.all(files.map(([file, hash]) => fetched(file, hash)));
    const cache = await caches.open(kName);
    await Promise.all(files.map(([file], i) => cache.put(file, all[i] as Response)));
  };
  event.waitUntil(keep());
});

// A page goes on with the edition that it began with, until it asks for the new one.
scope.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(scope.skipWaiting());
});

scope.addEventListener("activate", (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith("jasnel-") && name !== kName).map((name) => caches.delete(name)),
    );
    await scope.clients.claim();
  };
  event.waitUntil(clean());
});

scope.addEventListener("fetch", (event) => {
  const answer = async () => {
    const kept = await caches.match(event.request, { ignoreSearch: true, cacheName: kName });
    if (kept) return kept;
    const later = Object.entries(kLater).find(([file]) => event.request.url === new URL(file, scope.location.href).href);
    if (!later) return fetch(event.request);
    const response = await fetched(...later);
    const cache = await caches.open(kName);
    await cache.put(event.request, response.clone());
    return response;
  };
  if (event.request.method === "GET") event.respondWith(answer());
});
