// A club's season of evenings on which everybody draws.
import { useState } from "preact/hooks";
import { lastEvening, useSeason } from "../club/season.js";
import { download } from "../game/export.js";
import { useWords } from "../text/language.js";
import { Ask } from "./ask.js";
import { Choice } from "./choice.js";
import { Busy, Wrong } from "./notice.js";
import { MishapPanel } from "./mishap.js";
import { SeasonDraw } from "./season_draw.js";
import { SeasonMembers } from "./season_members.js";
import { SeasonNew } from "./season_new.js";
import { SeasonResults } from "./season_results.js";
import { EveningStandings, SeasonStandings } from "./season_standings.js";

export function Season() {
  const { season: words, club } = useWords();
  const kept = useSeason();
  const { season } = kept;
  const [asking, setAsking] = useState(false);
  // Whether another one is to come in its place.
  const [left, setLeft] = useState(false);
  // One before the last, until another begins.
  const [shown, setShown] = useState<{ of: number; evening: number }>();
  const [error, setError] = useState<string>();
  if (!kept.begun) return <SeasonNew kept={kept} before={undefined} onDone={() => setLeft(false)} />;
  if (!season) {
    return (
      <>
        <Busy busy={kept.error === undefined} />
        <Wrong error={kept.error} />
        {kept.error !== undefined && <SeasonNew kept={kept} before={undefined} onDone={() => setLeft(false)} />}
      </>
    );
  }
  if (left) {
    return (
      <>
        <p>
          <button type="button" onClick={() => setLeft(false)}>
            {words.stay}
          </button>
        </p>
        <SeasonNew kept={kept} before={season} onDone={() => setLeft(false)} />
      </>
    );
  }
  const last = lastEvening(season);
  const evening = (shown?.of === season.evenings.length && season.evenings[shown.evening - 1]) || last;
  return (
    <div class="season">
      <h2 class="which-season">{words.season(season.season)}</h2>
      <div class="choices">
        <button type="button" class="save-season" onClick={() => download(`${season.season}.txt`, "text/plain", season.file)}>
          {words.save}
        </button>
        <button type="button" class="another-season" onClick={() => setAsking(true)}>
          {words.another}
        </button>
        {evening && (
          <button type="button" class="print" onClick={() => print()}>
            {club.print}
          </button>
        )}
        {season.last && (
          <button type="button" class="undo" onClick={() => void kept.add({ undo: true }).then(setError)}>
            {words.undo(season.last)}
          </button>
        )}
      </div>
      <p class="small">{words.aboutSave}</p>
      <Wrong error={error} />
      {evening && <h2 class="which-evening">{words.evening(evening.evening, evening.date)}</h2>}
      {evening && season.evenings.length > 1 && (
        <Choice
          label={words.whichEvening}
          field="evening"
          value={String(evening.evening)}
          options={season.evenings.map((one) => ({ value: String(one.evening), text: words.evening(one.evening, one.date) }))}
          onChange={(value) => setShown({ of: season.evenings.length, evening: Number(value) })}
        />
      )}
      <SeasonResults kept={kept} season={season} evening={evening} />
      <MishapPanel rules={season.options.rules} individual={season.options.revoke > 0} />
      {evening === last && <SeasonDraw kept={kept} season={season} />}
      {evening && <EveningStandings evening={evening} />}
      {evening && <SeasonStandings season={season} />}
      <SeasonMembers kept={kept} season={season} />
      {asking && (
        <Ask
          question={words.replace(season.season)}
          yes={words.leaveIt}
          no={words.stay}
          onYes={() => {
            setAsking(false);
            setLeft(true);
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}
