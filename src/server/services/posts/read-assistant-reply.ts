import type {
  ReplyReading,
  ReplyRequest,
  AssistantBrief,
  BriefRequest,
} from "#contract/assistant.ts";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { checkClaims } from "#engine/claims/check-claims.ts";
import { listSources } from "#engine/claims/read-sources.ts";
import { seenByKind } from "#engine/policy/seen-by-kind.ts";
import { readReply } from "#engine/posts/assistant/read-reply.ts";
import {
  choosePostType,
  wordAssistantBrief,
} from "#engine/posts/assistant/word-assistant-brief.ts";
import { wordCorrections } from "#engine/posts/assistant/word-corrections.ts";
import type { PostBrief, ClosedReason } from "#engine/posts/post-brief.ts";
import { assessDraft } from "#engine/risk/assess-ban-risk.ts";
import type { Scope } from "#server/scope.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireSubreddit } from "#server/services/subreddits/require-subreddit.ts";
import { composeForModel } from "#server/services/model-writing/draft-with-model.ts";
import { buildBrief, findPlanned } from "./drafting/build-brief.ts";
import { requireFeature } from "#server/services/billing/current-plan.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { lookAhead, readStanding } from "./drafting/look-ahead.ts";
import type { Refusal } from "./drafting/place-post.ts";
import { bansAiText, wordAiBan } from "#engine/policy/policy.ts";
import { refuseToWrite } from "./drafting/refusals.ts";

/** Reads a pasted reply and holds it against what the founder said. Nothing is kept of it. */
export async function readAssistantReply(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, subredditId, reply, ...wishes }: ReplyRequest,
): Promise<ReplyReading> {
  await requireFeature(deps, scope, "contentRoadmap");
  const project = await requireProject(deps, scope, projectId);
  const subreddit = await requireSubreddit(deps, scope, subredditId);
  const brief = buildBrief(deps, project, subreddit, wishes, []);
  const isComment = choosePostType(brief) === "thread-comment";
  const { drafts, missing } = readReply(reply, { isComment });
  const [first] = drafts;
  if (!first) return { drafts, missing, unsupported: [], corrections: null };
  const unsupported = checkClaims(first, listSources(brief));
  const reasons = findReasons(brief, first);
  return {
    drafts,
    missing,
    unsupported,
    corrections: wordCorrections(first, unsupported, reasons),
  };
}

/** Of the words alone: the account, its history and the time are no business of an assistant. */
function findReasons(brief: PostBrief, { title, content, flair }: ReplyReading["drafts"][number]) {
  const { risk } = assessDraft(
    toRiskInput({
      draft: { title, content, editSection: null, flair },
      postType: choosePostType(brief),
      policy: brief.community.policy,
      project: brief.project,
    }),
  );
  return risk.reasons;
}

/** What the founder gives to an assistant of their own; nothing is sent anywhere from here. */
export async function wordPostBrief(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, subredditId, ...wishes }: BriefRequest,
): Promise<AssistantBrief> {
  await requireFeature(deps, scope, "contentRoadmap");
  const project = await requireProject(deps, scope, projectId);
  const subreddit = await requireSubreddit(deps, scope, subredditId);
  const standing = await readStanding(deps.database.db, project, deps.clock());
  const brief = buildBrief(deps, project, subreddit, wishes, standing.siblings);
  const refusal = findRefusal(brief);
  if (refusal) throw refuseToWrite({ subreddit, refusal });
  const { planned } = await lookAhead(deps, standing, [subreddit]);
  const composition =
    findPlanned(brief, planned.get(subreddit.id)) ?? (await composeForModel(deps, brief));
  const angle = composition.is === "post" ? composition.post.rests : [];
  return { text: wordAssistantBrief(brief, angle), notice: findNotice(brief) };
}

/** An assistant can write in other languages; it can neither open a community nor know what was not said. */
function findRefusal({ community, interview }: PostBrief): Refusal | null {
  const reason = CLOSED[seenByKind(community.policy, [interview.kind]).stance.is];
  if (reason) return { is: "closed", reason };
  const told = Object.keys(interview.answers).length;
  const questions = NEEDED.filter((id) => !interview.answers[id]);
  return told < FEWEST_ANSWERS && questions.length > 0
    ? { is: "asks", questions, isOffSubject: false, others: [] }
    : null;
}

const CLOSED: Partial<Record<PostBrief["community"]["policy"]["stance"]["is"], ClosedReason>> = {
  closed: "comments-only",
  "no-place": "no-place",
};

/** With less an assistant can only invent. */
const FEWEST_ANSWERS = 3;
const NEEDED: AnswerId[] = ["what", "scene"];

function findNotice({ community }: PostBrief): string | null {
  const { policy } = community;
  return bansAiText(policy) ? wordAiBan(policy.fullName, "assistant") : null;
}
