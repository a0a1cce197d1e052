import type { GeneratedPost } from "#contract/post.ts";
import type { Plan } from "#engine/billing/plans.ts";
import { addToQuota } from "#server/db/post-quotas-repository.ts";
import {
  countWritten,
  insertPost,
  listPostTexts,
  listTakenSubreddits,
} from "#server/db/posts-repository.ts";
import { lockProject } from "#server/db/projects-repository.ts";
import { lockUser } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { quotaMonth } from "../billing/quota-month.ts";
import { readHistory } from "../budget/read-history.ts";
import { found } from "../projects/require-project.ts";
import type { ServiceDeps } from "../service-deps.ts";
import type { Commission } from "./ask-for-drafts.ts";
import { buildBrief } from "./build-brief.ts";
import { findSlot, restBegan } from "./find-slot.ts";
import { requireRoom } from "./post-room.ts";
import { presentPost } from "./present-post.ts";
import { readMoment } from "./post-moment.ts";
import { MOST_SIBLINGS, pickSeed, settlePost } from "./settle-post.ts";
import { toPastPost } from "./to-past-post.ts";

/**
 * Writes and keeps as many of the posts as there is room for, and charges those. What a language
 * model drafted in the meantime for a place that is gone by now is thrown away, and costs nothing.
 */
export function savePosts(
  deps: ServiceDeps,
  { userId }: Scope,
  plan: Plan,
  projectId: string,
  commissions: Commission[],
  options: { onlyFreeCommunities: boolean },
): Promise<GeneratedPost[]> {
  return deps.database.db.transaction(async (tx) => {
    const moment = readMoment(deps);
    const { now } = moment;
    // One at a time for a user: cap, quota, slots and words all depend on the posts of the others.
    const user = found(await lockUser(tx, userId));
    const project = found(await lockProject(tx, userId, projectId));
    const room = await requireRoom(tx, plan, { userId, projectId: project.id, now });
    const busy = options.onlyFreeCommunities
      ? await listTakenSubreddits(tx, project.id, restBegan(now))
      : new Set<string>();
    const fitting = commissions.filter(({ subreddit }) => !busy.has(subreddit.id)).slice(0, room);
    const history = await readHistory(tx, userId, now);
    const siblings = await listPostTexts(tx, project.id, MOST_SIBLINGS);
    const postsSoFar = await countWritten(tx, project.id);
    const saved: GeneratedPost[] = [];
    for (const { subreddit, wishes, answer } of fitting) {
      const { id: subredditId, facts } = subreddit;
      const seed = pickSeed(project, subreddit, postsSoFar + saved.length);
      const brief = buildBrief(deps, project, subreddit, wishes, siblings);
      const { policy } = brief.community;
      const { draft, notice, ...origin } = settlePost(brief, seed, answer);
      if (answer.post && origin.by === "engine") {
        const refused = { task: "write-post", model: deps.llm.name, faults: ["likeness"] };
        deps.logger.info(refused, "language model's draft refused");
      }
      const { postType } = origin;
      const slot = findSlot({
        draft,
        postType,
        policy,
        activity: facts.activity,
        project,
        user,
        history,
        now,
      });
      const row = await insertPost(tx, {
        ...draft,
        ...origin,
        seed,
        userId,
        projectId: project.id,
        subredditId,
        status: "scheduled",
        scheduledFor: slot.at,
        slotReason: slot.reason,
        createdAt: now,
        updatedAt: now,
      });
      siblings.unshift(draft);
      history.posts.push(toPastPost(row, project));
      const known = {
        subreddit,
        checks: [],
        projectUrl: project.url,
        tagsLinks: project.tagsLinks,
        ruleCodes: policy.codes,
        // A post that is not made yet has no visits to show.
        siteSeenAt: null,
        visitCount: 0,
      };
      saved.push(presentPost({ ...row, ...known }, moment, notice));
    }
    await addToQuota(tx, userId, quotaMonth(now), saved.length);
    return saved;
  });
}
