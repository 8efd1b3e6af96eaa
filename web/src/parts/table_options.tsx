// How a person likes the table: what it looks like, how the hand is sorted, speed, sound.
import { changeSettings, kSettings, useSettings } from "../settings.js";
import { useWords } from "../text/language.js";
import { Choice } from "./choice.js";

const kOfTable = ["speed", "suits", "ranks", "colours", "backs", "cloth", "sound"] as const;

export function TableOptions() {
  const words = useWords();
  const settings = useSettings();
  return (
    <>
      {kOfTable.map((name) => (
        <Choice<string>
          key={name}
          label={words.settings[name].label}
          value={settings[name]}
          options={kSettings[name].map((value) => ({
            value,
            text: (words.settings[name].values as Record<string, string>)[value] ?? value,
          }))}
          onChange={(value) => changeSettings({ [name]: value })}
        />
      ))}
      {document.fullscreenEnabled && <FullScreen />}
    </>
  );
}

function FullScreen() {
  const words = useWords();
  const toggle = () =>
    document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  return (
    <button type="button" class="full-screen" onClick={() => void toggle()}>
      {words.fullScreen}
    </button>
  );
}
