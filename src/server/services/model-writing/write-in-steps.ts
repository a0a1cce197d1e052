import type { GeneratedPost } from "#contract/post.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { askForDrafts } from "#server/services/posts/drafting/ask-for-drafts.ts";
import { buildBrief, findPlanned } from "#server/services/posts/drafting/build-brief.ts";
import { generatePost, NO_MODEL } from "#server/services/posts/generate-post.ts";
import { lookAhead, readStanding } from "#server/services/posts/drafting/look-ahead.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { composeForModel, draftWithModel } from "./draft-with-model.ts";
import { bansAiText, wordAiBan } from "#engine/policy/policy.ts";
import type { WritingStep } from "#engine/posts/post-brief.ts";
import type { ModelPostRequest } from "#contract/writing.ts";
import { refuseToWrite } from "#server/services/posts/drafting/refusals.ts";

export type Watcher = { onStep: (step: WritingStep) => void; signal: AbortSignal };

/** One post by the connected model, for a founder who watches; where it fails, the founder chooses what next. */
export function writeInSteps(
  deps: ServiceDeps,
  scope: Scope,
  { isAiConfirmed, ...request }: ModelPostRequest,
  watcher: Watcher,
): Promise<GeneratedPost> {
  const draft: typeof askForDrafts = async (_deps, project, [subreddit], wishes = {}) => {
    if (!subreddit) return [];
    const where = { subredditId: subreddit.id };
    if (!deps.llm.isConfigured) {
      throw new ServiceError("CONFLICT", NO_MODEL, { ...where, is: "no-model" });
    }
    const standing = await readStanding(deps.database.db, project, deps.clock());
    const { planned } = await lookAhead(deps, standing, [subreddit]);
    const brief = buildBrief(deps, project, subreddit, wishes, standing.siblings);
    const composition =
      findPlanned(brief, planned.get(subreddit.id)) ?? (await composeForModel(deps, brief));
    if (composition.is !== "post") throw refuseToWrite({ subreddit, refusal: composition });
    if (bansAiText(brief.community.policy) && !isAiConfirmed) {
      const message = wordAiBan(`r/${subreddit.name}`, "model");
      throw new ServiceError("CONFLICT", message, { ...where, is: "ai-banned" });
    }
    const answer = await draftWithModel(deps, brief, composition, { isWatched: true, ...watcher });
    if (!answer.post) throw modelFailed(answer.notice);
    watcher.signal.throwIfAborted();
    return [{ subreddit, wishes, answer }];
  };
  return generatePost(deps, scope, request, draft);
}

function modelFailed(why: string | null): ServiceError {
  const message = `${why ?? "The language model wrote nothing."} Nothing was saved or counted: try again, or let the built-in writer write this post.`;
  return new ServiceError("UPSTREAM", message, { is: "model-failed" });
}
