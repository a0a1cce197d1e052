import type { Stance } from "#engine/policy/stances.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import type { BriefCommunity, LinkPlace } from "../post-brief.ts";

/**
 * How much room a community leaves for one's own work: `open` nothing known against it, `day` and
 * `thread` where it has its time or place, `narrow` within limits or with approval, `banned` not at all.
 */
export type PromotionRoom = "open" | "day" | "thread" | "narrow" | "banned";

export function findRoom({ stance }: Policy): PromotionRoom {
  return ROOMS[stance.is];
}

const ROOMS: Record<Stance, PromotionRoom> = {
  welcome: "open",
  flair: "open",
  value: "narrow",
  share: "narrow",
  ask: "narrow",
  weekday: "day",
  thread: "thread",
  closed: "banned",
  "no-place": "banned",
  unknown: "open",
};

/** Whether the project stays nearly out: where it is banned, and outside the thread that is kept for it. */
export function staysQuiet(policy: Policy, postType: PostType): boolean {
  const room = findRoom(policy);
  return room === "banned" || (room === "thread" && postType !== "thread-comment");
}

/** The link stands in the post where links are welcome, else in the edit that follows a live thread. */
export function placeLink(community: BriefCommunity, isQuiet: boolean): LinkPlace {
  const { policy, isMaker } = community;
  const room = findRoom(policy);
  if (isQuiet) return "none";
  if (policy.codes["text-posts-only"]) return "editSection";
  const isWelcome = room === "day" || room === "thread" || (room === "open" && isMaker);
  return isWelcome ? "content" : "editSection";
}
