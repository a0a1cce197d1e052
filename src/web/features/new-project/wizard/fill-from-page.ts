import type { PageReading, Brief } from "#contract/projects/project-page.ts";
import {
  type PageAnswers,
  type ProjectDraft,
  type SubredditChoice,
  type FoundList,
  toChoice,
} from "./project-draft.ts";
import type { ProjectPrefill } from "#web/lib/project-prefill.ts";

const NAMES = ["name", "description", "kind", "category", "targetAudience"] as const;

/** What a page says goes where nothing is, or where a page had put something. The person's own stays. */
export function fillFromPage(
  draft: ProjectDraft,
  url: string,
  reading: PageReading,
): Partial<ProjectDraft> {
  const told = { ...reading, targetAudience: reading.audience } as Record<
    keyof PageAnswers,
    unknown
  >;
  const filled = Object.fromEntries(
    NAMES.filter((name) => !isEmpty(told[name]) && isForPage(draft, url, name)).map((name) => [
      name,
      told[name],
    ]),
  ) as Partial<PageAnswers>;
  return { ...filled, page: { url, ...filled } };
}

function isForPage(draft: ProjectDraft, url: string, name: keyof PageAnswers): boolean {
  const now = draft[name];
  const before = draft.page?.[name];
  // What was filled in from the same page and is gone was taken away on purpose.
  if (isEmpty(now)) return isEmpty(before) || draft.page?.url !== url;
  return !isEmpty(before) && String(now) === String(before);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Whether an answer is still the one that the page gave. */
export function isFromPage({ page, ...draft }: ProjectDraft, name: keyof PageAnswers): boolean {
  return !isEmpty(page?.[name]) && String(page?.[name]) === String(draft[name]);
}

const MOST_CHOSEN = 3;

/** The communities that a project begins with: the best of those where it may be shown. */
export function chooseFirst({
  subreddits,
  planLimit,
}: Pick<FoundList, "subreddits" | "planLimit">) {
  const open = subreddits.filter(({ group }) => group === "post");
  const known = open.length > 0 ? open : subreddits.filter(({ group }) => group === "not-known");
  return known
    .slice(0, Math.min(MOST_CHOSEN, planLimit ?? MOST_CHOSEN))
    .map((found): SubredditChoice => toChoice({ ...found, source: "recommended" }));
}

/** What was told elsewhere goes where nothing stands yet: a draft that was begun here wins. */
export function fillGaps(draft: ProjectDraft, prefill: ProjectPrefill): Partial<ProjectDraft> {
  return {
    name: draft.name || prefill.name,
    description: draft.description || prefill.description,
    url: draft.url || prefill.url,
    targetAudience: draft.targetAudience.length > 0 ? draft.targetAudience : prefill.targetAudience,
  };
}

type BriefAnswer = Partial<Pick<ProjectDraft, "name" | "description" | "url">>;

/** What a brief fills in: only what it says. */
export function toAnswer({ name, description, url }: Brief): BriefAnswer {
  return { ...(name && { name }), ...(description && { description }), ...(url && { url }) };
}

const WORDS: Record<keyof BriefAnswer, string> = {
  name: "name",
  description: "description",
  url: "address",
};

/** The fields that would lose what was typed, in words. */
export function findReplaced(draft: ProjectDraft, brief: Brief): string[] {
  const answer = toAnswer(brief);
  return (Object.keys(answer) as (keyof BriefAnswer)[])
    .filter((name) => draft[name].trim() !== "" && draft[name].trim() !== answer[name]?.trim())
    .map((name) => WORDS[name]);
}
