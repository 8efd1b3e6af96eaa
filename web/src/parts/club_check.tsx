// Whether the deals of an evening are those of the hash that was published beforehand: for anybody, with the file of the club.
import type { Commitment } from "jasnel";
import { useState } from "preact/hooks";
import { committing } from "../club/boards.js";
import { useAnswer } from "../engine/use_answer.js";
import { useWords } from "../text/language.js";
import { Wrong } from "./notice.js";
import { Typed } from "./typed.js";

const kHash = /^[0-9a-f]{64}$/i;

export function ClubCheck() {
  const { club } = useWords();
  const [text, setText] = useState("");
  const [hash, setHash] = useState("");
  const published = hash.trim();
  const asked = text !== "" && kHash.test(published);
  const { answer, error } = useAnswer<Commitment>(asked ? [{ ...committing([text], ""), hash: published }] : []);
  return (
    <details class="check">
      <summary>{club.check}</summary>
      <p class="small">{club.aboutCheck}</p>
      <div class="choices">
        <Typed label={club.published} value={hash} onChange={setHash} most={80} />
        <label class="choice">
          <span>{club.fileOfDeals}</span>
          <input
            type="file"
            accept=".txt,.pbn,text/plain"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              setText("");
              void file?.text().then(setText);
            }}
          />
        </label>
      </div>
      <p role="status" class="checked">
        {answer?.same === true && club.same(answer.set, answer.deals)}
        {answer?.same === false && club.notSame(answer.hash)}
      </p>
      <Wrong error={error} />
    </details>
  );
}
