import {
  completePhrase,
  listFurther,
  PHRASE_IDS,
  type PhraseId,
  splitAnswer,
} from "#engine/interview/complete-sentence.ts";
import { ANSWER_IDS, type AnswerId, type Interview } from "#engine/interview/interview.ts";
import { findWeakAnswer } from "#engine/interview/weak-answers.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { findRests } from "./find-rests.ts";
import { plainText, tidyAnswer } from "./tidy-answer.ts";
import type { Matter, Told } from "./told.ts";

/** What the founder said, with what each answer rests on. An answer that says nothing is left out. */
export function readAnswers(project: Told["project"], interview: Interview): Told {
  const phrase = (id: PhraseId) => readPhrase(id, project.name, interview);
  const what = phrase("what");
  const said = ANSWER_IDS.filter((id) => !PHRASE_IDS.some((each) => each === id)).flatMap((id) =>
    readMatter(id, interview.answers[id] ?? "", project.name),
  );
  const known = [project.name, what ?? "", phrase("forWhom") ?? ""].join(" ");
  return {
    project,
    interview,
    what,
    further: what === null ? [] : listFurther(interview.answers.what ?? ""),
    forWhom: phrase("forWhom"),
    why: phrase("why"),
    who: phrase("who"),
    matters: said.map((matter) => Object.assign(matter, { rests: findRests(matter, said, known) })),
  };
}

function readPhrase(id: PhraseId, name: string, { answers }: Interview): string | null {
  const text = plainText(answers[id] ?? "");
  if (!text || findWeakAnswer(id, text, name)) return null;
  return completePhrase(id, text, name) || null;
}

function readMatter(id: AnswerId, text: string, name: string): Matter[] {
  const paragraphs = tidyAnswer(text, id);
  if (paragraphs.length === 0) return [];
  if (findWeakAnswer(id, plainText(text), name, { areNotesFine: true })) return [];
  if (id === "userSaid" && isSaidByNobody(paragraphs.join(" "))) return [];
  const sentences = paragraphs.flatMap((paragraph) => splitAnswer(paragraph));
  return [{ id, paragraphs, sentences, words: countWords(paragraphs.join(" ")), rests: [] }];
}

/** A quotation alone: readers would ask who said it. */
function isSaidByNobody(text: string): boolean {
  const outside = text
    .replaceAll(/\([^()]*\)/g, "")
    .replaceAll(/["“‘'][^"”]{0,200}["”’'](?=[\s.,!?]|$)/gu, "");
  return countWords(outside) < FEWEST_OF_SPEAKER;
}

const FEWEST_OF_SPEAKER = 2;
