import { isPromoting } from "#engine/policy/concerns.ts";
import type { ReadLanguage } from "#engine/policy/reading/concepts/says.ts";
import { isLimiting, namesPromotion } from "#engine/policy/reading/concepts/word-lists.ts";
import { markSentence } from "#engine/policy/reading/mark-sentence.ts";
import { ALL_SUBJECTS } from "#engine/policy/reading/marks.ts";
import { type Meaning, speaksOfOwn } from "#engine/policy/reading/meaning.ts";
import { Part } from "#engine/policy/reading/part.ts";
import { givesRoom, isGeneral, pickStance, type PastedStance } from "./read-stance.ts";
import type { Statement } from "./statement.ts";

/** What a reading shows of how sure its stance is; those of a ban and those of room are kept apart. */
export const DOUBT_SIGNS = [
  "base",
  "ban: one sentence of many",
  "ban: named as promotion",
  "ban: of a sort only",
  "ban: others not understood",
  "room",
  "room: named as promotion",
  "room: in a sentence that denies",
  "room: a place for something else",
  "room: on terms",
  "room: said more than once",
  "room: bans beside it",
  "room: others not understood",
  "room: denials not understood",
] as const;
export type DoubtSign = (typeof DOUBT_SIGNS)[number];

/** In a shorter text one sentence is all that can be expected. */
const MANY = 8;
const MOST_COUNTED = 3;

export function readDoubtSigns(
  statements: readonly Statement[],
  stance: PastedStance,
  language: ReadLanguage,
): Record<DoubtSign, number> {
  const looks = statements.map((statement) => lookAt(statement, stance, language));
  const telling = looks.filter((look) => look.isTelling);
  const unread = looks.filter((look) => look.isUnread);
  const isBan = stance.is === "closed";
  const ofBan = (sign: number | boolean) => (isBan ? Number(sign) : 0);
  const ofRoom = (sign: number | boolean) => (isBan ? 0 : Number(sign));
  const isNamed = telling.some((look) => look.isNamed);
  const isPlace = stance.is === "thread" || stance.is === "weekday";
  const count = (is: (look: Look) => boolean) => looks.filter(is).length;
  return {
    base: 1,
    "ban: one sentence of many": ofBan(telling.length < 2 && statements.length >= MANY),
    "ban: named as promotion": ofBan(
      Math.min(
        2,
        count((look) => look.isBan && look.isNamed),
      ),
    ),
    "ban: of a sort only": ofBan(telling.some((look) => look.isLimited)),
    "ban: others not understood": ofBan(Math.log1p(unread.length)),
    room: ofRoom(true),
    "room: named as promotion": ofRoom(isNamed),
    "room: in a sentence that denies": ofRoom(telling.some((look) => look.denies)),
    "room: a place for something else": ofRoom(isPlace && !isNamed),
    "room: on terms": ofRoom(stance.is === "value"),
    "room: said more than once": ofRoom(
      Math.min(
        MOST_COUNTED,
        count((look) => look.isRoom),
      ),
    ),
    "room: bans beside it": ofRoom(Math.log1p(count((look) => look.isBan))),
    "room: others not understood": ofRoom(Math.log1p(unread.length)),
    "room: denials not understood": ofRoom(unread.some((look) => look.denies)),
  };
}

type Look = {
  /** By itself it says what the whole was read as. */
  isTelling: boolean;
  /** Speaks of what one made or promotes, and nothing was read of that. */
  isUnread: boolean;
  isNamed: boolean;
  isLimited: boolean;
  denies: boolean;
  isBan: boolean;
  isRoom: boolean;
};

function lookAt({ sentence, meanings }: Statement, is: PastedStance, language: ReadLanguage): Look {
  const part = markWhole(sentence, language);
  const own = listOwn(part);
  const read = meanings.filter(speaksOfOwn);
  return {
    isTelling: pickStance(meanings)?.is === is.is,
    isUnread: own.length > 0 && read.length === 0,
    isNamed: own.some(({ mark }) =>
      part.tokens.slice(mark.from, mark.to).some(({ text }) => namesPromotion(text)),
    ),
    isLimited: own.length > 0 && part.tokens.some(({ text }) => isLimiting(text)),
    denies: part.has("deny"),
    isBan: read.some(isBanOfAll),
    isRoom: read.some(givesRoom),
  };
}

function markWhole(sentence: string, language: ReadLanguage): Part {
  const marked = markSentence(sentence, language);
  return new Part(marked, 0, marked.tokens.length);
}

function listOwn(part: Part) {
  return part.subjects().filter(({ id }) => isPromoting(ALL_SUBJECTS[id].of));
}

/** Whether it has words for what one made or promotes, whatever was read of them. */
export function namesOwn(sentence: string, language: ReadLanguage): boolean {
  return listOwn(markWhole(sentence, language)).length > 0;
}

function isBanOfAll(meaning: Meaning): boolean {
  return (
    meaning.kind === "demand" && meaning.demand.code === "unwanted" && isGeneral(meaning.demand.of)
  );
}
