// What is wrong, and what is being done: read out when it changes.
import { useWords } from "../text/language.js";

export function Wrong({ error }: { error: string | undefined }) {
  const words = useWords();
  return (
    <div role="alert" class={error === undefined ? "none" : "wrong"}>
      {error !== undefined && (
        <>
          <strong>{words.wrong}</strong> {error}
        </>
      )}
    </div>
  );
}

export function Busy({ busy }: { busy: boolean }) {
  const words = useWords();
  return (
    <p class="busy" role="status">
      {busy ? words.reading : ""}
    </p>
  );
}
