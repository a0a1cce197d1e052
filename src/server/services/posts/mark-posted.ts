import type { GeneratedPost } from "#contract/post.ts";
import type { MarkPostedRequest } from "#contract/posts/post-requests.ts";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { type PostRow, updatePost } from "#server/db/posts/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { readPost, requireLockedPost, readMoment } from "./reading/read-post.ts";
import { assessBanRisk, asPosted } from "#engine/risk/assess-ban-risk.ts";
import type { Db } from "#server/db/database.ts";
import { findProject } from "#server/db/projects/projects-repository.ts";
import { findStoredFor } from "#server/db/subreddits/subreddits-repository.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import { readAuthor } from "#server/services/accounts/present-user.ts";
import { buildPolicy, addTopic } from "#server/services/policies/build-policy.ts";
import {
  placeOf,
  readPermalink,
  refuseOtherPostAt,
  confirmPermalink,
} from "./reading/permalink.ts";
import { readRecent } from "./get-roadmap.ts";
import { noteDone } from "#server/services/tasks/tasks.ts";

/** Twice does no harm; the second time may bring the address. */
export async function markPosted(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  { permalink, isBlankConfirmed }: NonNullable<MarkPostedRequest> = {},
): Promise<GeneratedPost> {
  await confirmPermalink(deps, scope, postId, permalink);
  return deps.database.db.transaction(async (tx) => {
    const post = await requireLockedPost(tx, scope, postId);
    const address = permalink ? readPermalink(permalink, placeOf(post)).address : post.permalink;
    await refuseOtherPostAt(tx, post, address);
    if (post.status !== "posted" && !isBlankConfirmed) refuseOpenBlanks(post);
    const moment = readMoment(deps);
    const { now } = moment;
    // Once: what was predicted must not follow from what happened since.
    const predicted = post.status === "posted" ? {} : await predictRisk(deps, tx, post, now);
    await updatePost(tx, scope.userId, postId, {
      ...predicted,
      status: "posted",
      postedAt: post.postedAt ?? now,
      permalink: address,
      ...(address !== post.permalink && { watchedAt: null }),
      updatedAt: now,
    });
    await noteDone(tx, scope.userId, { kind: "post", about: postId }, now);
    return readPost(tx, scope, postId, moment);
  });
}

function refuseOpenBlanks(post: PostRow): void {
  const blanks = countBlanks(unwrapContent(post));
  if (blanks === 0) return;
  const count = blanks === 1 ? "1 blank" : `${blanks} blanks`;
  throw new ServiceError(
    "CONFLICT",
    `This post still has ${count} to fill in. Fill in what is missing, or confirm that you posted it as it is.`,
    { blanks },
  );
}

type Prediction = Pick<PostRow, "predictedScore" | "predictedLevel" | "predictedAt">;

const NOTHING_PREDICTED: Prediction = {
  predictedScore: null,
  predictedLevel: null,
  predictedAt: null,
};

/** The estimate for a post at the moment it goes out; none where its community is not known. */
async function predictRisk(
  { matcher }: Pick<ServiceDeps, "matcher">,
  tx: Db,
  post: PostRow,
  now: Date,
): Promise<Prediction> {
  const { userId, subredditId } = post;
  const stored = (await findStoredFor(tx, userId, [subredditId])).get(subredditId);
  const user = await findUserById(tx, userId);
  const project = await findProject(tx, userId, post.projectId);
  if (!stored || !user || !project) return NOTHING_PREDICTED;
  const recent = await readRecent(tx, userId);
  const { score, level } = assessBanRisk(
    asPosted(
      toRiskInput({
        draft: { ...unwrapContent(post), flair: post.flair },
        postType: post.postType,
        policy: addTopic(matcher, buildPolicy(stored), stored),
        author: readAuthor(user, now),
        ...recent,
        postId: post.id,
        timezone: user.timezone,
        project,
      }),
      now,
    ),
  );
  return { predictedScore: score, predictedLevel: level, predictedAt: now };
}
