// The pad: the games that were played, what they say together, and as files.
import { useEffect, useState } from "preact/hooks";
import { goTo } from "../address.js";
import { download, padAsCsv, padAsText } from "../game/export.js";
import { forgetPad, isEnded, keptPad, type KeptSheet } from "../game/kept_pad.js";
import { totalOf } from "../game/sheet.js";
import { balanceOf, statisticsOf } from "../game/statistics.js";
import { Ask } from "../parts/ask.js";
import { Sheet } from "../parts/sheet.js";
import { percent, useWords } from "../text/language.js";

const keyOf = ({ game, rules }: KeptSheet): string => `${game} ${rules}`;

export function PadPage({ params }: { params: Record<string, string> }) {
  const words = useWords();
  const [pad, setPad] = useState(keptPad);
  const [asked, setAsked] = useState(false);
  const shown = pad.find((game) => keyOf(game) === params["game"]) ?? pad[0];
  useEffect(() => {
    document.title = `Jasnel · ${words.pages.pad}`;
  }, [words]);
  if (!shown) return <NoGames />;
  return (
    <section class="pad">
      <h2>{words.pad.title}</h2>
      <Together pad={pad} />
      <div class="pad-games">
        <ul class="games">
          {pad.map((game) => {
            const { ns, ew } = totalOf(game.sheet);
            return (
              <li key={keyOf(game)}>
                <button
                  type="button"
                  aria-pressed={game === shown}
                  onClick={() => goTo({ page: "pad", params: { game: keyOf(game) } })}
                >
                  <span>{words.pad.day(game.day)}</span>
                  <strong>
                    {ns}–{ew}
                  </strong>
                  <small>
                    {words.levels[game.level] ?? game.level} ·{" "}
                    {isEnded(game) ? words.pad.result(balanceOf(game), 0) : words.pad.soFar(game.sheet.length, game.deals, game.points)}
                  </small>
                </button>
              </li>
            );
          })}
        </ul>
        <Sheet sheet={shown.sheet} number={shown.sheet.length} deals={shown.deals} points={shown.points} whole />
      </div>
      <div class="choices">
        <button type="button" class="csv" onClick={() => download("jasnel.csv", "text/csv", padAsCsv(pad))}>
          {words.pad.csv}
        </button>
        <button type="button" class="text" onClick={() => download("jasnel.txt", "text/plain", padAsText(pad, words))}>
          {words.pad.text}
        </button>
        <button type="button" class="forget" onClick={() => setAsked(true)}>
          {words.pad.forget}
        </button>
      </div>
      <p class="small">{words.pad.about}</p>
      {asked && (
        <Ask
          question={words.pad.forgetAll}
          yes={words.pad.forget}
          no={words.pad.keep}
          onYes={() => {
            forgetPad();
            setPad([]);
            setAsked(false);
          }}
          onNo={() => setAsked(false)}
        />
      )}
    </section>
  );
}

function NoGames() {
  const words = useWords();
  return (
    <section class="pad">
      <h2>{words.pad.title}</h2>
      <p>{words.pad.none}</p>
      <p>
        <a class="through" href="#play">
          {words.door.play.title}
        </a>
      </p>
    </section>
  );
}

/** All games together. */
function Together({ pad }: { pad: readonly KeptSheet[] }) {
  const words = useWords();
  const { games, won, lost, deals, us, them, declared, made, nat, pit } = statisticsOf(pad);
  const figures: [string, string][] = [
    [words.pad.games, words.pad.wonOf(won, lost, games)],
    [words.pad.perDeal, `${Math.round(us)}–${Math.round(them)} (${words.pad.deals(deals)})`],
    [words.pad.contracts, declared > 0 ? `${percent(made / declared)} (${made}/${declared})` : "–"],
    [words.marks.nat, String(nat)],
    [words.marks.pit, String(pit)],
  ];
  return (
    <dl class="together">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
