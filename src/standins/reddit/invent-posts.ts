import type { StandinCommunity } from "./standin-community.ts";

/** As Reddit: a listing ends here however many posts there are. */
const LISTING_END = 1_000;

const OPENINGS = [
  "How I",
  "Why we",
  "Question: who else",
  "Feedback wanted after I",
  "A year ago I",
];
const DEEDS = ["rebuilt", "launched", "measured", "gave up on", "priced", "translated"];
const THINGS = [
  "a habit tracker",
  "my R&D notes",
  "an invoice tool",
  "a recipe planner",
  "<dialog>",
];
const FLAIRS = [null, null, "Show and tell", "Question", "Milestone", "Mod note"];

/** What a post is, in the fields by which Reddit's listing tells its kinds apart. */
const KINDS: Record<string, unknown>[] = [
  { is_self: true },
  { is_self: true },
  { is_self: true },
  { is_self: false, domain: "example.com", post_hint: "link" },
  { is_self: false, domain: "i.redd.it", post_hint: "image" },
  { is_self: false, domain: "v.redd.it", post_hint: "hosted:video", is_video: true },
  { is_self: false, domain: "reddit.com", is_gallery: true },
  { is_self: true, poll_data: { total_vote_count: 3 } },
  { is_self: false, domain: "self.elsewhere", crosspost_parent: "t3_elsewhere" },
];

/** Made-up posts, newest first and the same for the same community. */
export function inventPosts(community: StandinCommunity): Record<string, unknown>[] {
  const next = createDice(community.name);
  const pick = <T>(choices: T[]) => choices[next(choices.length)] as T;
  let createdSeconds = Math.floor(community.newestPostAt.getTime() / 1000);

  return Array.from({ length: Math.min(community.posts, LISTING_END) }, (_, index) => {
    if (index > 0) createdSeconds -= pickGapSeconds(community.minutesBetweenPosts, next);
    const id = `${community.name.toLowerCase()}${(index + 1).toString(36)}`;
    return {
      id,
      name: `t3_${id}`,
      subreddit: community.name,
      title: `${pick(OPENINGS)} ${pick(DEEDS)} ${pick(THINGS)}`,
      selftext: "",
      author: `standin_author_${next(50)}`,
      created_utc: createdSeconds,
      score: next(40),
      num_comments: next(15),
      link_flair_text: pick(FLAIRS),
      domain: `self.${community.name}`,
      over_18: community.isAdult,
      stickied: false,
      removed_by_category: null,
      is_video: false,
      ...pick(KINDS),
    };
  });
}

/** Between half and one and a half times the average, so that all hours and weekdays occur. */
function pickGapSeconds(minutesBetween: number, next: Dice): number {
  return Math.max(1, minutesBetween * 30 + next(minutesBetween * 60));
}

type Dice = (sides: number) => number;

/** A linear congruential generator, started from the name. */
function createDice(seed: string): Dice {
  let state = 2_166_136_261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
