import type { Contribution } from "#engine/budget/contribution.ts";
import type { Draft, DraftPlace, PostType } from "#engine/drafts/draft.ts";
import type { Author, PastPost } from "#engine/drafts/past-post.ts";
import type { RuleCode, RuleCodes } from "#engine/rules/rule-codes.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { wordRule } from "#engine/rules/word-rule.ts";
import { findPlaces } from "#engine/text/text-place.ts";
import type { RiskReason } from "./ban-risk.ts";
import { findLinks, type Link } from "#engine/drafts/find-links.ts";
import { createTimeFinder } from "./find-good-time.ts";
import { measurePromotion, type Promotion } from "#engine/drafts/measure-promotion.ts";

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
export type Situation = RiskInput & {
  codes: RuleCodes;
  promotion: Promotion;
  links: DraftLink[];
  /** The next time at which it could be posted, as far as rules about time go; worked out if asked. */
  findGoodTime: () => Date | null;
};

export type DraftLink = Link & { field: DraftPlace["field"] };

export function readSituation(input: RiskInput): Situation {
  const { draft, policy, projectName, projectUrl } = input;
  const links = DRAFT_FIELDS.flatMap((field) =>
    findLinks(draft[field] ?? "").map((link) => Object.assign(link, { field })),
  );
  const promotion = measurePromotion(draft, projectName, projectUrl);
  const findGoodTime = createTimeFinder(input, promotion.degree !== "none");
  return { ...input, codes: policy.rules?.codes ?? {}, promotion, links, findGoodTime };
}

/** The rule that a reason rests on; null where the community has none of that kind. */
export function ruleBasis({ policy }: Situation, code: RuleCode): RiskReason["basis"] | null {
  const value = policy.rules?.codes[code];
  if (!policy.rules || value === undefined) return null;
  return { kind: "rule", text: wordRule(code, value), asOf: policy.rules.asOf };
}

export function normBasis(text: string): RiskReason["basis"] {
  return { kind: "norm", text };
}

/** Where a global pattern matches in what is posted: the title and the content. */
export function findInPost({ title, content }: Draft, pattern: RegExp): DraftPlace[] {
  return [...findInField("title", title, pattern), ...findInField("content", content, pattern)];
}

export function findInField(
  field: DraftPlace["field"],
  text: string,
  pattern: RegExp,
): DraftPlace[] {
  return findPlaces(text, pattern).map(({ start, end }) => ({ field, start, end }));
}

export const DRAFT_FIELDS: DraftPlace["field"][] = ["title", "content", "editSection"];
