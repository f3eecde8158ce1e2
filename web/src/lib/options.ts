/** The options of a game, by what people know them as. */
import { gameWord } from "$web/words/games.svelte";
import { t } from "$web/words/page.svelte";
import { gameInfo } from "./catalogue.svelte";

type Value = boolean | string;

const SWITCH: Record<string, () => string> = { true: () => t("option-on"), false: () => t("option-off") };

export const valueSaid = (game: string, name: string, value: Value): string =>
  gameWord(game, `option-${name}-${value}`) || SWITCH[String(value)]?.() || String(value);

export const optionSaid = (game: string, name: string, value: Value): string =>
  `${gameWord(game, `option-${name}`)}: ${valueSaid(game, name, value)}`;

/** Those that are not as usual. */
export const unusual = (game: string, chosen: Readonly<Record<string, Value>>): string[] =>
  (gameInfo(game)?.options ?? []).flatMap(({ name, default: usual }) => {
    const value = chosen[name] ?? usual;
    return value === usual ? [] : [optionSaid(game, name, value)];
  });
