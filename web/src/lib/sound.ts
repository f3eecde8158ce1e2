/** A few quiet sounds, made on the spot. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

const TUNES: Record<string, [frequency: number, start: number, length: number][]> = {
  card: [[420, 0, 0.05]],
  turn: [
    [587, 0, 0.09],
    [784, 0.1, 0.14],
  ],
  no: [[170, 0, 0.12]],
  end: [
    [523, 0, 0.12],
    [659, 0.13, 0.12],
    [784, 0.26, 0.25],
  ],
};

export function sound(name: keyof typeof TUNES): void {
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    for (const [frequency, start, length] of TUNES[name] ?? []) tone(context, frequency, start, length);
  } catch {
    // No sound here.
  }
}

function tone(audio: AudioContext, frequency: number, start: number, length: number): void {
  const from = audio.currentTime + start;
  const wave = audio.createOscillator();
  const gain = audio.createGain();
  wave.type = "triangle";
  wave.frequency.value = frequency;
  gain.gain.setValueAtTime(0.06, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  wave.connect(gain).connect(audio.destination);
  wave.start(from);
  wave.stop(from + length);
}
