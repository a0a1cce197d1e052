/** A word is a run of letters and digits of any script; an apostrophe or hyphen inside belongs to it. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu;

export const MOST_REPETITIONS = 4;

/** Words that a text has five times or more, small ones like 'the' included; most frequent first. */
export function repeatedWords(text: string): readonly RepeatedWord[] {
  if (last.text !== text) last = { text, repeated: countRepeated(text) };
  return last.repeated;
}

type RepeatedWord = { word: string; times: number };

// Several rules and the estimate ask about the same text at each keystroke.
let last: { text: string; repeated: readonly RepeatedWord[] } = { text: "", repeated: [] };

function countRepeated(text: string): RepeatedWord[] {
  const times = new Map<string, number>();
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    times.set(word, (times.get(word) ?? 0) + 1);
  }
  return Array.from(times, ([word, count]) => ({ word, times: count }))
    .filter((each) => each.times > MOST_REPETITIONS)
    .toSorted((a, b) => b.times - a.times);
}
