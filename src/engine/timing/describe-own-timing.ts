import { joinWords } from "#engine/text/join-words.ts";
import { DAY_PARTS, FEWEST_OWN_POSTS, type OwnTiming } from "./judge-own-timing.ts";
import { wordPosts, wordShare, wordShareWithInterval } from "./word-share.ts";

/** Earlier points tell how young a post was. */
const LATE = "counted two days or more after posting";

/** What the user's own posts in a community say about the time of day, apart from everybody's. */
export function describeOwnTiming({ all, parts, better }: OwnTiming, fullName: string): string {
  if (!parts) {
    const from = `From ${FEWEST_OWN_POSTS} on, your own results are shown here`;
    if (all.posts === 0) {
      return `No post of yours in ${fullName} has points yet that were ${LATE}. ${from}.`;
    }
    return `${wordPosts(all.posts)} of yours in ${fullName} with points ${LATE}: too few to tell. ${from}.`;
  }
  if (!better) {
    return `Your own posts: no detectable difference between parts of the day. ${wordShareWithInterval(all)} reached 10 points, ${LATE}.`;
  }
  const when = joinWords(better.slots.map((place) => DAY_PARTS[place]?.name ?? ""));
  return `Your own posts did better in the ${when}: ${wordShareWithInterval(better.better)} reached 10 points, against ${wordShare(better.others)} otherwise, ${LATE}.`;
}
