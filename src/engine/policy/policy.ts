import type { RuleCode, RuleCodes } from "#engine/rules/rule-table.ts";
import type { TopicSignature } from "./topic-signature.ts";
import type { PolicyDemand, RecurringThread } from "./demand.ts";
import type { Stance } from "./stances.ts";
import type { Weekday } from "#engine/rules/rule-row.ts";
import type { PolicySource } from "./policy-source.ts";

export type { PolicySource } from "./policy-source.ts";
export type { SourceKind } from "./source-order.ts";

export const COMMUNITY_KINDS = [
  "maker",
  "dev",
  "trade",
  "hobby",
  "showcase",
  "market",
  "qa",
  "support",
  "local",
  "news",
  "humor",
  "fandom",
  "media",
  "academic",
  "lifestyle",
] as const;
export type CommunityKind = (typeof COMMUNITY_KINDS)[number];

export const POST_FORMATS = ["text", "link", "image", "video"] as const;
export type PostFormat = (typeof POST_FORMATS)[number];

/** What a community lets its members do with their own projects. */
export type StanceOnPromotion = {
  is: Stance;
  /** In words: which flair, day or thread, or what is tolerated; null where nothing more is known. */
  detail: string | null;
  /** Flairs or tags under which promotion belongs. */
  flairs: string[];
  day: Weekday | "weekend" | null;
  /** How much of what one posts may promote. */
  sharePercent: number | null;
  /** How many days lie between two promotions; null or left out where nobody noted it. */
  gapDays?: number | null | undefined;
  /** The thread where promotion belongs, by its name. */
  thread?: string | null | undefined;
  /** The user asked the moderators, and this is what they said. */
  isAsked?: boolean | undefined;
  /** What is taken there all the same, as a pattern over the lines of a draft (`seeTolerated`); the server adds it. */
  except?: string | undefined;
  /** What is no member's goods in a market, as a pattern over title and text; the server adds it. */
  foreign?: string | undefined;
  source: PolicySource;
};

/** What belongs elsewhere: a sentence of ours, and the pattern that finds it in title and text. */
type UnwantedPosts = {
  kind: "unwanted";
  text: string;
  pattern: string;
  /** No rule says so in words: it is only worth a word where a draft does it. */
  isImplied?: true | undefined;
};

/** What every post there must have that no demand has a code for: mostly what Reddit itself refuses. */
export type Requirement = { source: PolicySource } & (
  | { kind: "source" }
  | { kind: "links"; fewest: number }
  | { kind: "format"; text: string }
  | UnwantedPosts
  | { kind: "title-strings"; strings: string[] }
  | { kind: "length"; field: "title" | "content"; min: number | null; max: number | null }
  | { kind: "body"; is: "required" | "forbidden" }
  | { kind: "domains"; banned: string[]; allowed: string[] | null }
);

/** What is shown in a community, as far as words tell it from other things. */
export type ShownThings = {
  words: string[];
  /** Kinds of own things: 'own software', 'own music'. */
  things: string[];
  /** All things of those kinds, and not those for one subject alone. */
  isAnyOfKind: boolean;
};

/** Words whose mere presence in a post gets it removed, and who says so. */
export type BannedWords = { words: string[]; source: PolicySource };

/** A rule in the community's own words that we have no code for. */
export type UncodedRule = { text: string; source: PolicySource };

/**
 * The one truth about a community: badges, checks, risk, ranking, writer, tasks and budget read this
 * and nothing else. Derived in one place from all sources; what is not known is null or empty.
 */
export type Policy = {
  subredditId: string;
  fullName: string;
  stance: StanceOnPromotion;
  /** What it comes to in the few words of a card, so that nothing that only checks has to word it. */
  stanceWords: string;
  kind: CommunityKind | null;
  /** 'en', 'de'; null where nobody noted it. */
  language: string | null;
  /** What becomes of posts by the makers of things, by `WORKS`; null where nobody graded them. No browser needs it. */
  takes?: string | null | undefined;
  /**
   * What its posts are about, in words; null where they may be about anything. Added where drafts are
   * held against the policy, since it takes a moment to work out.
   */
  topic: TopicSignature | null;
  /** What is demanded, by code, and where each demand comes from. */
  codes: RuleCodes;
  codeSources: Partial<Record<RuleCode, PolicySource>>;
  /** The list of rules that was read; null where none was. */
  listedRules: { count: number; understood: number; source: PolicySource } | null;
  uncodedRules: UncodedRule[];
  requirements: Requirement[];
  /** What was noted that it demands, of which sort of post. */
  demands: PolicyDemand[];
  threads: RecurringThread[];
  /** What it is about, in a few words; null where nobody noted it. */
  subject: string | null;
  /** Which things of their own people may show there, in words. */
  shows: string | null;
  /** The same in words that a draft is compared with; the server adds it, and null stands for anything. */
  shown?: ShownThings | null | undefined;
  formats: { allowed: PostFormat[]; source: PolicySource } | null;
  /** Each demand in one sentence of ours. */
  extractedRules: string[];
  bannedKeywords: string[];
  /** Where each of them comes from. */
  keywordSources: Record<string, PolicySource>;
  allowedPostTypes: string[];
  requiresFlair: boolean;
  flairText: string | null;
  /** Flairs that were seen there, the most frequent first. */
  flairsSeen: { text: string; posts: number }[];
  postingFrequency: string;
};

/** Whether the community takes no text that a machine wrote, by its rules or by what was noted for sure. */
export function bansAiText({ codes, demands }: Pick<Policy, "codes" | "demands">): boolean {
  return (
    codes["no-ai-content"] !== undefined ||
    demands.some(
      ({ code, of, certainty, detail }) =>
        code === "no-ai" &&
        certainty === "sure" &&
        (of === "all" || (of === "AI-made" && (detail === null || WRITTEN.test(detail)))),
    )
  );
}

/** What posts are made of, where a ban says which things of a machine it means: 'AI images' are no text. */
export const WRITTEN =
  /\b(?:text|posts?|content|stor(?:y|ies)|articles?|threads?|works|slop|listicles?)\b|\b(?:writing|ai)$/i;

/** Said before a connected model, or the founder's own assistant, writes anything. */
export function wordAiBan(fullName: string, writer: "model" | "assistant"): string {
  return `${fullName} removes text that was written by AI. ${INSTEAD[writer]}`;
}

const INSTEAD = {
  model: "Write this post yourself, or let the built-in writer arrange your own sentences.",
  assistant: "Use your assistant for ideas at most, and write the post in your own words.",
};

/** What communities do not take: how it is called, and what gives it away; all signs have to be there. */
export type UnwantedKind = { word: string; signs: RegExp[] };
