import { countWords } from "#engine/pages/tells-fact.ts";

const SOMEBODY = /\bSomebody (?:\([^()]{2,40}\) )?said: /;

/** Whether another post of the project has such a line; a second one would be a pattern. */
export function quotesSomebody(content: string): boolean {
  return SOMEBODY.test(content);
}

/** 'Somebody (he's 71) said: …' */
export function quoteSomebody(text: string): string {
  const { 1: said = text, 2: aside = "" } =
    /^(.{4,}["”'’]) (\([^()]{2,40}\))[.]?$/.exec(text) ?? [];
  return `Somebody${aside === "" ? "" : ` ${aside}`} said: ${said}`;
}

/** Words in quotation marks of which nobody is named. */
export function isNobodys(text: string): boolean {
  const around = text.replaceAll(/["“][^"“”]*["”]|(?<!\p{L})['‘].+['’](?!\p{L})/gu, "");
  return /^["“'‘]/.test(text) && countWords(around) < FEWEST_OF_SPEAKER && !/\b(?:said|says|wrote|told|asked|called)\b/i.test(around); // prettier-ignore
}

const FEWEST_OF_SPEAKER = 5;
