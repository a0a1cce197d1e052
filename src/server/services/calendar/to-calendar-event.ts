import type { CalendarEvent } from "#engine/calendar/write-calendar.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import type { PlannedPost } from "#server/db/planned-posts-repository.ts";
import { postAddress } from "../posts/post-address.ts";
import type { ServiceDeps } from "../service-deps.ts";

const LENGTH_MINUTES = 30;

export function toCalendarEvent(
  deps: Pick<ServiceDeps, "appUrl">,
  post: PlannedPost,
  at: Date,
): CalendarEvent {
  const texts = unwrapContent(post);
  const url = postAddress(deps, post);
  const community = `r/${post.communityName ?? post.subredditId}`;
  const isPosted = post.status === "posted";
  const blanks = isPosted ? 0 : countBlanks(texts);
  return {
    uid: `${post.id}@foothold`,
    startsAt: at,
    lengthMinutes: LENGTH_MINUTES,
    summary: `${isPosted ? "Posted" : "Post"} to ${community}: ${texts.title}`,
    description: [
      `Project: ${post.projectName}`,
      blanks > 0 && `Blanks to fill in: ${blanks}`,
      `Open it in Foothold: ${url}`,
    ]
      .filter(Boolean)
      .join("\n"),
    url,
    changedAt: post.updatedAt,
  };
}
