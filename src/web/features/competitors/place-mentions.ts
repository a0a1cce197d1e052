import type { Competitor, CompetitorMention } from "#contract/competitor.ts";
import type { GeneratedPost } from "#contract/post.ts";

export type TheirPost = { mention: CompetitorMention; name: string; place: number };

export type MentionRow = {
  fullName: string;
  /** Most upvotes first. */
  theirs: TheirPost[];
  /** The project's own posts there, the newest first. */
  yours: GeneratedPost[];
};

/** Where competitors were seen, the most posts first, beside what became of one's own there. */
export function placeMentions(
  competitors: readonly Competitor[],
  posts: readonly GeneratedPost[],
): MentionRow[] {
  const rows = new Map<string, MentionRow>();
  for (const [place, { name, mentions }] of competitors.entries()) {
    for (const mention of mentions) {
      const key = mention.fullName.toLowerCase();
      const row = rows.get(key) ?? { fullName: mention.fullName, theirs: [], yours: [] };
      row.theirs.push({ mention, name, place });
      rows.set(key, row);
    }
  }
  for (const post of posts) {
    if (post.isPosted) rows.get(post.subreddit.fullName.toLowerCase())?.yours.push(post);
  }
  for (const { theirs, yours } of rows.values()) {
    theirs.sort((a, b) => (b.mention.upvotes ?? -1) - (a.mention.upvotes ?? -1));
    yours.sort((a, b) => (b.postedAt ?? b.createdAt).localeCompare(a.postedAt ?? a.createdAt));
  }
  return [...rows.values()].toSorted((a, b) => b.theirs.length - a.theirs.length);
}

/** "best 421 upvotes"; nothing where none has numbers. */
export function wordBestPost(theirs: readonly TheirPost[]): string {
  const best = theirs[0]?.mention.upvotes ?? null;
  if (best === null) return "";
  return `best ${best.toLocaleString("en-US")} ${best === 1 ? "upvote" : "upvotes"}`;
}
