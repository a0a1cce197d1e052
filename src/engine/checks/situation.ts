import type { Contribution } from "#engine/budget/contribution.ts";
import type { Draft, PostType } from "#engine/drafts/draft.ts";
import type { Author, PastPost } from "#engine/drafts/past-post.ts";
import { type DraftReading, readDraft } from "#engine/drafts/read-draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { createTimeFinder } from "./find-good-time.ts";

/** All that is known about a draft, its author and where it is to go. */
export type RiskInput = {
  draft: Draft;
  /** A comment for a promotion thread is judged as one. */
  postType?: PostType | null;
  policy: Policy;
  author: Author;
  /** Of the same user; keep the same objects from check to check, since each is read only once. */
  posts: PastPost[];
  /** That the user logged; none where nobody did. */
  comments?: Pick<Contribution, "at" | "isPromotional">[];
  /** The draft's own post, which may be among them. */
  postId: string | null;
  /** When it is to be posted. */
  at: Date | null;
  timezone: string;
  now: Date;
  /** No time before this is a good one, whatever the rules about time say. */
  notBefore?: Date;
  projectUrl: string | null;
  projectName: string | null;
};

/** The same, read once for all who judge it. */
export type Situation = RiskInput &
  DraftReading & {
    codes: RuleCodes;
    /** The next time at which it could be posted, as far as rules about time go; worked out if asked. */
    findGoodTime: () => Date | null;
  };

export function readSituation(input: RiskInput): Situation {
  const { draft, policy, projectName, projectUrl } = input;
  const reading = readDraft(draft, { name: projectName, url: projectUrl });
  const findGoodTime = createTimeFinder(input, reading.promotion.degree !== "none");
  return { ...input, ...reading, codes: policy.codes, findGoodTime };
}

/** A draft by itself: nothing is known about its author, its time or its project. */
export function readDraftAlone(draft: Draft, policy: Policy, postType: PostType | null): Situation {
  return readSituation({
    draft,
    policy,
    postType,
    author: { karma: null, accountAgeDays: null },
    posts: [],
    postId: null,
    at: null,
    timezone: "UTC",
    now: new Date(0),
    projectUrl: null,
    projectName: null,
  });
}
