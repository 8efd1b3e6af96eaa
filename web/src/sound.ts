// Small sounds of the table, made as they are heard; silent unless they are wanted.
import { settings } from "./settings.js";

export type Sound = "card" | "gather" | "roem" | "over";

let context: AudioContext | undefined;

/** A tap, as of a card on felt: noise that dies away. */
function noise(audio: AudioContext, seconds: number, pitch: number, loudness: number): void {
  const samples = Math.round(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; ++i) data[i] = (2 * Math.random() - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(new GainNode(audio, { gain: loudness })).connect(audio.destination);
  source.start();
}

function tone(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const oscillator = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(0.12, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.55);
}

const kSounds: Record<Sound, (audio: AudioContext) => void> = {
  card: (audio) => noise(audio, 0.09, 1800, 0.5),
  gather: (audio) => noise(audio, 0.25, 900, 0.25),
  roem: (audio) => [523, 659, 784].forEach((pitch, i) => void tone(audio, pitch, i * 0.09)),
  over: (audio) => [392, 523].forEach((pitch, i) => void tone(audio, pitch, i * 0.14)),
};

export function playSound(sound: Sound): void {
  if (settings().sound !== "on") return;
  context ??= new AudioContext();
  // A browser lets no page sound before somebody has touched it.
  void context.resume().then(() => context && kSounds[sound](context));
}
