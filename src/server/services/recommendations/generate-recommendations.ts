import * as z from "zod";
import type {
  RecommendationRequest,
  RecommendedSubreddit,
  RecommendedSubreddits,
} from "#contract/projects/recommendation.ts";
import { detectLanguage, LANGUAGES } from "#engine/recommendations/languages/detect-language.ts";
import type { Scope } from "#server/scope.ts";
import { type Assisted, assist } from "#server/services/assistance/ask-model.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { recommend, noticeLimit, recommendationLimit } from "./recommend.ts";
import { groupCommunities } from "#engine/recommendations/rank-candidates.ts";

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
  const byEngine = () => recommend(deps, scope, request, limit);
  const { value, by, notice } = await reorder(deps, scope, request, { limit, byEngine });
  return {
    recommendations: value,
    planLimit,
    by,
    notice: joinNotices(
      notice,
      noticeLimit(plan, request.limit),
      wordLanguage(request),
      wordGroups(value),
    ),
  };
}

/** Most of the catalogue is English: somebody who writes in another language should know. */
function wordLanguage({ description }: RecommendationRequest): string | null {
  const language = detectLanguage(description);
  return (
    language &&
    `We know few communities in ${LANGUAGES[language]}. Those of its countries come first where they fit; the others are in English.`
  );
}

function wordGroups(found: RecommendedSubreddit[]): string | null {
  if (found.length === 0 || found.some(({ group }) => group === "post")) return null;
  return "We know no community where you may post about this. In these you can take part and be found.";
}

function joinNotices(...notices: (string | null)[]): string | null {
  return notices.filter((notice) => notice !== null).join(" ") || null;
}

type Ways = { limit: number; byEngine: () => Promise<RecommendedSubreddit[]> };

/** By a language model where there is one; where one may post comes first either way. */
async function reorder(
  deps: ServiceDeps,
  scope: Scope,
  request: RecommendationRequest,
  { limit, byEngine }: Ways,
): Promise<Assisted<RecommendedSubreddit[]>> {
  if (!deps.llm.isConfigured) return { value: await byEngine(), by: "engine", notice: null };
  const found = await recommend(deps, scope, request, MOST_CHOICES);
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
  const ranked = groupCommunities(applyRanking(found, value.choices));
  return { value: ranked.slice(0, limit), by, notice };
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
  const byId = new Map(found.map((entry) => [entry.id, entry]));
  const ranked: RecommendedSubreddit[] = [];
  for (const { name, why } of choices) {
    const id = name.replace(/^\/?r\//i, "").toLowerCase();
    const entry = byId.get(id);
    if (!entry) continue;
    byId.delete(id);
    ranked.push(withReason(entry, why));
  }
  return [...ranked, ...byId.values()];
}

/** What is allowed and what to watch for is always ours to say; so is the reason, where the model's is not fit to be shown. */
function withReason(subreddit: RecommendedSubreddit, why: string): RecommendedSubreddit {
  const reason = checkWhy(why);
  if (reason === null) return subreddit;
  const textsOf = (wanted: "allowed" | "mind") =>
    subreddit.reasons.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  const mind = textsOf("mind").slice(0, 2).join("; ");
  const ours = [...textsOf("allowed"), mind && `Watch for: ${mind}`].filter(Boolean);
  return { ...subreddit, why: [reason, ...ours.map((text) => `${text}.`)].join(" ") };
}

const FEWEST_WORDS = 4;
const MOST_LENGTH = 200;

/** Rules and promotion are ours to tell, from what the catalogue knows. */
const ABOUT_RULES =
  /\b(?:promot\w*|advertis\w*|spam\w*|rules?|moderat\w*|mods?|ban(?:s|ned)?|allow(?:s|ed)?|permit\w*|forbid\w*|prohibit\w*|karma|safe(?:ly)?|guarantee\w*|self-promo\w*)\b/i;
const ADDRESS = /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|ai|app|dev|co|example)\b|\S@\S/i;

/** A language model's reason as one sentence; null where it is none, or says what is not its to say. */
function checkWhy(why: string): string | null {
  const sentence = why.trim().replace(/(?<![\s.!…])[\s.!…]+$/u, "");
  if (/[\n\r]/.test(sentence) || sentence.length > MOST_LENGTH) return null;
  if ((sentence.match(/[\p{L}\p{N}]+/gu) ?? []).length < FEWEST_WORDS) return null;
  return ABOUT_RULES.test(sentence) || ADDRESS.test(sentence) ? null : `${sentence}.`;
}
