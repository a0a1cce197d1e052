import * as z from "zod";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { fillBlank, findBlanks } from "#engine/drafts/blanks.ts";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { findNames } from "#engine/drafts/find-names.ts";
import { findLinks } from "#engine/drafts/find-links.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { splitSentences } from "#engine/pages/split-sentences.ts";
import type { PostBrief } from "#engine/posts/post-brief.ts";
import {
  NOTES,
  PROJECT,
  quoteFounder,
  type Ask,
  nameOtherLanguage,
  readStems,
} from "./word-brief.ts";

export type Sentence = { text: string; place: DraftPlace };

/**
 * A sentence that rests on nothing: the model says so itself, or what it names does not bear it out.
 * Only the first can be left out without asking.
 */
export type Groundless = Sentence & { by: "model" | "us" };

const TALK = "talk";

const Answer = z.object({
  drafts: z.array(
    z.object({
      draft: z.number(),
      sentences: z.array(z.object({ sentence: z.number(), rests: z.string().nullable() })),
    }),
  ),
});

/** For each draft the sentences that nothing of the founder's bears out. */
export async function groundDrafts(
  ask: Ask,
  brief: PostBrief,
  drafts: Draft[],
): Promise<Groundless[][]> {
  const numbered = drafts.map(listSentences);
  const { drafts: named } = await ask({
    task: "ground-post",
    instructions: INSTRUCTIONS,
    data: [
      ...quoteFounder(brief),
      ...numbered.map((sentences, index) => ({
        name: `draft ${index + 1}`,
        text: sentences.map(({ text }, at) => `${at + 1}: ${text}`).join("\n"),
      })),
    ],
    schema: Answer,
  });
  return numbered.map((sentences, index) => {
    const answer = named.find(({ draft }) => draft === index + 1)?.sentences ?? [];
    return sentences.flatMap((sentence, at) => {
      const rests = answer.find((each) => each.sentence === at + 1)?.rests ?? null;
      const by = judge(sentence.text, rests, brief);
      return by ? [{ ...sentence, by }] : [];
    });
  });
}

const INSTRUCTIONS = `You check drafts of a post against what the founder said. The founder's material comes in blocks with names, such as 'scene'; each draft comes as numbered sentences.
For every sentence of every draft, name the one block that says the same. Name '${PROJECT}' where it only says who made the project, its name or its address, '${NOTES}' where it follows the founder's notes, and '${TALK}' where it states nothing at all: a question to readers, thanks, an offer to answer.
Name null where a sentence states anything that no block says: a number, a place, a name, a result, a feature, a feeling, a comparison. Be strict: likely is not said.`;

/** Fewer words than these say too little to be held against anything: 'It isn't magic.' */
const FEWEST_TELLING = 3;
/** One more may be said of oneself or to readers: 'I used to price by length.', 'Pick a day before you leave.' */
const OF_PERSONS = /\b(?:i|my|we|our|you|your)\b/i;
const MOST_OF_SHORT = 4;

/** A block that does not exist, or that shares nothing with the sentence, is none. */
function judge(text: string, rests: string | null, brief: PostBrief): Groundless["by"] | null {
  const { project, interview, notes, community } = brief;
  if (text.endsWith("?") || isBareLink(text) || isBlank(text)) return null;
  if (rests === null) return "model";
  const sources: Record<string, string | undefined> = {
    ...interview.answers,
    [PROJECT]: project.name,
    [NOTES]: notes,
    [TALK]: " ",
  };
  const source = Object.hasOwn(sources, rests) ? sources[rests] : undefined;
  if (!source) return "us";
  // Between two languages there are no words to share.
  if (nameOtherLanguage(community.policy.language)) return null;
  const named = readStems(project.name);
  const telling = [...readStems(text)].filter((stem) => !named.has(stem));
  const isAside = telling.length < FEWEST_TELLING + (OF_PERSONS.test(text) ? 1 : 0);
  if (isAside && !/\p{N}/u.test(text)) return null;
  if (isAboutPost(text)) return null;
  if (rests === TALK) return isTalk(text, project.name) ? null : "us";
  if (isAboutMaker(text, project.name)) return null;
  const share = (stems: Set<string>) => telling.filter((stem) => stems.has(stem)).length;
  // Where the wrong block is named, all that the founder said may still bear it out.
  const all = readStems([...Object.values(interview.answers), notes ?? ""].join("\n"));
  const enough = telling.length > MOST_OF_SHORT ? 2 : 1;
  return share(readStems(source)) >= 1 || share(all) >= enough ? null : "us";
}

