// Gives a deal to the person as a picture, to keep or to send to others with its address.
import type { Table } from "jasnel";
import { useState } from "preact/hooks";
import { isAbort, pool, textOfError } from "../engine/pool.js";
import { handsText } from "../game/cards.js";
import { downloadBlob } from "../game/export.js";
import { useWords } from "../text/language.js";
import { drawDeal, type DrawnDeal } from "./draw_deal.js";
import { Wrong } from "./notice.js";

const mayShareFiles = (): boolean =>
  "canShare" in navigator && navigator.canShare({ files: [new File([], "jasnel.png", { type: "image/png" })] });

export function SavePicture({ deal }: { deal: Omit<DrawnDeal, "rows"> }) {
  const words = useWords();
  const [error, setError] = useState<string>();
  const draw = async (give: (picture: File) => unknown) => {
    try {
      const line = `${handsText(deal.hands)} leader=${deal.leader} rules=${deal.rules}`;
      const { rows } = await pool.ask<Table>({ ask: "table", deal: line });
      const canvas = drawDeal({ ...deal, rows }, words);
      const blob = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, "image/png"));
      if (blob) await give(new File([blob], "jasnel.png", { type: "image/png" }));
      setError(undefined);
    } catch (wrong) {
      if (!isAbort(wrong)) setError(textOfError(wrong));
    }
  };
  return (
    <>
      <p>
        <button type="button" class="save-picture" onClick={() => void draw((file) => downloadBlob(file.name, file))}>
          {words.savePicture}
        </button>{" "}
        {mayShareFiles() && (
          <button
            type="button"
            class="share-picture"
            onClick={() => void draw((file) => navigator.share({ title: document.title, url: location.href, files: [file] }))}
          >
            {words.sharePicture}
          </button>
        )}
      </p>
      <Wrong error={error} />
    </>
  );
}
