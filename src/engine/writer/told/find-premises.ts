import type { AnswerId } from "#engine/interview/interview.ts";
import { listLetterRuns } from "#engine/text/characters.ts";
import { findMatter, QUESTIONS, type Told } from "./told.ts";

const LEAST_TELLING = 5;

/** The answers that a question speaks of, the one that has most of its words first. */
export function listPremises(question: AnswerId, told: Told): AnswerId[] {
  const asked = new Set(listTelling(findMatter(told, question)?.sentences.join(" ") ?? ""));
  for (const word of listTelling(`${told.project.name} ${told.what ?? ""}`)) asked.delete(word);
  return told.matters
    .filter(({ id }) => !QUESTIONS.some((each) => each === id) && CAN_COME_LAST.has(id))
    .map(({ id, sentences }) => {
      const said = new Set(listTelling(sentences.join(" ")));
      return { id, shared: [...asked].filter((word) => said.has(word)).length };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ id }) => id);
}

/** How it works is told where the thing is introduced, and a scene opens. */
const CAN_COME_LAST: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "limits",
  "mistake",
  "numbers",
  "surprise",
  "teach",
  "before",
  "userSaid",
]);

function listTelling(text: string): string[] {
  const words = listLetterRuns(text.toLowerCase());
  return words
    .filter((word) => word.length >= LEAST_TELLING && !COMMON.has(word))
    .map((word) => word.replace(/(?:es|s|ed|ing)$/, ""));
}

const COMMON = new Set(
  "about after again always before could every first going happen other people really should somebody something their there these thing things think those where which while whole without would made make making never until still because started doing being".split(
    " ",
  ),
);
