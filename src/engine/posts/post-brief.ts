import type { Draft, PostType, Tone } from "#engine/drafts/draft.ts";
import type { AnswerId, Interview } from "#engine/interview/interview.ts";
import type { Policy } from "#engine/policy/policy.ts";

/** All that a post may be made of; nothing else is known, so nothing else is said. */
export type PostBrief = {
  project: { name: string; url: string | null };
  interview: Interview;
  community: BriefCommunity;
  postType?: PostType | undefined;
  tone?: Tone | undefined;
  /** What the founder wants in this one post. */
  notes?: string | undefined;
  /** Counts up where the founder wants another angle: each opens with another answer. */
  angle?: number | undefined;
  /** Where the founder wants it shorter. */
  maxWords?: number | undefined;
  /** Answers that the founder gave for this very post. */
  tells?: readonly AnswerId[] | undefined;
  /** The founder wants a draft although an answer is missing: it may hold one blank. */
  isAnyway?: boolean | undefined;
  /** Other posts of the project: title, opening and shape of this one differ from theirs. */
  siblings: Sibling[];
};

export type Sibling = {
  title: string;
  content: string;
  shape: string | null;
  /** The community it is for, where that is known. */
  fullName?: string | undefined;
};

export type BriefCommunity = {
  policy: Policy;
  /** As Reddit spells it, without 'r/'. */
  name: string;
  category: string;
  topic: string | null;
  /** What is written there, the most telling word first. */
  keywords?: readonly string[] | undefined;
  /** What a careful human says about it, where one did. */
  notes: { works?: string; promotion?: string } | null;
  /** How near what was told is to it; the matcher measures it, where it knows the community. */
  near?: Nearness | null | undefined;
};

/** How near what was told is to what a community talks about: cosines in the matcher's space. */
export type Nearness = {
  answers: Partial<Record<AnswerId, number>>;
  /** Of the whole interview. */
  whole: number;
  /** How much nearer it is to those who make such things than to those who use them. */
  peers: number;
};

/** Where the link to the project stands. */
export type LinkPlace = "content" | "none";

export type ComposedPost = Draft & {
  postType: PostType;
  linkPlace: LinkPlace;
  /** The first is the draft's own; the founder picks. */
  titles: string[];
  /** Names the order of answers that it was made of: 'software technical story 1'. */
  shape: string;
  /** The answers it rests on, in their order. */
  rests: AnswerId[];
  /** Demands of the community that it can't meet by itself, one sentence each. */
  unmet: string[];
  /** What only the founder can put beside it: a photo, the map. One sentence each. */
  attachments: string[];
  /** Free notes need somebody who reads them: a model, or the founder. */
  notesIgnored: boolean;
};

/** Why nothing of one's own is posted there. */
export const CLOSED_REASONS = ["comments-only", "no-place", "other-language"] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** A post, or the answers that are missing for one, or why there can be none. */
export type Composition =
  | { is: "post"; post: ComposedPost }
  /** `isOffSubject`: in doubt whether anything told is about what readers there came for. `others` tell all there is. */
  | { is: "asks"; questions: AnswerId[]; isOffSubject: boolean; others: string[] }
  /** Everything was asked and answered, and the posts for these communities tell it all. */
  | { is: "told"; others: string[] }
  | { is: "closed"; reason: ClosedReason };

/** What a connected model does for one post, in this order. */
export const WRITING_STEPS = ["angle", "drafts", "grounding", "readers", "checks"] as const;
export type WritingStep = (typeof WRITING_STEPS)[number];
