import { readableFlairs } from "#engine/subreddits/notes/flairs-in-use.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { PostType } from "#engine/drafts/draft.ts";

const LONGEST_FLAIR = 64;
export const OPEN_FLAIR = "{{the flair you pick on Reddit}}";

const FITTING: Record<PostType, RegExp> = {
  showcase:
    /show|launch|releas|announce|my (?:project|work)|promo|product|i made|project|self.?made/i,
  feedback: /feedback|critique|review|roast|show/i,
  story: /story|stories|journey|experience|build in public|discuss/i,
  lesson: /lesson|learn|case stud|insight|best practice|postmortem|how.?to|guide|resource|discuss/i,
  question: /question|ask|help|advice|discuss/i,
  "thread-comment": /promo|show|discuss/i,
};
const GENERAL = /discuss|general|other|misc|chat|question/i;
/** Flairs that only moderators or answered threads carry. */
const OFFICIAL =
  /mod\b|moderator|official|megathread|solved|closed|announcement by|removed|weekly/i;

/** Where a flair is required: one that was seen and fits, else the most general one. */
export function chooseFlair(policy: Policy, postType: PostType): string | null {
  if (!policy.requiresFlair) return null;
  const seen = readableFlairs(policy.flairsSeen)
    .map(({ text }) => text)
    .filter((text) => !OFFICIAL.test(text) && text.length <= LONGEST_FLAIR);
  const fitting = seen.find((text) => FITTING[postType].test(text));
  const flair = fitting ?? policy.flairText ?? seen.find((text) => GENERAL.test(text)) ?? seen[0];
  return flair?.trim().slice(0, LONGEST_FLAIR) || OPEN_FLAIR;
}
