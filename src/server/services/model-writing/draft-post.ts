import * as z from "zod";
import { ANSWER_IDS, type AnswerId } from "#engine/interview/interview.ts";
import { splitSentences } from "#engine/pages/split-sentences.ts";
import type { CommunityKind } from "#engine/policy/policy.ts";
import type { ComposedPost, PostBrief } from "#engine/posts/post-brief.ts";
import {
  quoteCommunity,
  quoteFounder,
  quoteSiblings,
  type Ask,
  isUnusable,
  countShared,
  askForType,
  nameOtherLanguage,
} from "./word-brief.ts";
import {
  type Draft,
  EDIT_SECTION,
  FLAIR,
  MAX_CONTENT_LENGTH,
  MAX_TITLE_LENGTH,
  type Tone,
} from "#engine/drafts/draft.ts";
import { findBlanks } from "#engine/drafts/blanks.ts";
import { findAskedAnswer } from "#engine/posts/blank-hints.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";

/**
 * Which answers a post is made of, in which order. Names only: whatever a stranger's text talked the
 * model into, none of its words get into the instructions of the next step.
 */
export type Angle = { answers: AnswerId[] };

const MOST_ANGLES = 3;
const MOST_ANSWERS = 6;

const ProposedAngles = z.object({ angles: z.array(z.object({ answers: z.array(z.string()) })) });

/** Three at most, the fittest for the community first; one where the founder wants another one. */
export async function proposeAngles(
  ask: Ask,
  brief: PostBrief,
  model: ComposedPost,
): Promise<Angle[]> {
  // One of them may be the blank of a draft that lacks an answer.
  const own = readAngle(model.rests, brief);
  const proposed = await ask({
    task: "propose-angles",
    instructions: askForAngles(brief, model),
    data: [...quoteFounder(brief), ...quoteCommunity(brief), ...quoteSiblings(brief)],
    schema: ProposedAngles,
    maxOutputTokens: 1500,
  }).catch((error: unknown) => {
    // A model that can't do this may still write well.
    if (isUnusable(error)) return { angles: [] };
    throw error;
  });
  const angles = [...proposed.angles.map(({ answers }) => readAngle(answers, brief)), own];
  // Another angle is another answer to begin with: the one that the engine would begin with next.
  const wished = angles.find(({ answers }) => answers[0] === own.answers[0]);
  if (brief.angle && wished) return [wished];
  const ranked = rankAngles(angles, brief);
  return ranked.length > 0 ? ranked : [own];
}

function askForAngles(brief: PostBrief, model: ComposedPost): string {
  const wish = brief.notes ? [`The founder wishes for this post: ${brief.notes}`] : [];
  return [
    "You plan a post for the quoted community on Reddit, in the name of the founder of the quoted project. Do not write it.",
    askForType(brief, model),
    "Each block of the founder's material has a name, such as 'scene'. An angle is a list of two to six of those names, in the order in which the post uses them: the first is what it opens with.",
    brief.angle ? "Propose three angles." : "Propose three angles that open differently.",
    "The first thing a member of that community would care about comes first; what the project is comes later. None opens like one of its other posts.",
    ...(brief.angle ? [`Each begins with ${readAngle(model.rests, brief).answers[0]}.`] : []),
    ...wish,
  ].join("\n");
}

/** Without names that are made up or were not answered. */
function readAngle(names: string[], { interview }: PostBrief): Angle {
  const known = ANSWER_IDS.filter((id) => interview.answers[id]);
  const answers = [...new Set(names)].flatMap((name) => known.find((id) => id === name) ?? []);
  return { answers: answers.slice(0, MOST_ANSWERS) };
}

/** Each opens differently; one that no sibling opened with and that suits the community goes first. */
function rankAngles(angles: Angle[], brief: PostBrief): Angle[] {
  const fitting = FITTING[brief.community.policy.kind ?? "lifestyle"];
  const used = new Set(brief.siblings.map(({ content }) => readOpening(content, brief)));
  const opened = new Set<AnswerId>();
  const distinct = angles.filter(({ answers: [opening] }) => {
    if (!opening || opened.has(opening)) return false;
    opened.add(opening);
    return true;
  });
  const cost = ({ answers: [opening] }: Angle) => {
    if (!opening) return Infinity;
    const rank = fitting.indexOf(opening);
    return (used.has(opening) ? 100 : 0) + (rank < 0 ? fitting.length : rank);
  };
  return distinct.toSorted((a, b) => cost(a) - cost(b)).slice(0, MOST_ANGLES);
}

