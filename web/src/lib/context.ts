import { getContext, setContext } from "svelte";

type Words = (text: string) => string;
const KEY = Symbol("words");

/** How texts with `{2}` are said to whoever looks. */
export const setWords = (words: Words): Words => setContext(KEY, words);
export const getWords = (): Words => getContext<Words>(KEY);
