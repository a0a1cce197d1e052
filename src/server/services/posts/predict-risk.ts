import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { asPosted } from "#engine/risk/as-posted.ts";
import { assessBanRisk } from "#engine/risk/assess-ban-risk.ts";
import type { Db } from "#server/db/database.ts";
import type { PostRow } from "#server/db/posts-repository.ts";
import { findProject } from "#server/db/projects-repository.ts";
import { findStoredFor } from "#server/db/subreddits-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import { readAuthor } from "../accounts/read-author.ts";
import { addTopic } from "../policies/add-topic.ts";
import { buildPolicy } from "../policies/build-policy.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { readRecent } from "./read-recent.ts";

type Prediction = Pick<PostRow, "predictedScore" | "predictedLevel" | "predictedAt">;

const NOTHING_PREDICTED: Prediction = {
  predictedScore: null,
  predictedLevel: null,
  predictedAt: null,
};

/** The estimate for a post at the moment it goes out; none where its community is not known. */
export async function predictRisk(
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
      {
        draft: { ...unwrapContent(post), flair: post.flair },
        postType: post.postType,
        policy: addTopic(matcher, buildPolicy(stored), stored),
        author: readAuthor(user, now),
        ...recent,
        postId: post.id,
        timezone: user.timezone,
        projectUrl: project.url,
        projectName: project.name,
      },
      now,
    ),
  );
  return { predictedScore: score, predictedLevel: level, predictedAt: now };
}
