import { nameLanguage } from "#engine/text/languages.ts";
import type { PostBrief, ComposedPost } from "#engine/posts/post-brief.ts";
import { type LlmRequest, LlmError } from "#server/gateways/llm/llm-gateway.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import { countWords } from "#engine/pages/tells-fact.ts";

export type Quotations = LlmRequest<unknown>["data"];

const MOST_OTHERS = 8;
const MOST_OF_ANOTHER = 400;

/** What a sentence may rest on beside an answer: the project's name and maker, or this post's notes. */
export const PROJECT = "project";
export const NOTES = "notes";

/** The founder's own material, each piece under the name that sentences refer to it by. */
export function quoteFounder({ project, interview, notes }: PostBrief): Quotations {
  const about = [project.name, project.url, interview.place].filter(Boolean).join("\n");
  const pieces = Object.entries({ [PROJECT]: about, ...interview.answers, [NOTES]: notes });
  return pieces.flatMap(([name, text]) => (text ? [{ name, text }] : []));
}

/** What strangers wrote about the community. */
export function quoteCommunity({ community }: PostBrief): Quotations {
  const { policy, notes } = community;
  const lines = [
    line("Name", policy.fullName),
    line("Topic", community.topic ?? community.category),
    line("Welcome there", notes?.works),
    line("Promotion there", notes?.promotion),
    line("Its rules", policy.extractedRules.join(" ")),
    line("More of its rules", policy.uncodedRules.map(({ text }) => text).join(" ")),
    line("Banned words", policy.bannedKeywords.join(", ")),
    line("Flairs", policy.flairsSeen.map(({ text }) => text).join(", ")),
  ];
  return [{ name: "community", text: lines.filter(Boolean).join("\n") }];
}

/** What this project posted elsewhere. */
export function quoteSiblings({ siblings }: PostBrief): Quotations {
  const others = siblings
    .slice(0, MOST_OTHERS)
    .map(({ title, content }) => `${title}\n${content.slice(0, MOST_OF_ANOTHER)}`);
  return others.length > 0
    ? [{ name: "other posts of this project", text: others.join("\n\n") }]
    : [];
}

function line(name: string, value: string | null | undefined): string {
  return value ? `${name}: ${value}` : "";
}

/** Asks the model, within what is left of the time for this post. */
export type Ask = <T>(request: Omit<LlmRequest<T>, "signal">) => Promise<T>;

/** It answered, though not what was asked for: the next question may do better. */
export function isUnusable(error: unknown): boolean {
  return error instanceof LlmError && error.kind === "invalid-output";
}

/** 'German' for a community that writes another language than English; null for English or none noted. */
export function nameOtherLanguage(code: string | null): string | null {
  return code === null || code === "en" ? null : nameLanguage(code);
}

/** Too small or too common to tie a sentence to an answer. */
const COMMON = new Set(
  "about after again all also and another any are because been before being both but can could couldn did didn does doesn doing don done each else even every for from get got had has have having her here him his how into isn its itself just know like made make makes many may might more most much not now off one only other our out over really same say see she should some something still such than that the their them then there these they thing things this those through time too until use very want wants was wasn way well went were what when where which while who why will with without would yet you your yours".split(
    " ",
  ),
);

const SHORTEST_WORD = 3;
const STEM_LENGTH = 5;

/** The words and numbers of a text that mean something; 'invoices' and 'invoicing' are one. */
export function readStems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{N}+(?:[.,]\p{N}+)*|\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return new Set(words.filter(carriesMeaning).map((word) => word.slice(0, STEM_LENGTH)));
}

export function countShared(a: string, b: string): number {
  const known = readStems(b);
  return [...readStems(a)].filter((stem) => known.has(stem)).length;
}

function carriesMeaning(word: string): boolean {
  return /\p{N}/u.test(word) || (word.length >= SHORTEST_WORD && !COMMON.has(word));
}

/** What the model is asked for; a draft may miss the length by a quarter. */
const KINDS: Record<PostType, { asks: string; fewest: number; most: number }> = {
  story: {
    asks: "It tells how the project came to be and what was learnt",
    fewest: 120,
    most: 220,
  },
  question: {
    asks: "It asks readers one real question that the project raises",
    fewest: 80,
    most: 180,
  },
  showcase: { asks: "It shows what the project does and how", fewest: 100, most: 200 },
  feedback: {
    asks: "It asks for criticism of one certain thing about the project",
    fewest: 100,
    most: 200,
  },
  lesson: {
    asks: "It shares one lesson that is of use without the project",
    fewest: 120,
    most: 220,
  },
  "thread-comment": {
    asks: "It is a comment for the community's own promotion thread; the title says which thread it is for",
    fewest: 40,
    most: 90,
  },
};

const LEEWAY = 0.25;

/** Of what is asked for at most, this much is a post. */
const LEAST_SHARE = 0.6;

type Wishes = Pick<PostBrief, "maxWords" | "isAnyway">;
type Model = Pick<ComposedPost, "postType" | "content">;

export function askForType(wishes: Wishes, model: Model): string {
  const { fewest, most } = wishedWords(wishes, model);
  return `${KINDS[model.postType].asks}, in ${fewest} to ${most} words.`;
}

/** What the founder wished to be shorter is not to be longer than that. */
export function limitWords(wishes: Wishes, model: Model): { fewest: number; most: number } {
  const { fewest, most } = wishedWords(wishes, model);
  return {
    fewest: Math.floor(fewest * (1 - LEEWAY)),
    most: Math.min(Math.ceil(most * (1 + LEEWAY)), wishes.maxWords ?? Infinity),
  };
}

/** Who wants a draft although too little was told gets one of what was told. */
function wishedWords({ maxWords = Infinity, isAnyway }: Wishes, { postType, content }: Model) {
  const { fewest, most } = KINDS[postType];
  const told = isAnyway ? countWords(content) : Infinity;
  return {
    fewest: Math.floor(Math.min(fewest, maxWords * LEAST_SHARE, told)),
    most: Math.min(most, maxWords),
  };
}
