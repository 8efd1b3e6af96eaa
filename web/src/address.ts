// The address of the page holds what is looked at: #page?key=value&key=value.

export interface Place {
  page: string;
  told: Record<string, string>;
}

export function readPlace(hash: string): Place {
  const [page = "", query = ""] = hash.replace(/^#/, "").split("?", 2);
  return { page, told: Object.fromEntries(new URLSearchParams(query)) };
}

export function writePlace(place: Place): string {
  const filled = Object.entries(place.told).filter(([, value]) => value !== "");
  const query = new URLSearchParams(filled).toString();
  return query ? `#${place.page}?${query}` : `#${place.page}`;
}

/** Goes to a place, a step in the history, so that Back comes back from it: for what a person does. */
export function goTo(place: Place): void {
  change(place, (hash) => history.pushState(null, "", hash));
}

/** Changes the address without a step in the history: for what the page does by itself. */
export function settleAt(place: Place): void {
  change(place, (hash) => history.replaceState(null, "", hash));
}

/** What is shown follows. */
function change(place: Place, write: (hash: string) => void): void {
  const hash = writePlace(place);
  if (hash === location.hash) return;
  write(hash);
  dispatchEvent(new HashChangeEvent("hashchange"));
}
