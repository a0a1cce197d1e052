import type { PolicySource } from "./policy-source.ts";

/** What a demand is about: a sort of post, or what one contains. 'other' is applied where its detail is named. */
export const CONCERNS = [
  "all",
  "promotion",
  "advert or sale",
  "own work",
  "own software",
  "own game",
  "own music",
  "own writing",
  "own media",
  "own product",
  "own resource",
  "services",
  "AI-made",
  "AI topic",
  "referral link",
  "fundraising",
  "survey",
  "feedback request",
  "hiring",
  "AMA, event or giveaway",
  "question",
  "special question",
  "image",
  "link",
  "other",
] as const;
export type Concern = (typeof CONCERNS)[number];

export const DEMAND_CODES = [
  "title-tag",
  "title-format",
  "flair",
  "day",
  "thread-only",
  "contains",
  "sections",
  "min-words",
  "image-required",
  "text-only",
  "link-only",
  "no-link",
  "gap-days",
  "percent",
  "min-karma",
  "min-local-karma",
  "min-days",
  "ask-mods",
  "disclose",
  "phrase",
  "no-ai",
  "label-ai",
  "region",
  "language",
  "free-only",
  "open-source-only",
  "no-sales-link",
  "no-crowdfunding",
  "no-feedback-requests",
  "no-recruiting",
  "no-surveys",
  "question-in-thread",
  "unwanted",
] as const;
export type DemandCode = (typeof DEMAND_CODES)[number];

/** One thing that a community demands of one sort of post. */
export type Demand = {
  of: Concern;
  code: DemandCode;
  /** A number, a name, a day or the headings; null where the limit exists and nobody knows its number. */
  value: string | number | string[] | null;
  /** Which posts of that sort, in words: 'own channel', 'market research'; null for all of them. */
  detail: string | null;
  /** Of gaps and shares: whether comments that promote count too. */
  countsComments: boolean;
};

/** How much a demand may say: what is old or little known speaks as 'probably', and costs less. */
export type Certainty = "sure" | "probable";

export type PolicyDemand = Demand & {
  source: PolicySource;
  certainty: Certainty;
  /**
   * The pattern that finds the posts which are meant, in title and text, or what breaks a ban on AI or the form of a
   * title; the server adds it where one is known.
   */
  sign?: string | undefined;
  /** Where that finds a breach: the pattern of the posts which are meant; the server adds it where one is known. */
  which?: string | undefined;
  /** In one sentence of ours; the server adds it. */
  words?: string | undefined;
  /** What the detail says beyond the sort of post; the server adds it. */
  narrows?: string[] | undefined;
  /** What only its author can tell, behind the community's name: yes is well; the server adds it. */
  asks?: string | undefined;
  /** On which days it may go out, 0 being Monday; the server reads them, and there are none where it can't. */
  days?: number[] | undefined;
  /** It says how something should be, which nobody but its author can tell; the server finds that out. */
  isLoose?: boolean | undefined;
  /** Flairs that it demands, or that mark the posts which are meant; none stands for any. The server adds them. */
  flairs?: string[] | undefined;
};

/** A thread that comes again and again, and what belongs there. */
export type RecurringThread = {
  name: string;
  /** What belongs there, in words. */
  takes: string;
  every: string | null;
  /** 'Monday', 'first of the month'; null where nobody noted it. */
  day: string | null;
  source: PolicySource;
};
