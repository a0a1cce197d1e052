import { countWords } from "#engine/pages/tells-fact.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { Opening, PlanEntry } from "../plan/plan.ts";
import { listPremises } from "../told/find-premises.ts";
import { tellFor } from "../plan/list-candidates.ts";
import { splitOpening } from "../told/steer-sentences.ts";
import { findMatter, type Matter, type Told } from "../told/told.ts";
import { frameNote } from "./frame-note.ts";
import { introduce } from "./introduce.ts";
import { wordFacts } from "./word-facts.ts";
import { wordShort } from "./word-short.ts";
import { wordSections } from "./word-sections.ts";
import { writeTitles } from "./write-titles.ts";
import type { WrittenPost } from "./written-post.ts";

type Planned = Extract<PlanEntry, { is: "post" }>;

/** One entry of the plan as a post. `used` are the titles of the project's other posts. */
export function wordPost(told: Told, planned: Planned, used: ReadonlySet<string>): WrittenPost {
  const { place } = planned;
  if (place.form !== "post") return wordShort(told, planned, used);
  const question = planned.question && findMatter(told, planned.question);
  // What a question is about comes right before it.
  const premise = question
    ? listPremises(question.id, told).find(
        (id) => planned.matters.includes(id) && id !== planned.opening,
      )
    : undefined;
  const facts = wordFacts(told, place, { told: planned.matters });
  const take = tellFor(place, planned.matters);
  const parts = planned.matters.map((id) => ({
    id,
    paragraphs: tell(told, id, take, id === planned.opening),
  }));
  const wished = splitWished(told, planned.opening);
  const opens = wished
    ? [{ paragraphs: wished.opening }]
    : parts.filter(({ id }) => id === planned.opening);
  const body = parts
    .map((part) => (wished && part.id === planned.opening ? { ...part, ...wished.later } : part))
    .filter(({ id }) => (id !== planned.opening || wished?.later) && id !== premise);
  const last = parts.filter(({ id }) => id !== planned.opening && id === premise);
  const [first, ...others] = body;
  const introduction = introduce(told, place, planned.opening);
  const running = [
    ...opens.flatMap((part) => part.paragraphs),
    ...join(introduction, first?.paragraphs ?? []),
    ...others.flatMap((part) => part.paragraphs),
    ...last.flatMap((part) => part.paragraphs),
  ];
  const text = wordSections(told, place) ?? running;
  const paragraphs = [...text, ...facts, ...(question ? question.paragraphs : [])];
  return {
    ...writeTitles(told, place, planned, used),
    content: paragraphs.join("\n\n"),
    rests: [...planned.matters, ...(planned.question ? [planned.question] : [])],
    pictures: [],
  };
}

/** What the founder wants it to open on, and the rest of that answer. */
function splitWished(told: Told, opening: Opening) {
  const matter = told.matters.find(({ id }) => id === opening);
  const wished = matter && splitOpening(matter, told);
  if (!wished) return null;
  const { rest } = wished;
  return {
    opening: wished.opening,
    later: rest && { paragraphs: frameNote(rest, told.interview) },
  };
}

/** What a post begins with needs no lead: 'Before this' would come before there is anything. */
function tell(
  told: Told,
  id: AnswerId,
  take: (matter: Matter) => string[],
  isOpening: boolean,
): string[] {
  const matter = findMatter(told, id);
  if (!matter) return [];
  const sentences = take(matter);
  const isWhole = sentences.length === matter.sentences.length;
  const paragraphs = isWhole ? matter.paragraphs : [sentences.join(" ")];
  return isOpening ? paragraphs : frameNote({ ...matter, sentences, paragraphs }, told.interview);
}

const LONGEST_JOINED = 80;

/** What it is and how it works are one paragraph, as long as it is a short one. */
function join(introduction: string, [first, ...rest]: string[]): string[] {
  if (first === undefined) return [introduction];
  const joined = `${introduction} ${first}`;
  // 'How it works:' stands above its list.
  const isList = first.includes("\n") || first.endsWith(":");
  const isShort = countWords(joined) <= LONGEST_JOINED && !isList;
  return isShort ? [joined, ...rest] : [introduction, first, ...rest];
}
