// The pages: those that a first game needs come with the first file, the others in one of their own.
import type { FunctionComponent } from "preact";
import { HomePage } from "./home.js";
import { loadOthers, othersNow } from "./loading.js";
import { PlayPage } from "./play.js";

export type Page = FunctionComponent<{ params: Record<string, string> }>;

const kPages = {
  home: () => HomePage,
  play: () => PlayPage,
  hand: () => othersNow()?.HandPage,
  deal: () => othersNow()?.DealPage,
  puzzles: () => othersNow()?.PuzzlesPage,
  pad: () => othersNow()?.PadPage,
  boerenbridge: () => othersNow()?.BoerenbridgePage,
  club: () => othersNow()?.ClubPage,
} satisfies Record<string, () => Page | undefined>;

export type PageName = keyof typeof kPages;
export const kPageNames = Object.keys(kPages) as PageName[];

/** The page that an address names: the front page where it names none. */
export const nameOf = (page: string): PageName => kPageNames.find((one) => one === page) ?? "home";

/** Nothing until it is loaded. */
export const pageOf = (name: PageName): Page | undefined => kPages[name]();

export async function loadPage(name: PageName): Promise<void> {
  if (!pageOf(name)) await loadOthers();
}

/** All of them. */
export const loadPages = (): Promise<void> => loadPage("club");
