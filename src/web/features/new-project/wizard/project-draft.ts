import type { RecommendedSubreddit } from "#contract/projects/recommendation.ts";
import type { Subreddit } from "#contract/subreddit.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Audience, Goal, ProjectCategory } from "#engine/projects/project-options.ts";
import type { Step } from "./steps.ts";
import { isWebAddress } from "#contract/web-address.ts";
import { findProjectFaults } from "#engine/projects/project-fields.ts";

type ChosenFacts = Pick<
  Subreddit,
  "id" | "name" | "fullName" | "members" | "category" | "relevanceScore"
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
  /** null means no limit. */
  planLimit: number | null;
  notice: string | null;
  /** The answers it was found for: other answers make it an old list. */
  basis: string;
};

/** What a page can fill in. */
export type PageAnswers = Pick<
  ProjectDraft,
  "name" | "description" | "kind" | "category" | "targetAudience"
>;

/** Where help comes by itself, once. */
export type HelpedField = "category" | "targetAudience" | "subreddits";

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
  const { id, name, fullName, members, category, relevanceScore, source } = subreddit;
  return { id, name, fullName, members, category, relevanceScore, ...(source && { source }) };
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
