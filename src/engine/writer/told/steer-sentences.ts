import { splitAnswer } from "#engine/interview/complete-answer.ts";
import { POINTS } from "#engine/interview/answer-rows.ts";
import type { AnswerId, Answers, Interview } from "#engine/interview/interview.ts";
import { isMarked } from "#engine/interview/sentence-marks.ts";
import { dropFullStop } from "#engine/text/characters.ts";
import { BEGINS_WITH_TIME } from "../rows/pointer-rows.ts";
import { readAnswers } from "./read-answers.ts";
import type { Matter, Told } from "./told.ts";

/** The interview as it may be told: without the sentences that the founder does not want used, and those that need them. */
export function dropUnused(name: string, interview: Interview): Interview {
  const ids = new Set(
    (interview.marks ?? []).filter(({ marks }) => marks.includes("unused")).map(({ id }) => id),
  );
  if (ids.size === 0) return interview;
  const { matters } = readAnswers({ name, url: null }, interview);
  const kept = matters
    .filter(({ id }) => ids.has(id))
    .map((matter): [AnswerId, string] => [matter.id, keepUsed(matter, interview)]);
  const answers: Answers = { ...interview.answers, ...Object.fromEntries(kept) };
  return { ...interview, answers };
}

function keepUsed(matter: Matter, interview: Interview): string {
  let isDropped = false;
  const isKept = (sentence: string) => {
    const is = (mark: "unused" | "follows") => isMarked(interview, matter.id, sentence, mark);
    isDropped = is("unused") || (isDropped && is("follows"));
    return !isDropped;
  };
  return writeParagraphs(matter, isKept).join("\n\n");
}

/** Its paragraphs with those of its sentences that are asked for. */
function writeParagraphs({ paragraphs }: Matter, isKept: (sentence: string) => boolean): string[] {
  return paragraphs
    .map((paragraph) => splitAnswer(paragraph).filter(isKept).join(" "))
    .filter(Boolean);
}

/** Where the sentence stands that the founder wants a post to open on, up to the last one that needs it; null where none is marked. */
function findOpener(matter: Matter, { interview }: Pick<Told, "interview">) {
  const { id, sentences } = matter;
  const from = sentences.findIndex((sentence) => isMarked(interview, id, sentence, "opens"));
  if (from < 0) return null;
  const next = sentences
    .slice(from + 1)
    .findIndex((sentence) => !isMarked(interview, id, sentence, "follows"));
  return { from, to: next < 0 ? sentences.length : from + 1 + next };
}

export function hasOpener(matter: Matter, told: Pick<Told, "interview">): boolean {
  return findOpener(matter, told) !== null;
}

/** What a post opens on by the founder's wish, and what is left of the answer to be told further down. */
export function splitOpening(
  matter: Matter,
  told: Pick<Told, "interview">,
): { opening: string[]; rest: Matter | null } | null {
  const opener = findOpener(matter, told);
  if (!opener) return null;
  if (opener.from === 0) return { opening: matter.paragraphs, rest: null };
  const isOpening = (_: string, at: number) => at >= opener.from && at < opener.to;
  const opening = matter.sentences.filter(isOpening);
  const sentences = matter.sentences.filter((each, at) => !isOpening(each, at));
  let at = -1;
  const paragraphs = writeParagraphs(matter, (each) => {
    at += 1;
    return !isOpening(each, at);
  });
  return { opening: [opening.join(" ")], rest: { ...matter, paragraphs, sentences } };
}

/** The word with which a sentence points at what nobody knows who reads it alone; null where it says what it is. */
export function findPointer(sentence: string): string | null {
  return BEGINS_WITH_TIME.test(sentence) ? null : (POINTS.exec(sentence)?.[0] ?? null);
}

/** Sentences of an answer that the founder calls a good title, and that can be read alone. */
export function listMarkedTitles({ id, sentences }: Matter, { interview }: Told): string[] {
  return sentences
    .filter((sentence) => isMarked(interview, id, sentence, "title"))
    .filter((sentence) => findPointer(sentence) === null);
}

/** Sentences that say nothing without the one before, and so are no title. */
export function listFollowing({ matters, interview }: Told): string[] {
  return matters
    .flatMap(({ id, sentences }) =>
      sentences.filter((sentence) => isMarked(interview, id, sentence, "follows")),
    )
    .map(dropFullStop);
}
