import { isQuestionWord } from "../concepts/page-words.ts";
import type { Part } from "../part.ts";

/** 'Which bakery, where to park: ask that in the thread …' */
export function asksBeforeColon(part: Part): boolean {
  const colon = part.tokens.findIndex(({ text }, at) => at > part.from && text === ":");
  return (
    isQuestionWord(part.tokens[part.from]?.text ?? "") &&
    part.tokens.slice(part.from, colon).some(({ text }) => text === "," || text === "?") &&
    part.rooms("thread").some(({ from }) => colon !== -1 && from > colon) &&
    !part.has("deny")
  );
}

const MOST_BEFORE_THREAD = 3;

/** 'Rentals: the Keys thread', 'Alquileres, en el hilo …': what stands before a thread, with no verb between. */
export function isApartFromThread(part: Part): boolean {
  const [thread] = part.rooms("thread");
  const at = part.tokens.findIndex(({ text }, index) => index > part.from && /^[:,]$/.test(text));
  return (
    thread !== undefined &&
    at !== -1 &&
    thread.from > at &&
    thread.from - at <= MOST_BEFORE_THREAD &&
    !part.has("deny", "permit", "condition")
  );
}
