import type { CodedRules } from "#engine/rules/rule-codes.ts";

/** What a draft is checked against; what is not known about a community is null or empty. */
export type Policy = {
  subredditId: string;
  fullName: string;
  /** Each demand in one sentence of ours. */
  extractedRules: string[];
  /** The same demands as codes, with their date; null means that the rules are not known. */
  rules: CodedRules | null;
  bannedKeywords: string[];
  allowedPostTypes: string[];
  requiresFlair: boolean;
  flairText: string | null;
  /** Flairs that were seen there, the most frequent first. */
  flairsSeen: { text: string; posts: number }[];
  postingFrequency: string;
};
