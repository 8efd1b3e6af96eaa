// The service worker: keeps all files of the page, so that it loads without a network.
declare const kFiles: readonly string[];
declare const kEdition: string;
/** Kept once it has been asked for. */
declare const kLater: string;

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

scope.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(kName);
    await cache.addAll(kFiles.map((file) => new Request(file, { cache: "reload" })));
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
    const fetched = await fetch(event.request);
    if (fetched.ok && event.request.url === new URL(kLater, scope.location.href).href) {
      const cache = await caches.open(kName);
      await cache.put(event.request, fetched.clone());
    }
    return fetched;
  };
  if (event.request.method === "GET") event.respondWith(answer());
});