/** '{{what it costs, and what is free}}.': the founder fills it in. */
function isBlank(text: string): boolean {
  const blanks = findBlanks(text);
  const rest = blanks.reduceRight((left, blank) => fillBlank(left, blank, ""), text);
  return blanks.length > 0 && readStems(rest).size === 0;
}

const MOST_WORDS_BESIDE_LINK = 10;

/** 'It is here: https://…' */
function isBareLink(text: string): boolean {
  const links = findLinks(text);
  const rest = links.reduce((left, { address }) => left.replace(address, " "), text);
  return links.length > 0 && countWords(rest) <= MOST_WORDS_BESIDE_LINK;
}

const MOST_WORDS_OF_TALK = 18;
const TO_READERS =
  /\b(?:you|your|anyone|anybody|somebody|thanks|thank|happy|glad|curious|ask|comments?|below|feedback|thoughts?|here is|here's|i would love|i'd love|i would like|i'd like)\b/i;

/** It turns to readers and says nothing of the project. */
function isTalk(text: string, name: string): boolean {
  if (countWords(text) > MOST_WORDS_OF_TALK || /\p{N}/u.test(text)) return false;
  return TO_READERS.test(text) && findNames(text, name).length === 0;
}

const MOST_WORDS_OF_POST = 10;
/** 'This is a bit of a niche request.', 'Genuine question from someone who sells the stuff.' */
const ABOUT_POST =
  /^(?:(?:this|it)(?: is|'s|’s| may be| might be) )?(?:(?:an?|my|the|one|bit of|kind of|sort of|honest|genuine|serious|real|quick|small|long|odd|silly|weird|niche|dumb|stupid|short|simple|practical|slightly|very|rather) ){1,6}(?:question|request|post|story|rant|plea|note|ask|write-up|confession)\b/i;

/** It says what kind of post this is, and of the project nothing. */
function isAboutPost(text: string): boolean {
  return ABOUT_POST.test(text) && countWords(text) <= MOST_WORDS_OF_POST && !/\p{N}/u.test(text);
}

const MOST_WORDS_OF_MAKER = 14;

function isAboutMaker(text: string, name: string): boolean {
  const isNamed = findNames(text, name).length > 0 || findDisclosure(text, name) !== null;
  return isNamed && countWords(text) <= MOST_WORDS_OF_MAKER && !/\p{N}/u.test(text);
}

/** Far more than a post has; what goes on longer is too long anyway. */
const MOST_SENTENCES = 80;

/** Title and content, sentence by sentence, with where each stands. */
export function listSentences({ title, content }: Draft): Sentence[] {
  const titled = { text: title, place: { field: "title" as const, start: 0, end: title.length } };
  let from = 0;
  const sentences = content
    .split(/\n+/)
    .flatMap(splitSentences)
    .flatMap((text) => {
      const start = content.indexOf(text, from);
      if (start < 0) return [];
      from = start + text.length;
      return [{ text, place: { field: "content" as const, start, end: from } }];
    });
  return [titled, ...sentences.slice(0, MOST_SENTENCES)];
}

/** The content without some of its sentences, and without the paragraphs that are empty then. */
export function cutSentences(content: string, sentences: Sentence[]): string {
  return sentences
    .map(({ place }) => place)
    .filter(({ field }) => field === "content")
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), content)
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
