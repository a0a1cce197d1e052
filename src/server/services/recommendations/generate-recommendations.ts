import * as z from "zod";
import type {
  RecommendationRequest,
  RecommendedSubreddit,
  RecommendedSubreddits,
} from "#contract/project.ts";
import type { Scope } from "#server/scope.ts";
import { assist } from "../assistance/ask-model.ts";
import { currentPlan } from "../billing/current-plan.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { recommend } from "./recommend.ts";
import { recommendationLimit } from "./recommendation-limit.ts";

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
  const found = await recommend(deps, scope, request, deps.llm.isConfigured ? MOST_CHOICES : limit);
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
  const ranked = by === "llm" ? applyRanking(found, value.choices) : found;
  return { recommendations: ranked.slice(0, limit), planLimit, by, notice };
}

const INSTRUCTIONS = `Order the quoted communities by how well a post about the quoted project would fit there, best first.
Name only communities from the list, by the name given there. For each, say in one plain sentence why its readers would care; add nothing that the list does not say.`;

function describeChoice({ name, description, why }: RecommendedSubreddit): string {
  return `${name}: ${description} (${why})`;
}

/** Names that are not on the list count for nothing; what the model left out follows in our order. */
function applyRanking(
  found: RecommendedSubreddit[],
  choices: z.output<typeof Answer>["choices"],
): RecommendedSubreddit[] {
  const byId = new Map(found.map((subreddit) => [subreddit.id, subreddit]));
  const ranked: RecommendedSubreddit[] = [];
  for (const { name, why } of choices) {
    const id = name.replace(/^\/?r\//i, "").toLowerCase();
    const subreddit = byId.get(id);
    if (!subreddit) continue;
    byId.delete(id);
    const mind = subreddit.reasons.filter(({ kind }) => kind === "mind").map(({ text }) => text);
    const objections = mind.length > 0 ? ` Mind: ${mind.slice(0, 2).join("; ")}.` : "";
    ranked.push({ ...subreddit, why: `${why.trim().replace(/\.?$/, ".")}${objections}` });
  }
  return [...ranked, ...byId.values()];
}
