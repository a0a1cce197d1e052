import { splitAtSpaces } from "./characters.ts";
import {
  DOUBLED,
  ENDS_IN_ES,
  ENDS_IN_S,
  INFLECTED,
  LOST_ITS_E,
  ONE_VOWEL,
  TWO_VOWELS,
} from "./stem-rows.ts";

/** One form for what is one thing: bakers and baking, movie and movies; news, care and cars stay apart. */
export function stemWord(word: string): string {
  const singular = toSingular(word);
  return KEPT.has(singular) ? singular : toBase(singular);
}

/** A short word is all stem. */
const SHORTEST_INFLECTED = 4;

function toSingular(word: string): string {
  if (word.length < SHORTEST_INFLECTED || KEPT.has(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  // Movie and movies meet where party and parties do.
  if (word.length > 4 && word.endsWith("ie")) return `${word.slice(0, -2)}y`;
  if (ENDS_IN_ES.test(word)) return word.slice(0, -2);
  return ENDS_IN_S.test(word) ? word.slice(0, -1) : word;
}

function toBase(word: string): string {
  const ending = INFLECTED.exec(word)?.[0];
  if (ending === undefined) return word;
  const base = word.slice(0, -ending.length);
  const isLong = base.length >= (ending === "ed" ? 4 : 3) && /[aeiouy]/.test(base);
  return isLong ? restoreBase(base) : word;
}

/** Knitt was knit, bak was bake, freelanc was freelance, cook is cook. */
function restoreBase(base: string): string {
  if (base.length >= 4 && DOUBLED.test(base)) return base.slice(0, -1);
  if (base.length > 5 && base.endsWith("ll")) return base.slice(0, -1);
  const lostItsE = ONE_VOWEL.test(base) || LOST_ITS_E.test(base);
  return lostItsE && !TWO_VOWELS.test(base) ? `${base}e` : base;
}

/** They look inflected and are not, or are of another trade than their stem: trainings are no trains. */
const KEPT = new Set(
  splitAtSpaces(`news lens always yoga chess canvas atlas gas bus christmas texas series species
  wedding marketing training dating building parking meeting shipping boxing fencing fishing housing clothing bedding
  something anything nothing everything morning evening spring string king ring wing thing sibling ceiling pudding
  poster corner flower tower layer matter master number letter counter offer order shower rubber barber dinner summer winter
  trailer liver speaker poker banner hammer pepper butter ladder supper copper manner litter broker sticker cooler
  water paper river silver power cover never ever over under other after super timer tiger cancer soccer career
  sober fiber cyber uber twitter mother father brother sister computer hundred sacred`),
);
