// Gives a deal to the person as a picture.
import type { Table } from "jasnel";
import { useState } from "preact/hooks";
import { pool, textOfError } from "../engine/pool.js";
import { handsText } from "../game/cards.js";
import { downloadBlob } from "../game/export.js";
import { useWords } from "../text/language.js";
import { drawDeal, type DrawnDeal } from "./draw_deal.js";
import { Wrong } from "./notice.js";

export function SavePicture({ deal }: { deal: Omit<DrawnDeal, "rows"> }) {
  const words = useWords();
  const [error, setError] = useState<string>();
  const save = async () => {
    try {
      const line = `${handsText(deal.hands)} leader=${deal.leader} rules=${deal.rules}`;
      const { rows } = await pool.ask<Table>({ ask: "table", deal: line });
      drawDeal({ ...deal, rows }, words).toBlob((blob) => blob && downloadBlob("jasnel.png", blob), "image/png");
      setError(undefined);
    } catch (wrong) {
      setError(textOfError(wrong));
    }
  };
  return (
    <>
      <p>
        <button type="button" class="save-picture" onClick={() => void save()}>
          {words.savePicture}
        </button>
      </p>
      <Wrong error={error} />
    </>
  );
}
