import { read, write } from "./keep";

export const CHOICES = {
  motion: ["off", "fast", "normal", "slow"],
  cardSize: ["small", "medium", "large"],
  look: ["system", "light", "dark"],
  volume: ["off", "quiet", "normal", "loud"],
} as const;
type Choice<Key extends keyof typeof CHOICES> = (typeof CHOICES)[Key][number];

export interface Settings {
  volume: Choice<"volume">; // of sounds
  motion: Choice<"motion">;
  cardSize: Choice<"cardSize">;
  look: Choice<"look">;
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
  root.dataset["cards"] = settings.cardSize;
  root.dataset["hand"] = settings.leftHanded ? "left" : "right";
  root.dataset["motion"] = matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : settings.motion;
}
