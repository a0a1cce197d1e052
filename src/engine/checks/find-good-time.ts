import { findSlotTime } from "#engine/roadmap/plan-slot.ts";
import { ageReachedAt } from "./account-age.ts";
import type { Fix } from "./check.ts";
import type { RiskInput, Situation } from "./situation.ts";

/**
 * The next time that breaks none of the rules about time: the community's day, the account's age,
 * the distance to other posts and the links in them. One for all reasons, so that mending one does not
 * cause another.
 */
export function createTimeFinder(input: RiskInput, isPromotional: boolean): () => Date | null {
  const { policy, author, posts, postId, at, timezone, now, notBefore, draft } = input;
  const { postType = null, projectUrl } = input;
  let found: Date | null | undefined;
  return () => {
    if (found !== undefined) return found;
    const { codes } = policy;
    const ageReached = ageReachedAt(author, codes["min-account-age-days"], now) ?? now;
    found =
      findSlotTime({
        now,
        timezone,
        // Not known here; the user's own time of day comes first, then hours of a working day.
        activity: null,
        sameTimeAs: at,
        codes,
        subredditId: policy.subredditId,
        text: draft,
        isPromotional,
        postType,
        projectUrl,
        taken: posts.filter(({ id }) => id !== postId),
        earliest: notBefore && notBefore > ageReached ? notBefore : ageReached,
      }) ?? null;
    return found;
  };
}

/** The fix for any reason that another time would mend; 'Move to Saturday, November 21'. */
export function moveToGoodTime({ findGoodTime, timezone }: Situation, label?: string): Fix | null {
  const at = findGoodTime();
  return at && { kind: "reschedule", label: label ?? `Move to ${wordDate(at, timezone)}`, at };
}

// Making a format costs far more than using one.
const formats = new Map<string, Intl.DateTimeFormat>();

function wordDate(at: Date, timeZone: string): string {
  const options = { weekday: "long", month: "long", day: "numeric", timeZone } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", options);
  formats.set(timeZone, format);
  return format.format(at);
}
