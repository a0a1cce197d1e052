import { DAY_MS } from "#engine/clock/time-units.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import { SIMILAR } from "#engine/slots/spacing-limits.ts";
import { compareWordRuns, readWordRuns, type WordRuns } from "#engine/text/word-similarity.ts";

/** Why a planned post waits: another one of its project was removed, there or with much the same words. */
export type Hold = {
  /** The post that was removed. */
  removedId: string;
  /** The community that it was removed in. */
  fullName: string;
  isSamePlace: boolean;
};

/** A post as far as holds follow from it. */
export type HeldPost = {
  id: string;
  projectId: string;
  subredditId: string;
  fullName: string;
  postType: PostType;
  title: string;
  content: string;
  isPosted: boolean;
  isRemoved: boolean;
  postedAt: Date | null;
  /** What its author ticked, which may be that it need not wait. */
  rulesRead: readonly string[];
};

/** Who has heard nothing by then will hear nothing more. */
export const HOLD_DAYS = 30;

/** The planned posts that wait for an answer about one that was removed, by their ids. */
export function findHolds(posts: readonly HeldPost[], now: Date): Map<string, Hold> {
  const removed = posts
    .filter((post) => isRecentRemoval(post, now))
    .map((post) => ({ post, runs: readRuns(post) }));
  const holds = new Map<string, Hold>();
  if (removed.length === 0) return holds;
  for (const post of posts) {
    if (post.isPosted) continue;
    const hold = findHold(post, removed);
    if (hold) holds.set(post.id, hold);
  }
  return holds;
}

function isRecentRemoval({ isPosted, isRemoved, postedAt }: HeldPost, now: Date): boolean {
  if (!isPosted || !isRemoved || !postedAt) return false;
  return now.getTime() - postedAt.getTime() < HOLD_DAYS * DAY_MS;
}

type Removed = { post: HeldPost; runs: WordRuns };

/** The same community comes first: there it is plainest whose answer is missing. */
function findHold(planned: HeldPost, removed: readonly Removed[]): Hold | null {
  const open = removed.filter(
    ({ post }) =>
      post.projectId === planned.projectId && !planned.rulesRead.includes(nameGoOn(post.id)),
  );
  const here = open.find(({ post }) => isSamePlace(planned, post));
  if (here) return toHold(here.post, true);
  if (planned.postType === "thread-comment") return null;
  const runs = readRuns(planned);
  const alike = open.find((each) => compareWordRuns(runs, each.runs) > SIMILAR);
  return alike ? toHold(alike.post, false) : null;
}

/** A promotion thread is where moderators send what they removed: a comment in it need not wait. */
function isSamePlace(planned: HeldPost, removed: HeldPost): boolean {
  const isAtHome = planned.postType === "thread-comment" && removed.postType !== "thread-comment";
  return planned.subredditId === removed.subredditId && !isAtHome;
}

function toHold({ id, fullName }: HeldPost, isSame: boolean): Hold {
  return { removedId: id, fullName, isSamePlace: isSame };
}

function readRuns({ title, content }: HeldPost): WordRuns {
  return readWordRuns(`${title}\n${content}`);
}

/** What the author ticks at a planned post that goes out all the same. */
export function nameGoOn(removedId: string): string {
  return `go-on:${removedId}`;
}

/** On the card of the post that waits. */
export function wordHold({ fullName, isSamePlace: isSame }: Hold): string {
  return isSame
    ? `Your last post in ${fullName} was removed. Wait for its moderators' answer.`
    : `Much of this was in your post that was removed in ${fullName}. Wait for an answer first.`;
}
