import { joinWords } from "#engine/text/join-words.ts";

const MOST_NAMES = 5;

/** "r/a", "r/a and r/b", "r/a, r/b and r/c"; a long list ends in how many more there are. */
export function listNames(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return joinWords(rest > 1 ? [...names.slice(0, MOST_NAMES), `${rest} more`] : [...names]);
}