/** The answer that another post begins with; null where it can't be told. */
function readOpening(content: string, { interview }: PostBrief): AnswerId | null {
  const [opening = ""] = splitSentences(content);
  let best: { id: AnswerId; shared: number } | null = null;
  for (const id of ANSWER_IDS) {
    const shared = countShared(opening, interview.answers[id] ?? "");
    if (shared >= 2 && shared > (best?.shared ?? 0)) best = { id, shared };
  }
  return best?.id ?? null;
}

const STORY: AnswerId[] = ["scene", "mistake", "surprise", "before", "premise"];
const CRAFT: AnswerId[] = ["unusual", "stackOrMaterial", "mistake", "scene", "howItPlays"];
const LESSON: AnswerId[] = ["teach", "mistake", "surprise", "scene", "numbers"];

/** What members of such a community want to read first. */
const FITTING: Record<CommunityKind, AnswerId[]> = {
  maker: ["numbers", "mistake", "scene", "surprise", "unusual"],
  dev: CRAFT,
  trade: LESSON,
  hobby: STORY,
  showcase: ["unusual", "howItPlays", "premise", "scene", "stackOrMaterial"],
  market: ["what", "price", "sample", "platform", "scene"],
  qa: LESSON,
  support: LESSON,
  local: ["scene", "theAsk", "oneJob", "before", "what"],
  news: ["numbers", "surprise", "scene", "unusual", "what"],
  humor: STORY,
  fandom: ["premise", "howItPlays", "scene", "surprise", "unusual"],
  media: ["episode", "premise", "sample", "scene", "unusual"],
  academic: ["unusual", "numbers", "formula", "limits", "mistake"],
  lifestyle: STORY,
};

/** A draft that is to be mended, and what is wrong with it. */
export type Repair = { draft: Draft; faults: string[] };

const WrittenPost = z.object({
  title: z.string().max(MAX_TITLE_LENGTH),
  content: z.string().max(MAX_CONTENT_LENGTH),
  editSection: z.string().max(EDIT_SECTION.longest).nullable(),
  flair: z.string().max(FLAIR.longest).nullable(),
});

/** The engine's own draft says which kind of post it is to be and where the link goes. */
export async function draftPost(
  ask: Ask,
  brief: PostBrief,
  model: ComposedPost,
  { angle, repair }: { angle: Angle; repair?: Repair },
): Promise<Draft> {
  const answer = await ask({
    task: repair ? "mend-post" : "draft-post",
    instructions: askForPost(brief, model, angle, repair?.faults ?? []),
    data: [
      ...quoteFounder(brief),
      ...quoteCommunity(brief),
      ...quoteSiblings(brief),
      ...(repair ? [{ name: "your last draft", text: wordDraft(repair.draft) }] : []),
    ],
    schema: WrittenPost,
  });
  return readAnswer(answer, brief, model);
}

/** Our own words, the founder's wishes and our list of faults: what strangers wrote is quoted beside them. */
function askForPost(
  brief: PostBrief,
  model: ComposedPost,
  { answers }: Angle,
  faults: string[],
): string {
  const { tone, project, notes, community } = brief;
  const blank = findWishedBlank(brief, model);
  const language = nameOtherLanguage(community.policy.language);
  return [
    "Write a post for the quoted community on Reddit, in the name of the founder of the quoted project.",
    askForType(brief, model),
    ...(answers.length > 0
      ? [`Use these blocks of the founder's material, in this order: ${answers.join(", ")}.`]
      : []),
    "Say what the project is where it first comes up.",
    TONES[tone ?? "plain"],
    ...(language ? [`Write it in ${language}, as a native speaker of it would.`] : []),
    HABITS,
    blank === null
      ? "Leave no blanks. What is not there is not said."
      : `One thing is not known. Where it belongs write {{${blank}}}, exactly so and once, as a sentence of its own: the founder fills it in. Leave no other blank. What else is not there is not said.`,
    project.url === null ? "There is no address to link to." : LINKS[model.linkPlace],
    "Keep to every rule of the community. Pick the flair from the quoted flairs that fits best, or null where there are none.",
    "It must not open like, or resemble, the other posts of the project.",
    ...(notes ? [`The founder wishes for this post: ${notes}`] : []),
    ...(faults.length > 0
      ? [
          "Your last draft is quoted. Write it anew without these faults, which are worded for the founder, and without new ones:",
          ...faults.map((fault) => `- ${fault}`),
        ]
      : []),
  ].join("\n");
}

