import { read, write } from "./keep";

export interface Settings {
  sounds: boolean;
  motion: "off" | "fast" | "normal" | "slow";
  cardSize: "small" | "medium" | "large";
  look: "system" | "light" | "dark";
  leftHanded: boolean;
  notices: boolean;
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const usual = (): Settings => ({
  sounds: true,
  motion: calm() ? "off" : "normal",
  cardSize: "medium",
  look: "system",
  leftHanded: false,
  notices: false,
});

export const settings = $state<Settings>({ ...usual(), ...read<Partial<Settings>>("settings", {}) });

export function keepSettings(): void {
  write("settings", settings);
}

const FACTORS = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** How long things that move take; 0 for not at all. */
export const pace = (): number => FACTORS[settings.motion];

/** Puts the settings on the page, for the stylesheet. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset["look"] = settings.look;
  root.dataset["cards"] = settings.cardSize;
  root.dataset["hand"] = settings.leftHanded ? "left" : "right";
  root.dataset["motion"] = settings.motion;
}
