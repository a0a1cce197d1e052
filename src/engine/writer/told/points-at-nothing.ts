import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import {
  POINTER,
  POINTS_ON,
  MEANS_NOTHING,
  NAMED_ONE,
  NAME,
  NAMED_MANY,
  COUNTED_OBJECT,
} from "../rows/pointer-rows.ts";

/**
 * Whether a sentence speaks of something that neither it nor what was told before it has named: 'I bought a box of 31 of them',
 * 'for people who own one of these books'.
 */
export function pointsAtNothing(sentence: string, before = ""): boolean {
  const counted = COUNTED_OBJECT.exec(sentence);
  if (counted && !NAMED_MANY.test(`${before} ${sentence.slice(0, counted.index)}`)) return true;
  return Array.from(sentence.matchAll(POINTER)).some(({ index, groups = {} }) => {
    const told = `${before} ${sentence.slice(0, index)}`;
    const { many, named, one, another } = groups;
    if (many) return !NAMED_MANY.test(told) && !hasSign(told, "person");
    if (named) return !POINTS_ON.test(named) && !told.toLowerCase().includes(stemOf(named));
    const isEmpty = MEANS_NOTHING.test(sentence.slice(index));
    const isNamed = [NAMED_ONE, NAMED_MANY, NAME].some((sign) => sign.test(told));
    return another ? !isNamed : one !== undefined && !isEmpty && !isNamed;
  });
}

function stemOf(word: string): string {
  return word.toLowerCase().replace(/(?:ies|es|s)$/, "");
}
