// A new edition of the page waits until it is asked for, so that none is changed under a game.

const kEvent = "jasnel-update";
let waiting: ServiceWorker | undefined;

const tell = (worker: ServiceWorker | null): void => {
  if (!worker) return;
  waiting = worker;
  dispatchEvent(new Event(kEvent));
};

/** Keeps the page for use without a network, and looks for new editions. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator) || location.protocol === "file:") return;
  const registration = await navigator.serviceWorker.register("keeper.js");
  tell(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => {
      // The first edition waits for nobody.
      if (found.state === "installed" && navigator.serviceWorker.controller) tell(found);
    });
  });
}

/** Calls back when there is a new edition; gives what ends that. */
export function onUpdate(found: () => void): () => void {
  if (waiting) found();
  addEventListener(kEvent, found);
  return () => removeEventListener(kEvent, found);
}

/** Goes to the new edition: what is looked at is in the address, and there again. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take over");
}
