// How the cards are dealt at a table: by the computer, or by people, in packets after a shuffle.
import { useWords } from "../text/language.js";
import { Choice } from "./choice.js";

const kPackets = ["3-2-3", "4-4", "1"];
const kRiffles = ["0", "1", "2", "3"];

export interface DealtChoiceProps {
  /** As the library writes it: `3-2-3,riffles=1,cut`; nothing where the computer deals. */
  dealt: string;
  onChange: (dealt: string) => void;
}

export function DealtChoice({ dealt, onChange }: DealtChoiceProps) {
  const words = useWords().dealt;
  const yesNo = useWords().ruleValues;
  const [packets = ""] = dealt.split(",");
  const riffles = /riffles=(\d)/.exec(dealt)?.[1] ?? "0";
  const cut = dealt.endsWith("cut");
  const change = (by: string, times: string, isCut: boolean) =>
    onChange([by, ...(times === "0" ? [] : [`riffles=${times}`]), ...(isCut ? ["cut"] : [])].join());
  return (
    <>
      <Choice
        label={words.label}
        field="dealt"
        value={dealt ? "hand" : "computer"}
        options={[
          { value: "computer", text: words.computer },
          { value: "hand", text: words.hand },
        ]}
        onChange={(value) => onChange(value === "hand" ? "3-2-3,cut" : "")}
      />
      {dealt && (
        <>
          <Choice
            label={words.packets}
            field="packets"
            value={packets}
            options={kPackets.map((value) => ({ value, text: value === "1" ? words.single : value }))}
            onChange={(value) => change(value, riffles, cut)}
          />
          <Choice
            label={words.shuffle}
            field="riffles"
            value={riffles}
            options={kRiffles.map((value) => ({ value, text: words.riffles(Number(value)) }))}
            onChange={(value) => change(packets, value, cut)}
          />
          <Choice
            label={words.cut}
            field="cut"
            value={cut ? "on" : "off"}
            options={["on", "off"].map((value) => ({ value, text: yesNo[value] ?? value }))}
            onChange={(value) => change(packets, riffles, value === "on")}
          />
        </>
      )}
    </>
  );
}
