import { areMany, introductions, isForItself, splitWhat } from "./introduce.ts";
import { completePhrase, PHRASE_IDS } from "#engine/interview/complete-sentence.ts";
import { findWeakAnswer } from "#engine/interview/weak-answers.ts";
import { sayLead } from "#engine/interview/say-lead.ts";
import type { Interview, Question } from "#engine/interview/interview.ts";

type Answering = { name: string; interview: Interview; typed: string };

/** The sentences that a completion becomes in posts; none for other answers, which are printed as they are. */
export function previewAnswer(question: Question, { name, interview, typed }: Answering): string[] {
  const id = PHRASE_IDS.find((phrase) => phrase === question.id);
  if (question.form !== "completion" || id === undefined) return [];
  const end = completePhrase(id, typed, name);
  if (end === "") return [];
  // 'It exists because plastic' is no sentence.
  if (id === "why" && findWeakAnswer(id, typed, name)) return [];
  const plain = `${sayLead(question.lead, name)} ${end}.`;
  if (id !== "what") return [plain];
  const { who } = interview.answers;
  const said = { name, what: end, who: who ? completePhrase("who", who, name) : null };
  const introduced = introductions(said, interview).slice(0, 1);
  // 'Bin Night is wooden toys' is none either.
  const isAlone = isForItself(splitWhat(end).what) || areMany(end);
  return isAlone ? introduced : [plain, ...introduced];
}
