import * as z from "zod";
import type {
  RecommendationRequest,
  RecommendedSubreddit,
  RecommendedSubreddits,
} from "#contract/project.ts";
import { readsForeign } from "#engine/recommendations/foreign-words.ts";
import { mixCommunities } from "#engine/recommendations/mix-communities.ts";
import { textOf } from "#engine/recommendations/project-text.ts";
import type { Scope } from "#server/scope.ts";
import { type Assisted, assist } from "../assistance/ask-model.ts";
import { currentPlan } from "../billing/current-plan.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { checkWhy } from "./check-why.ts";
import { findRecommended, type Recommended } from "./recommend.ts";
import { noticeLimit, recommendationLimit } from "./recommendation-limit.ts";

/** What a language model may choose from: it can order and explain, never add. */
const MOST_CHOICES = 25;

const Answer = z.object({
  choices: z
    .array(z.object({ name: z.string().max(40), why: z.string().max(300) }))
    .max(MOST_CHOICES),
});

export async function generateRecommendations(
  deps: ServiceDeps,
  scope: Scope,
  request: RecommendationRequest,
): Promise<RecommendedSubreddits> {
  await consumeLimit(deps, "assistPerUser", scope.userId);
  const plan = await currentPlan(deps, scope);
  const limit = recommendationLimit(plan, request.limit);
  const planLimit = plan.limits.recommendationsPerProject;
  const byEngine = () => findRecommended(deps, scope, request, limit);
  const { value, by, notice } = await reorder(deps, scope, request, { limit, byEngine });
  return {
    recommendations: value.map(({ subreddit }) => subreddit),
    planLimit,
    by,
    notice: joinNotices(
      notice,
      noticeLimit(plan, request.limit),
      readsForeign(textOf(request)) ? READS_ENGLISH : null,
    ),
  };
}

const READS_ENGLISH =
  "We read English best: describe the project in English, and the communities will fit better.";

function joinNotices(...notices: (string | null)[]): string | null {
  return notices.filter((notice) => notice !== null).join(" ") || null;
}

type Ways = { limit: number; byEngine: () => Promise<Recommended[]> };

/** By a language model where there is one; the mix of topics and makers is kept either way. */
async function reorder(
  deps: ServiceDeps,
  scope: Scope,
  request: RecommendationRequest,
  { limit, byEngine }: Ways,
): Promise<Assisted<Recommended[]>> {
  if (!deps.llm.isConfigured) return { value: await byEngine(), by: "engine", notice: null };
  const found = await findRecommended(deps, scope, request, MOST_CHOICES);
  const { value, by, notice } = await assist(
    deps,
    {
      task: "rank-subreddits",
      instructions: INSTRUCTIONS,
      data: [
        { name: "project", text: `${request.name}\n${request.description}` },
        { name: "communities", text: found.map(describeChoice).join("\n") },
      ],
      schema: Answer,
    },
    () => ({ choices: [] }),
  );
  if (by === "engine") return { value: await byEngine(), by, notice };
  return { value: mixCommunities(applyRanking(found, value.choices), limit), by, notice };
}

const INSTRUCTIONS = `Order the quoted communities by how well a post about the quoted project would fit there, best first.
Name only communities from the list, by the name given there. For each, say in one plain sentence why its readers would care; add nothing that the list does not say.`;

function describeChoice({ subreddit: { name, description, why } }: Recommended): string {
  return `${name}: ${description} (${why})`;
}

/** Names that are not on the list count for nothing; what the model left out follows in our order. */
function applyRanking(
  found: Recommended[],
  choices: z.output<typeof Answer>["choices"],
): Recommended[] {
  const byId = new Map(found.map((entry) => [entry.subreddit.id, entry]));
  const ranked: Recommended[] = [];
  for (const { name, why } of choices) {
    const id = name.replace(/^\/?r\//i, "").toLowerCase();
    const entry = byId.get(id);
    if (!entry) continue;
    byId.delete(id);
    ranked.push({ ...entry, subreddit: withReason(entry.subreddit, why) });
  }
  return [...ranked, ...byId.values()];
}

/** What to mind is always told by us; so is the reason, where the model's is not fit to be shown. */
function withReason(subreddit: RecommendedSubreddit, why: string): RecommendedSubreddit {
  const reason = checkWhy(why);
  if (reason === null) return subreddit;
  const mind = subreddit.reasons.filter(({ kind }) => kind === "mind").map(({ text }) => text);
  const objections = mind.length > 0 ? ` Mind: ${mind.slice(0, 2).join("; ")}.` : "";
  return { ...subreddit, why: reason + objections };
}
