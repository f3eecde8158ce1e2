/** Quiet sounds by what happens, made on the spot. */
import { ways } from "$web/facts/table";
import { family, type Facts } from "$web/facts/fold";
import type { Event, Role, Vocabulary } from "$web/facts/vocabulary";
import { settings } from "./settings.svelte";

/** A tone, or a rustle: noise around its frequency. */
interface Voice {
  wave: "sine" | "triangle" | "rustle";
  frequency: number;
  start: number; // seconds
  length: number;
  gain?: number;
}
const tone = (frequency: number, start: number, length: number, gain = 1): Voice => ({
  wave: "triangle",
  frequency,
  start,
  length,
  gain,
});
const ping = (frequency: number, start: number, length: number): Voice => ({
  ...tone(frequency, start, length, 0.8),
  wave: "sine",
});
const rustle = (frequency: number, start: number, length: number, gain = 2): Voice => ({
  ...tone(frequency, start, length, gain),
  wave: "rustle",
});

const SOUNDS = {
  deal: [rustle(3200, 0, 0.07)],
  play: [rustle(1500, 0, 0.06), tone(150, 0.01, 0.05)],
  sweep: [rustle(900, 0, 0.16, 1.4)],
  take: [rustle(2200, 0, 0.06), tone(494, 0.03, 0.1), tone(587, 0.1, 0.14)],
  trick: [tone(392, 0, 0.1), tone(523, 0.09, 0.18)],
  money: [ping(1568, 0, 0.12), ping(2093, 0.07, 0.2)],
  die: [0, 0.06, 0.11, 0.18].map((start) => rustle(2600, start, 0.03, 3)),
  turn: [tone(587, 0, 0.09), tone(784, 0.1, 0.14)],
  no: [tone(170, 0, 0.12)],
  end: [tone(523, 0, 0.12), tone(659, 0.13, 0.12), tone(784, 0.26, 0.25)],
} satisfies Record<string, Voice[]>;
export type Sound = keyof typeof SOUNDS;

const BY_REST: Record<string, Sound> = {
  trick: "trick",
  rolled: "die",
  paid: "money",
  shuffled: "sweep",
  dealt: "deal",
};
const BY_TARGET: Record<Role, Sound> = {
  hand: "deal",
  trick: "play",
  play: "play",
  collection: "take",
  pile: "sweep",
  market: "deal",
  aside: "sweep",
  past: "sweep",
};

/** What an event sounds like: why people rest at it, or else where its cards go. */
export function soundOf(vocabulary: Vocabulary, event: Event, before: Facts): Sound | null {
  const why = BY_REST[vocabulary.kinds[event[0]]?.rest ?? ""];
  if (why) return why;
  const [way] = ways(vocabulary, event, before);
  const target = way && vocabulary.zones.find(({ id }) => id === family(way.target));
  return target ? BY_TARGET[target.role] : null;
}

const GAINS = { off: 0, quiet: 0.025, normal: 0.06, loud: 0.14 };
const TOO_SOON_MS = 70; // many of a kind at once are heard as one

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Sound, number>();

export function sound(name: Sound | null): void {
  if (!name || settings.volume === "off" || !navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (now - (last.get(name) ?? -Infinity) < TOO_SOON_MS) return;
  last.set(name, now);
  try {
    context ??= new AudioContext();
    for (const voice of SOUNDS[name]) sing(context, voice, GAINS[settings.volume]);
  } catch {
    // No sound here.
  }
}

function sing(audio: AudioContext, voice: Voice, volume: number): void {
  const from = audio.currentTime + voice.start;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume * (voice.gain ?? 1), from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + voice.length);
  const source = voice.wave === "rustle" ? rustling(audio, voice, gain) : singing(audio, voice, gain);
  gain.connect(audio.destination);
  source.start(from);
  source.stop(from + voice.length);
}

function singing(audio: AudioContext, { wave, frequency }: Voice, gain: GainNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave === "sine" ? "sine" : "triangle";
  source.frequency.value = frequency;
  source.connect(gain);
  return source;
}

function rustling(audio: AudioContext, { frequency }: Voice, gain: GainNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  source.buffer = noise ??= noiseOf(audio);
  source.connect(filter).connect(gain);
  return source;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
