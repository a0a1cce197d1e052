import { createLinkRoom } from "#engine/budget/measure-budget.ts";
import type { Ledger } from "#engine/ledger/open-ledger.ts";
import type { PostType, PastPost } from "#engine/drafts/draft.ts";
import { readPastPost } from "#engine/drafts/read-past-post.ts";
import { compareWordRuns, readWordRuns, type WordRuns } from "#engine/text/word-similarity.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import {
  ANY_GAP_HOURS,
  countPromotions,
  MANY_PROMOTIONS,
  MOST_A_DAY,
  SIMILAR,
  SIMILAR_GAP_HOURS,
} from "./spacing-limits.ts";
import { createDayNamer } from "#engine/clock/group-by-day.ts";

const SIMILAR_GAP_MS = SIMILAR_GAP_HOURS * HOUR_MS;
const ANY_GAP_MS = ANY_GAP_HOURS * HOUR_MS;
/** Whatever is on the same calendar day is nearer than this, also when a clock goes back. */
const DAY_AROUND_MS = 26 * HOUR_MS;

type Planned = {
  timezone: string;
  text: { title: string; content: string };
  isPromotional: boolean;
  postType?: PostType | null;
  /** Whose site is not to be linked to again and again. */
  projectUrl?: string | null;
  taken: PastPost[];
  /** What the community wants between two posts. */
  ledger: Ledger;
};

export type Spacing = {
  /** Whether a post can stand at a moment beside all others: none too near or alike, nor too many. */
  hasRoom: (at: Date) => boolean;
  /** True where one other post leaves no room from then until then: quick, to pass over whole days. */
  isBlocked: (from: number, until: number) => boolean;
};

export function createSpacing(planned: Planned): Spacing {
  const nameDay = createDayNamer(planned.timezone);
  const isAlike = createLikeness(planned.text);
  const isThreadComment = planned.postType === "thread-comment";
  const site = isThreadComment ? null : (planned.projectUrl ?? null);
  const hasLinkRoom = createLinkRoom(planned.text, site, planned.taken);
  const { ledger } = planned;
  const isCounted = planned.isPromotional && !isThreadComment;
  const isTooMuch = (at: Date) =>
    isCounted && countPromotions(planned.taken, at) >= MANY_PROMOTIONS;
  const others = planned.taken.flatMap((post) =>
    post.at ? [{ post, time: post.at.getTime() }] : [],
  );
  return {
    hasRoom: (at) => {
      const isFree = others.every(({ time }) => !isNear(time, at, ANY_GAP_MS));
      if (!isFree || ledger.findClash(at) || !hasLinkRoom(at) || isTooMuch(at)) return false;
      // Days and texts are compared only where it matters: both take time, and this runs while one types.
      const near = others.filter(({ time }) => isNear(time, at, DAY_AROUND_MS));
      const sameDay = near.filter(({ time }) => nameDay(new Date(time)) === nameDay(at));
      const close = near.filter(({ time }) => isNear(time, at, SIMILAR_GAP_MS));
      return sameDay.length < MOST_A_DAY && !close.some(({ post }) => isAlike(post));
    },
    isBlocked: (from, until) =>
      ledger.isBlocked(from, until) ||
      others.some(({ time }) => from > time - ANY_GAP_MS && until < time + ANY_GAP_MS),
  };
}

function createLikeness(text: Planned["text"]): (post: PastPost) => boolean {
  let runs: WordRuns | undefined;
  return (post) => {
    runs ??= readWordRuns(`${text.title}\n${text.content}`);
    return compareWordRuns(runs, readPastPost(post)) > SIMILAR;
  };
}

function isNear(time: number, at: Date, gapMs: number): boolean {
  return Math.abs(at.getTime() - time) < gapMs;
}
