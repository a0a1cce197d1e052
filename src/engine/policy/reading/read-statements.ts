import { addLeads } from "./add-leads.ts";
import { asksOfPosts } from "./asks-of-posts.ts";
import type { ReadLanguage } from "./concepts/says.ts";
import {
  ALL_SUBJECTS,
  type MarkedSentence,
  markSentence,
  type SubjectName,
} from "./mark-sentence.ts";
import type { Meaning } from "./meaning.ts";
import { Part, splitParts } from "./part.ts";
import type { Context } from "./pick-subjects.ts";
import { readDetails } from "./read-details.ts";
import { readForms } from "./read-forms.ts";
import { isBareName, readName, readUnknownBan } from "./read-name.ts";
import { readPart } from "./read-part.ts";
import { recogniseSentence } from "./recognise-rules.ts";
import { settleMeanings, settleSentence } from "./settle-meanings.ts";

/** What each sentence of one rule says, its name first where it has one. */
export function readStatements(
  sentences: readonly string[],
  { isNamed, language }: { isNamed: boolean; language: ReadLanguage },
): Meaning[][] {
  const marked = addLeads(
    sentences.map((each) => markSentence(each, recogniseSentence(each, language))),
    isNamed,
    language,
  );
  let spokenOf: readonly SubjectName[] = [];
  let named: readonly SubjectName[] = [];
  const readings = marked.map((sentence, index) => {
    const whole = new Part(sentence, 0, sentence.tokens.length);
    const isHeading = isNamed && index === 0;
    if (!asksOfPosts(whole)) return [];
    const parts = splitParts(sentence);
    const meanings: Meaning[] = [];
    for (const [at, part] of parts.entries()) {
      const refersBack = at > 0 || part.moods("refers").some(({ from }) => from === part.from);
      const inherited = refersBack && spokenOf.length > 0 ? spokenOf : index > 0 ? named : [];
      const context: Context = { inherited, isHeading };
      meanings.push(...readPart(part, context), ...readForms(part, context));
      const own = listSubjects(part);
      if (own.length > 0) spokenOf = own;
    }
    if (isHeading) named = listSubjects(new Part(sentence, 0, findEndOfName(sentence)));
    if (isHeading && meanings.length === 0) meanings.push(...readUnknownBan(whole));
    const inherited = isHeading ? [] : named;
    return settleSentence([...meanings, ...readDetails(whole, { inherited, isHeading })]);
  });
  const [heading, ...rest] = readings;
  const [first] = marked;
  if (isNamed && heading && first && isBareName(new Part(first, 0, first.tokens.length))) {
    readings[0] = settleSentence([
      ...heading,
      ...readName(new Part(first, 0, first.tokens.length), rest, marked.length > 1),
    ]);
  }
  const counted = marked.some(({ tokens }) => countsComments(tokens))
    ? readings.map(countComments)
    : readings;
  return settleMeanings(counted);
}

/** A longer one is a sentence of its own, and those after it speak of what they name themselves. */
const MOST_OF_NAME = 14;
const MOST_OF_LABEL = 8;

/** 'Own projects: we have a thread for that': what stands before the colon. */
function findEndOfName(sentence: MarkedSentence): number {
  const { tokens } = sentence;
  if (tokens.length <= MOST_OF_NAME) return tokens.length;
  const colon = tokens.findIndex(({ text }) => text === ":");
  if (colon === -1 || colon > MOST_OF_LABEL) return 0;
  const saysMore = new Part(sentence, 0, colon).has("deny", "permit", "require", "only");
  return saysMore ? 0 : colon;
}

function listSubjects(part: Part): SubjectName[] {
  const own = [...new Set(part.subjects().map(({ id }) => id))];
  const strong = own.filter((id) => !ALL_SUBJECTS[id].isCarrier && id !== "toModerators");
  return strong.length > 0 ? strong : own;
}

/** 'Comments count as well.' */
function countsComments(tokens: MarkedSentence["tokens"]): boolean {
  const has = (pattern: RegExp) => tokens.some(({ text }) => pattern.test(text));
  return (
    has(/^(?:comments?|kommentare|commentaires|comentarios)$/) &&
    has(/^(?:counts?|counted|zahlen|comptent|cuentan|contam)$/)
  );
}

function countComments(meanings: Meaning[]): Meaning[] {
  return meanings.map((meaning) =>
    meaning.kind === "demand" &&
    (meaning.demand.code === "gap-days" || meaning.demand.code === "percent")
      ? { ...meaning, demand: { ...meaning.demand, countsComments: true } }
      : meaning,
  );
}
