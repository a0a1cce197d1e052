import type { DigestCheck } from "#engine/mail/compose-digest.ts";
import { checkDueAt } from "#engine/outcomes/removal-check.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { listMadeOf, type MadePostOf } from "#server/db/made-posts-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import { findWatch } from "../posts/find-watch.ts";
import { postAddress } from "../posts/post-address.ts";
import type { NoticeDeps } from "./compose-notice.ts";
import { DIGEST_STAGES, madeFor } from "./digest-stages.ts";

type Range = { from: Date; to: Date };

/** The looks that fall due in that time and are the user's to take, the earliest first. */
export async function listDigestChecks(
  deps: NoticeDeps,
  user: UserRow,
  range: Range,
): Promise<DigestCheck[]> {
  const checks: DigestCheck[] = [];
  for (const stage of DIGEST_STAGES) {
    const made = await listMadeOf(deps.database.db, user.id, madeFor(stage, range));
    const open = made.filter(
      (post) => !post.done.includes(stage) && !findWatch(post, deps.reddit.isConfigured),
    );
    checks.push(...open.map((post) => present(deps, post, stage)));
  }
  return checks.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

function present(
  deps: NoticeDeps,
  post: MadePostOf,
  stage: (typeof DIGEST_STAGES)[number],
): DigestCheck {
  return {
    title: unwrapContent(post).title,
    community: `r/${post.communityName ?? post.subredditId}`,
    project: post.projectName,
    url: postAddress(deps, post),
    stage,
    dueAt: checkDueAt(post.postedAt ?? post.createdAt, stage),
  };
}
