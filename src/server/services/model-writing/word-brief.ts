import type { PostBrief } from "#engine/posts/post-brief.ts";
import { type LlmRequest, LlmError } from "#server/gateways/llm/llm-gateway.ts";

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

const NAMES = new Intl.DisplayNames("en", { type: "language" });

/** 'German' for a community that writes another language than English; null for English or none noted. */
export function nameLanguage(code: string | null): string | null {
  if (code === null || code === "en") return null;
  try {
    return NAMES.of(code) ?? code;
  } catch {
    return code;
  }
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
