import type { FactDate } from "#engine/text/format.ts";
import type { Demand, RecurringThread } from "../demand.ts";
import type { CommunityKind, PolicySource, PostFormat, Requirement } from "../policy.ts";
import type { Stance } from "../stances.ts";

/** What a statement rests on. */
export const EVIDENCE = [
  "rules-page",
  "threads-seen",
  "announcement",
  "wiki",
  "knowledge",
] as const;
export type Evidence = (typeof EVIDENCE)[number];

export const CONFIDENCES = ["high", "medium", "low"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** What a community does about text and pictures that a machine made. */
export const AI_RULES = ["banned", "labelled", "limited", "allowed"] as const;
export type AiRule = (typeof AI_RULES)[number];

/** A requirement as it was noted: where it comes from is known from the statement. */
export type NotedRequirement = WithoutSource<Requirement>;
type WithoutSource<R> = R extends { source: PolicySource } ? Omit<R, "source"> : never;

/** A demand, and what of our patterns finds it, where one does. */
export type NotedDemand = Demand & { requirement: NotedRequirement | null };

/** What somebody found out about a community at one time; what they did not find out is null or empty. */
export type Statement = {
  evidence: Evidence;
  /** The month of the evidence; null where it is of no known month. */
  asOf: FactDate | null;
  confidence: Confidence;
  /** What it is about, in a few words. */
  subject: string | null;
  /** Which things of their own people may show there. */
  shows: string | null;
  stance: Stance | null;
  detail: string | null;
  formats: PostFormat[] | null;
  demands: NotedDemand[];
  threads: Omit<RecurringThread, "source">[];
  flairs: string[];
  unwanted: string[];
  elsewhere: { what: string; where: string }[];
  ai: AiRule | null;
  /** Words whose mere presence gets a post removed. */
  bannedWords: string[];
};

/** What a careful human says about a community, in our own words. */
export type Profile = {
  name: string;
  /** Profiles were written theme by theme: 'ecommerce'. */
  theme: string;
  description: string;
  /** What is welcome there. */
  works: string;
  /** What gets removed. */
  removed: string;
  /** Where and how promotion belongs, if anywhere. */
  promotion: string;
  /** Set where posting one's own work is what the community is for, by the words above. */
  isForOwnWork?: true;
  /** Where this and the coded rules say different things. */
  differs?: string;
};

/** All that was noted by hand about a community; one line of a file of notes. */
export type CommunityNote = {
  /** As Reddit spells it, without 'r/'. */
  name: string;
  kind: CommunityKind | null;
  /** 'en', 'de'. */
  language: string | null;
  /** What becomes of posts by the makers of things, by `WORKS`; null where nobody graded them. */
  takes: string | null;
  /** The better ones first; a guess never counts before what is known. */
  statements: Statement[];
  profile: Profile | null;
};