/** What is missing most, where the founder wants a draft all the same: the one blank that it may have. */
export function findWishedBlank(
  { isAnyway }: PostBrief,
  { content }: Pick<ComposedPost, "content">,
): string | null {
  if (!isAnyway) return null;
  return findBlanks(content).find(({ hint }) => findAskedAnswer(hint) !== null)?.hint ?? null;
}

const TONES: Record<Tone, string> = {
  plain: "The tone is plain.",
  warm: "The tone is warm and personal.",
  technical: "The tone is technical: how it works counts more than what it promises.",
};

const HABITS = `Write as a person of that community would: first person, specific, modest, uneven. Keep the founder's own words and sentences wherever they can stand. No hype, no emoji, no headings, bullets or bold, no marketing words, no call to sign up or buy, no summary at the end. Say once, honestly, that you made it. Close with one question at most, the founder's own where there is one.
State only what the founder's material says. Never make up a number, a date, an address, a place, a name, a quotation, a customer, an award, a feature or a feeling.
The title is plain and specific, at most 120 characters, with no capitals for emphasis and no exclamation mark.
Write one post only, as plain text with blank lines between paragraphs.`;

const LINKS: Record<ComposedPost["linkPlace"], string> = {
  content: "The project's address may stand once in the content. The edit section is null.",
  none: "No address anywhere. The edit section is null.",
};

function wordDraft({ title, content }: Draft): string {
  return `Title: ${title}\n\n${content}`;
}

/** A flair is one that the community has, or the engine's choice. */
function readAnswer(
  answer: z.output<typeof WrittenPost>,
  { community }: PostBrief,
  model: ComposedPost,
): Draft {
  const seen = community.policy.flairsSeen.map(({ text }) => text);
  const flair = answer.flair !== null && seen.includes(answer.flair) ? answer.flair : model.flair;
  const { title, content, editSection } = unwrapContent(answer);
  return {
    title: withoutMarkup(title),
    content: takeFirst(withoutMarkup(content)),
    editSection,
    flair,
  };
}

const BREAK = /<(?:br|\/p|\/div|\/li|\/h[1-6])\s*\/?>/gi;
const MARKUP =
  /<\/?(?:p|div|span|b|i|u|em|strong|ul|ol|li|a|h[1-6]|html|body|article)\b[^<>]{0,300}>/gi;

/** Reddit shows tags as they are written. */
function withoutMarkup(text: string): string {
  return text
    .replace(BREAK, "\n\n")
    .replace(MARKUP, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** 'Option 2:', 'Post B', '**Version two**': a line that begins another post. */
const ANOTHER =
  /^[\s#*_-]*(?:option|post|draft|version|variant|alternative)[ ]*(?:#?[2-9b]|two)\b[^\n]{0,80}$/im;
const FIRST =
  /^[\s#*_-]*(?:option|post|draft|version|variant|alternative)[ ]*(?:#?[1a]|one)\b[^\n]{0,80}\n/i;
const TITLE_LINE = /^[\s#*_]*title[*_]*:[^\n]*\n+/i;

/** Of several posts in one answer the first. */
function takeFirst(content: string): string {
  const { index } = ANOTHER.exec(content) ?? {};
  const first = index === undefined ? content : content.slice(0, index);
  const text = first.trim() === "" ? content : first;
  return text
    .replace(FIRST, "")
    .replace(TITLE_LINE, "")
    .trimEnd()
    .replace(/(?<!-)-{3,}$|(?<!\*)\*{3,}$/, "")
    .trim();
}
