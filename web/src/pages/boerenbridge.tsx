// Boerenbridge: a game, or what to bid with a hand.
import { useEffect, useState } from "preact/hooks";
import { writePlace } from "../address.js";
import { gameOf } from "../game/kept_game.js";
import { useWords } from "../text/language.js";
import { TricksPlay } from "./boerenbridge_play.js";
import { TricksAdvice } from "./tricks_advice.js";

const kViews = ["play", "bid"] as const;
type View = (typeof kViews)[number];

/** Keys that tell of a hand to bid on; a game has a name. */
const kAdviceKeys = ["view", "hand", "bids", "deals"];

export function BoerenbridgePage({ params }: { params: Record<string, string> }) {
  const words = useWords();
  const advises = !gameOf(params) && kAdviceKeys.some((key) => params[key]);
  const view: View = advises ? "bid" : "play";
  const here = writePlace({ page: "boerenbridge", params });
  // What was looked at in the other view, to come back to.
  const [seen, setSeen] = useState<Record<View, string>>({ play: "#boerenbridge", bid: "#boerenbridge?view=bid" });
  useEffect(() => setSeen((before) => ({ ...before, [view]: here })), [view, here]);
  useEffect(() => {
    document.title = `Jasnel · ${words.pages.boerenbridge}`;
  }, [words]);
  return (
    <section class={advises ? "boerenbridge" : "boerenbridge playing"}>
      <nav class="views" aria-label={words.pages.boerenbridge}>
        {kViews.map((one) => (
          <a key={one} href={one === view ? here : seen[one]} aria-current={one === view ? "page" : undefined}>
            {words.boerenbridge.views[one]}
          </a>
        ))}
      </nav>
      {advises ? <TricksAdvice params={params} /> : <TricksPlay params={params} />}
    </section>
  );
}
