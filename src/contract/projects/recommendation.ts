import * as z from "zod";
import { StanceGroup } from "#contract/policy.ts";
import { Subreddit } from "#contract/subreddit.ts";
import { requestBody } from "#contract/fields.ts";
import { CompleteFields, Goals, OptionalUrl } from "#contract/projects/project-fields.ts";
import { Helped } from "#contract/projects/project-page.ts";

/** A reason is one short clause: why its members would care, what one may do there, what to watch for. */
export const MatchReason = z
  .object({ kind: z.enum(["fits", "allowed", "mind"]), text: z.string() })
  .meta({ id: "MatchReason" });

export type MatchReason = z.output<typeof MatchReason>;

export const RecommendedSubreddit = Subreddit.omit({ bestMatch: true })
  .extend({
    relevanceScore: z.number().min(0).max(1),
    why: z.string().meta({ description: "One line that names the real reasons." }),
    reasons: z.array(MatchReason),
    group: StanceGroup,
  })
  .meta({ id: "RecommendedSubreddit" });

export type RecommendedSubreddit = z.output<typeof RecommendedSubreddit>;

export const ChoiceSource = z.enum(
  ["recommended", "added"],
  "A subreddit is either recommended or added.",
);

export const Recommendation = z
  .object({
    subredditId: z.string(),
    subreddit: RecommendedSubreddit,
    source: ChoiceSource.meta({ description: "Found for the project, or added by name." }),
  })
  .meta({ id: "Recommendation" });

export type Recommendation = z.output<typeof Recommendation>;

const RecommendationLimit = z
  .int("The number of recommendations is a whole number.")
  .min(1, "Ask for at least one recommendation.")
  .max(25, "Ask for at most 25 recommendations at once.");

export const RecommendationRequest = requestBody({
  ...CompleteFields,
  goals: Goals.optional(),
  url: OptionalUrl,
  limit: RecommendationLimit.optional(),
}).meta({ id: "RecommendationRequest" });

export type RecommendationRequest = z.output<typeof RecommendationRequest>;

export const RecommendedSubreddits = z
  .object({
    recommendations: z.array(RecommendedSubreddit),
    launchPlaces: z.array(RecommendedSubreddit).meta({
      description:
        "Places that take any project of its kind, at most three; no part of the plan's number.",
    }),
    /** What the plan allows for a project; null means no limit. */
    planLimit: z.int().nonnegative().nullable(),
    ...Helped,
  })
  .meta({ id: "RecommendedSubreddits" });

export type RecommendedSubreddits = z.output<typeof RecommendedSubreddits>;

/** With no body as many as the plan allows. */
export const RecomputeRequest = requestBody({ limit: RecommendationLimit.optional() })
  .meta({ id: "RecomputeRequest" })
  .optional();
