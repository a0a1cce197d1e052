import type { Draft, PostType } from "#engine/drafts/draft.ts";
import { type DraftReading, readDraft } from "#engine/drafts/read-draft.ts";
import type { Policy, PostFormat } from "#engine/policy/policy.ts";
import { seenByKind } from "#engine/policy/seen-by-kind.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { readSort } from "#engine/sorts/read-sort.ts";
import type { PostSort } from "#engine/sorts/sort.ts";
import { seenInThread } from "#engine/threads/find-threads.ts";
import { findSlotTime } from "#engine/slots/plan-slot.ts";
import { concerns } from "#engine/demands/concerns.ts";
import type { Held } from "#engine/demands/demand-row.ts";
import { ageReachedAt } from "#engine/demands/account-age.ts";
import type { Fix } from "./check.ts";
import { fixByMoving } from "./fix-by-moving.ts";
import { seeTolerated } from "./see-tolerated.ts";
import { type RiskInput, toRiskInput } from "./risk-input.ts";

/** The same, read once for all who judge it. */
export type Situation = RiskInput &
  DraftReading & {
    /** What it is, as its author says or its words tell; null where they tell nothing. */
    sort: PostSort | null;
    codes: RuleCodes;
    /** Whether it promotes by its words, wherever it is posted. */
    isPromotional: boolean;
    /** The next time at which it could be posted, as far as rules about time go; worked out if asked. */
    findGoodTime: () => Date | null;
    /** The fix for any reason that another time would mend; null where there is none. */
    moveToGoodTime: (label?: string) => Fix | null;
  };

/** Whoever judges the same words for several communities has its own way to read them. */
export function readSituation(
  given: RiskInput,
  read: (draft: Draft) => DraftReading = (draft) =>
    readDraft(draft, { name: given.projectName, url: given.projectUrl }),
): Situation {
  const input = seeInThread(seeByKind(given));
  const { draft, policy } = input;
  const anywhere = read(draft);
  const isPromotional = anywhere.promotion.degree !== "none";
  const reading = seeTolerated(anywhere, input);
  const sort =
    input.sort ??
    sortByType(input) ??
    readSort(draft.title, draft.content, reading.promotion.signs);
  const findDays = () => findDemandedDays({ ...input, ...reading, sort });
  const findGoodTime = createTimeFinder(input, reading.promotion.degree !== "none", findDays);
  const moveToGoodTime = (label?: string) => fixByMoving(findGoodTime(), input.timezone, label);
  const { codes } = policy;
  return { ...input, ...reading, sort, codes, isPromotional, findGoodTime, moveToGoodTime };
}

/** Who had a post of a type written knows what it is. */
function sortByType({ postType }: RiskInput): PostSort | null {
  return postType ? SORT_OF_TYPE[postType] : null;
}

const SORT_OF_TYPE: Record<PostType, PostSort> = {
  story: "story",
  question: "question",
  showcase: "own work",
  feedback: "request",
  lesson: "guide",
  "thread-comment": "thread",
};

/** What is closed to promotion may be meant for others than who writes this. */
function seeByKind(input: RiskInput): RiskInput {
  return { ...input, policy: seenByKind(input.policy, input.promoter.kinds) };
}

/** A comment in a promotion thread is judged by what counts there. */
function seeInThread(input: RiskInput): RiskInput {
  if (input.postType !== "thread-comment") return input;
  return { ...input, policy: seenInThread(input.policy, input.promoter.kinds) };
}

/** A draft by itself: nothing is known about its author, its time or its project. */
export function readDraftAlone(
  draft: Draft,
  policy: Policy,
  postType: PostType | null,
  form: PostFormat | null = null,
): Situation {
  return readSituation(toRiskInput({ draft, policy, postType, form }));
}

/** The days that demands leave to this very post; of several, any will do. Null where none names a day, or the rules do it. */
function findDemandedDays(held: Held): number[] | null {
  if (held.postType === "thread-comment") return null;
  const days = held.policy.demands.flatMap((demand) =>
    demand.code === "day" && demand.days && concerns(demand, held) === "yes" ? demand.days : [],
  );
  return days.length > 0 ? [...new Set(days)] : null;
}

/**
 * The next time that breaks none of the rules about time: the community's day, the account's age,
 * the distance to other posts and the links in them. One for all reasons, so that mending one does not
 * cause another.
 */
function createTimeFinder(
  input: RiskInput,
  isPromotional: boolean,
  findDays: () => number[] | null,
): () => Date | null {
  const { policy, author, posts, postId, at, timezone, now, notBefore, draft } = input;
  const { postType = null, projectUrl, promoter, comments } = input;
  let found: Date | null | undefined;
  return () => {
    if (found !== undefined) return found;
    const ageReached = ageReachedAt(author, policy.codes["min-account-age-days"], now) ?? now;
    found =
      findSlotTime({
        now,
        timezone,
        // Not known here; the user's own time of day comes first, then hours of a working day.
        activity: null,
        sameTimeAs: at,
        policy,
        promoter,
        comments,
        text: draft,
        isPromotional,
        days: findDays(),
        postType,
        projectUrl,
        taken: posts.filter(({ id }) => id !== postId),
        earliest: notBefore && notBefore > ageReached ? notBefore : ageReached,
      }) ?? null;
    return found;
  };
}
