/** Short dry sounds, made on the spot: wood, stone, bronze. */

import { settings } from "./settings.svelte";
import type { GameEvent } from "./types";

let audio: AudioContext | null = null;

function knock(pitch: number, length: number, volume: number, wave: OscillatorType = "triangle", after = 0): void {
  audio ??= new AudioContext();
  const at = audio.currentTime + after;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

const SOUNDS = {
  wood: () => knock(320, 0.09, 0.25),
  stone: () => knock(160, 0.14, 0.3, "square"),
  bronze: () => [196, 294, 440].forEach((pitch, i) => knock(pitch, 1.2, 0.12, "sine", i * 0.06)),
};
export type Sound = keyof typeof SOUNDS;

/** The last sound of what happened, by the kinds of its events. */
export function play(events: GameEvent[], sounds: Record<string, Sound>): void {
  if (!settings.sound) return;
  const heard = events.map((event) => sounds[event.kind]).findLast(Boolean);
  if (heard) SOUNDS[heard]();
}
