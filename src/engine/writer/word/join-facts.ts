import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { dropFullStop, endsWithOne } from "#engine/text/characters.ts";
import { LACKS, SAYS_OF_THING } from "../rows/fact-rows.ts";

/** Behind more than this nobody remembers how the sentence began. */
const LONGEST_JOINED = 85;
const WITHOUT = ", with ";

/** 'It's free. No ads.' is one sentence: 'It's free, with no ads.' */
export function joinLacks(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1) ?? "";
    const isLack = LACKS.test(sentence) && !hasSign(sentence, "clause");
    const isJoined = isLack && SAYS_OF_THING.test(last) && endsWithOne(last, ".");
    if (!isJoined) joined.push(sentence);
    else joined[joined.length - 1] = addLack(dropFullStop(last), sentence);
  }
  return joined;
}

function addLack(said: string, lack: string): string {
  const small = `${lack.charAt(0).toLowerCase()}${lack.slice(1)}`;
  return `${said}${said.includes(WITHOUT) ? " and " : WITHOUT}${small}`;
}

/** Where it runs and what it costs, where each takes a few words: 'It runs on Linux, and it's free.' */
export function joinPrice(where: readonly string[], price: readonly string[]): string[] {
  const [place = "", ...places] = where;
  const [amount = "", ...more] = price;
  const isShort =
    places.length === 0 &&
    [place, amount].every((each) => SAYS_OF_THING.test(each) && !each.includes(WITHOUT)) &&
    place.length + amount.length <= LONGEST_JOINED;
  return isShort
    ? [`${dropFullStop(place)}, and it${amount.slice(2)}`, ...more]
    : [...where, ...price];
}
