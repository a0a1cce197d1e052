import type { RecommendedSubreddit } from "#contract/projects/recommendation.ts";
import type { Subreddit } from "#contract/subreddit.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Audience, Goal, ProjectCategory } from "#engine/projects/project-options.ts";
import type { Step } from "./steps.ts";
import { isWebAddress } from "#contract/web-address.ts";
import { findProjectFaults } from "#engine/projects/project-fields.ts";
import type { Start } from "#engine/projects/start.ts";
import { isAddress, toAddress } from "#engine/projects/start-address.ts";
import type { PageReading, Brief } from "#contract/projects/project-page.ts";
import type { ProjectPrefill } from "#web/lib/project-prefill.ts";

type ChosenFacts = Pick<
  Subreddit,
  "id" | "name" | "fullName" | "members" | "membersEstimated" | "category" | "relevanceScore"
>;

/** A community that was chosen: what the summary shows and what is sent. */
export type SubredditChoice = ChosenFacts & {
  /** Found for the project, or added by name. */
  source?: "recommended" | "added";
};

/** A community that was found: what its line in the list shows, and no more, for it is stored. */
export type FoundSubreddit = Pick<
  RecommendedSubreddit,
  | keyof ChosenFacts
  | "membersAsOf"
  | "description"
  | "riskLevel"
  | "riskReasons"
  | "postingFrequency"
  | "why"
  | "reasons"
  | "group"
> & { relevanceScore: number };

export type FoundList = {
  subreddits: readonly FoundSubreddit[];
  /** They take any project of its kind, and are no part of the plan's number. */
  launchPlaces: readonly FoundSubreddit[];
  /** null means no limit. */
  planLimit: number | null;
  notice: string | null;
  /** The answers it was found for: other answers make it an old list. */
  basis: string;
};

/** What a page can fill in. */
type PageAnswers = Pick<
  ProjectDraft,
  "name" | "description" | "kind" | "category" | "targetAudience"
>;

/** Where help comes by itself, once. */
export type HelpedField = "category" | "targetAudience" | "goals" | "subreddits";

/** Everything that was filled in so far, and where the person stands. */
export type ProjectDraft = {
  step: Step;
  name: string;
  description: string;
  url: string;
  /** null leaves it to be detected from the description. */
  kind: ProjectKind | null;
  category: ProjectCategory | null;
  targetAudience: readonly Audience[];
  goals: readonly Goal[];
  selectedSubreddits: readonly SubredditChoice[];
  /** The community that a first draft was asked for before there was a project; null once it was given up. */
  firstFor: string | null;
  found: FoundList | null;
  /** What a page filled in, as it did: whatever differs by now is the person's own. */
  page: ({ url: string } & Partial<PageAnswers>) | null;
  /** Where help has come by itself, or the person has chosen: it does not come again. */
  helped: readonly HelpedField[];
};

export const EMPTY_DRAFT: ProjectDraft = {
  step: 1,
  name: "",
  description: "",
  url: "",
  kind: null,
  category: null,
  targetAudience: [],
  goals: [],
  selectedSubreddits: [],
  firstFor: null,
  found: null,
  page: null,
  helped: [],
};

export function isDraftEmpty({ step: _step, helped: _helped, ...answers }: ProjectDraft): boolean {
  return Object.values(answers).every(
    (value) => value === null || value === "" || (Array.isArray(value) && value.length === 0),
  );
}

export function toChoice(subreddit: SubredditChoice): SubredditChoice {
  const { id, name, fullName, category, relevanceScore, source } = subreddit;
  const { members, membersEstimated } = subreddit;
  return {
    id,
    name,
    fullName,
    members,
    membersEstimated,
    category,
    relevanceScore,
    ...(source && { source }),
  };
}

export function toFound(subreddit: RecommendedSubreddit): FoundSubreddit {
  const {
    membersAsOf,
    description,
    riskLevel,
    riskReasons,
    postingFrequency,
    why,
    reasons,
    group,
  } = subreddit;
  const { relevanceScore } = subreddit;
  return {
    ...toChoice(subreddit),
    relevanceScore,
    membersAsOf,
    description,
    riskLevel,
    riskReasons,
    postingFrequency,
    why,
    reasons,
    group,
  };
}

export type DraftFaults = { name?: string; description?: string; url?: string };

/** What the server would refuse, in its words. */
export function findFaults(draft: Pick<ProjectDraft, "name" | "description" | "url">): DraftFaults {
  return findProjectFaults(draft, isWebAddress);
}

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

/** A draft of its own, with all steps still to be filled in from what was typed on the front page. */
export function toStartDraft({ text, subredditId }: Start): ProjectDraft {
  const said = isAddress(text) ? { url: toAddress(text) } : { description: text };
  return { ...EMPTY_DRAFT, ...said, step: 5, firstFor: subredditId };
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
