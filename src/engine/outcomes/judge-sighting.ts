import { type LookStage, type Observer, type Sighting, lookDueAt } from "./look.ts";

/** What Reddit tells about a post. */
export type PostReport = {
  /** Reddit's own word for who took it down; null while nobody has. */
  removedBy: string | null;
  /** Whether it is in the community's new list; null where that list does not reach back so far. */
  isListed: boolean | null;
};

/** Reddit's words for who took a post down. */
const MEANINGS = new Map<string, Sighting>([
  ["moderator", "removed-by-moderators"],
  // The moderators' own filter holds it back until one of them looks.
  ["automod_filtered", "removed-by-moderators"],
  ["reddit", "removed-by-reddit"],
  ["anti_evil_ops", "removed-by-reddit"],
  ["community_ops", "removed-by-reddit"],
  ["content_takedown", "removed-by-reddit"],
  ["copyright_takedown", "removed-by-reddit"],
  ["deleted", "deleted-by-author"],
  ["author", "deleted-by-author"],
]);

/** A word that we do not know tells nothing for certain. */
export function judgeSighting({ removedBy, isListed }: PostReport): Sighting {
  if (removedBy !== null) return MEANINGS.get(removedBy) ?? "unclear";
  return isListed === false ? "not-listed" : "live";
}

type Taken = { stage: LookStage; sighting: Sighting; checkedAt: Date; by: Observer };

/**
 * Whether what Foothold saw takes the place of what is known of that stage: doubt never does, and what
 * the user saw stands, unless they could not tell or looked before its time.
 */
export function takesPlace(
  next: { stage: LookStage; sighting: Sighting },
  known: readonly Taken[],
  postedAt: Date,
): boolean {
  if (next.sighting === "unclear") return false;
  const before = known.find(({ stage }) => stage === next.stage);
  if (!before || before.by === "reddit" || before.sighting === "unclear") return true;
  return before.checkedAt < lookDueAt(postedAt, next.stage);
}

type Listing = readonly { id: string; createdAt: Date }[];

/**
 * Whether a post is in a community's new list, which has the newest first; null where the list ends
 * before the post was made, so that its absence tells nothing.
 */
export function findInListing(
  post: { id: string; createdAt: Date },
  listing: Listing,
): boolean | null {
  if (listing.some(({ id }) => id === post.id)) return true;
  const oldest = listing.at(-1);
  return oldest && oldest.createdAt < post.createdAt ? false : null;
}
