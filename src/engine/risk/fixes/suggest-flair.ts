import type { Fix } from "#engine/checks/check.ts";
import { isAlike } from "#engine/demands/is-alike.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Assessment } from "#engine/risk/weigh-situation.ts";
import { findShowcaseFlair, readableFlairs } from "#engine/subreddits/notes/flairs-in-use.ts";

/** One that was seen there; those for promotion are for promotion alone. */
export function suggestFlair(
  { stance, flairsSeen }: Policy,
  degree: Assessment["degree"],
): Fix | null {
  const showcase = findShowcaseFlair(flairsSeen)?.text ?? [];
  const ofPromotion = stance.flairs.concat(showcase);
  const other = readableFlairs(flairsSeen).find(
    ({ text }) => !ofPromotion.some((each) => isAlike(text, each)),
  );
  const [own] = degree === "promotion" ? ofPromotion : degree === "none" ? [] : stance.flairs;
  const flair = own ?? other?.text;
  return flair ? { kind: "choose-flair", label: `Choose the flair “${flair}”`, flair } : null;
}
