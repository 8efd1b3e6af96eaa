// What is wrong, and what is being done: read out when it changes.
import { useSaidLater } from "../said.js";
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
  useSaidLater(busy ? words.reading : undefined);
  return <p class="busy">{busy ? words.reading : ""}</p>;
}
