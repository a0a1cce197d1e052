import { readFormat } from "#engine/writer/plan/shape.ts";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { tallyChecks } from "#engine/checks/summarise-checks.ts";
import { draftWriterOf } from "#engine/demands/draft-writer.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { asPosted, assessDraft } from "#engine/risk/assess-ban-risk.ts";
import type { Db } from "#server/db/database.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import type { PostRow } from "#server/db/posts/posts-repository.ts";
import { findProject } from "#server/db/projects/projects-repository.ts";
import { findStoredFor } from "#server/db/subreddits/subreddits-repository.ts";
import { readAuthor } from "#server/services/accounts/present-user.ts";
import { readPromoter } from "#server/services/budget/read-promoter.ts";
import { addTopic, buildPolicy } from "#server/services/policies/build-policy.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { readRecent } from "./get-roadmap.ts";

type Prediction = Pick<
  PostRow,
  "predictedScore" | "predictedLevel" | "predictedAt" | "rulesMet" | "rulesHeld"
>;

const NOTHING_PREDICTED: Prediction = {
  predictedScore: null,
  predictedLevel: null,
  predictedAt: null,
  rulesMet: null,
  rulesHeld: null,
};

/** The estimate for a post if it went out at that moment, and the rules it meets; nothing where its community is not known. */
export async function predictOutcome(
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
  const recent = await readRecent(tx, userId, now);
  const { risk, checks } = assessDraft(
    asPosted(
      toRiskInput({
        draft: { ...unwrapContent(post), flair: post.flair },
        postType: post.postType,
        form: readFormat(post.shape),
        policy: addTopic(matcher, buildPolicy(stored), stored),
        author: readAuthor(user, now),
        ...recent,
        postId: post.id,
        timezone: user.timezone,
        project,
        promoter: readPromoter(project),
        answers: post.rulesRead,
        writer: draftWriterOf(post.by),
      }),
      now,
    ),
  );
  const { kept, broken, isBlind } = tallyChecks(checks);
  return {
    predictedScore: risk.score,
    predictedLevel: risk.level,
    predictedAt: now,
    rulesMet: isBlind ? null : kept,
    rulesHeld: isBlind ? null : kept + broken,
  };
}
