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

/** Changes the address without a step in the history: what is shown follows. */
export function goTo(place: Place): void {
  const hash = writePlace(place);
  if (hash === location.hash) return;
  history.replaceState(null, "", hash);
  dispatchEvent(new HashChangeEvent("hashchange"));
}
