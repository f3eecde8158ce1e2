import { read, write } from "./keep";

export const DECKS = ["classic", "modern", "linen"] as const;
export const FELTS = ["moss", "sea", "wine", "slate"] as const;
export type Deck = (typeof DECKS)[number];
export type Felt = (typeof FELTS)[number];

export const CHOICES = {
  motion: ["off", "fast", "normal", "slow"],
  cardSize: ["small", "medium", "large"],
  look: ["system", "light", "dark"],
  felt: ["game", ...FELTS],
  deck: DECKS,
  volume: ["off", "quiet", "normal", "loud"],
} as const;
type Choice<Key extends keyof typeof CHOICES> = (typeof CHOICES)[Key][number];

export interface Settings {
  volume: Choice<"volume">; // of sounds
  motion: Choice<"motion">;
  cardSize: Choice<"cardSize">;
  look: Choice<"look">;
  deck: Deck;
  felt: "game" | Felt;
  leftHanded: boolean;
  notices: boolean;
  onlyMove: boolean; // plays itself
  premove: boolean;
}

const usual = (): Settings => ({
  volume: "off",
  motion: "normal",
  cardSize: "medium",
  look: "system",
  deck: "classic",
  felt: "game", // its own
  leftHanded: false,
  notices: false,
  onlyMove: true,
  premove: true,
});

export const settings = $state<Settings>({ ...usual(), ...read<Partial<Settings>>("settings", {}) });

export function keepSettings(): void {
  write("settings", settings);
}

/** Puts the settings on the page, for the stylesheet. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset["look"] = settings.look;
  root.dataset["deck"] = settings.deck;
  root.dataset["cards"] = settings.cardSize;
  root.dataset["hand"] = settings.leftHanded ? "left" : "right";
  root.dataset["motion"] = matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : settings.motion;
}
