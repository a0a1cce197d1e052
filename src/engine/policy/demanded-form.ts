import { joinWords } from "#engine/text/format.ts";
import { splitTags } from "#engine/text/text-place.ts";
import type { Demand } from "./demand.ts";
import { SAID_LATER, SAID_WHERE } from "./noted-rows.ts";

/** '[OC] or [Ask]' by their names; pasted rules give them without brackets. */
export function tagsOf({ value }: Pick<Demand, "value">): string[] {
  return Array.isArray(value) ? value : splitTags(String(value ?? ""));
}

export function headingsOf({ value }: Pick<Demand, "value">): string[] {
  return Array.isArray(value) ? value : value === null ? [] : [String(value)];
}

/** 'ELI5: at the start of the title', or one word, which begins the title; of several one has to be in the title. */
export type Phrase = { words: string[]; is: "start" | "title" | "anywhere" };

export function readPhrase({ value }: Pick<Demand, "value">): Phrase {
  if (Array.isArray(value)) return { words: value, is: "title" };
  const text = String(value ?? "");
  const [words = text] = text.split(SAID_WHERE, 1);
  const isAtStart = text.includes("at the start of the title") || !words.includes(" ");
  return { words: [words], is: isAtStart ? "start" : "anywhere" };
}

/** What is said later, in a comment, is not in a draft. */
export function isSaidLater({ value, detail }: Pick<Demand, "value" | "detail">): boolean {
  return SAID_LATER.test(`${String(value ?? "")} ${detail ?? ""}`);
}

/** What names no tag in brackets is said as it was noted. */
export function wordTags(demand: Pick<Demand, "value">): string {
  const tags = tagsOf(demand).map((tag) => `[${tag}]`);
  return tags.length > 0 ? joinWords(tags, "or") : String(demand.value ?? "");
}

export function wordPhrase(demand: Pick<Demand, "value">): string {
  const { words, is } = readPhrase(demand);
  const named = joinWords(
    words.map((each) => `“${each}”`),
    "or",
  );
  return `${named}${is === "start" ? " at the start of the title" : is === "title" ? " in the title" : ""}`;
}
