import { composeDigest } from "#engine/mail/compose-digest.ts";
import { findDigestSpan } from "#engine/timing/digest-day.ts";
import { listPlannedPosts } from "#server/db/planned-posts-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import type { ComposedNotice, NoticeDeps } from "./compose-notice.ts";
import { endReminder } from "./unsubscribe.ts";
import { listDigestChecks } from "./list-digest-checks.ts";
import { listDigestTasks } from "./list-digest-tasks.ts";
import { toRemindedPost } from "./to-reminded-post.ts";

/** Only on the day itself, and only if something is still to be done on it. */
export async function composeDigestNotice(
  deps: NoticeDeps,
  user: UserRow,
  dayName: string,
): Promise<ComposedNotice> {
  const today = findDigestSpan(deps.clock(), user.timezone);
  if (today.name !== dayName || user.reminders !== "daily-digest") return null;
  const range = { from: today.startsAt, to: today.endsAt };
  const posts = await listPlannedPosts(deps.database.db, user.id, range);
  const checks = await listDigestChecks(deps, user, range);
  if (posts.length === 0 && checks.length === 0) return null;
  return composeDigest({
    checks,
    tasks: await listDigestTasks(deps, user),
    posts: posts.map((post) => toRemindedPost(deps, post, post.scheduledFor ?? today.startsAt)),
    today: today.startsAt,
    timezone: user.timezone,
    footer: endReminder(deps, user),
  });
}
