import { readCommunityName } from "#engine/subreddits/community-name.ts";
import type {
  RecommendedSubreddit,
  RecommendationRequest,
  RecommendedSubreddits,
} from "#contract/projects/recommendation.ts";
import {
  assessAll,
  chooseCommunities,
  type RankedCommunities,
} from "#engine/recommendations/rank-communities.ts";
import {
  type DescribedProject,
  askForWords,
} from "#engine/recommendations/reading/read-project.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { findKnown, type knowCommunity } from "./assess-communities.ts";
import type { Plan } from "#engine/billing/plans.ts";
import { detectCategory } from "#engine/matching/detect-category.ts";
import { encodeDescription } from "#engine/recommendations/reading/encode-description.ts";
import type { Assessment } from "#engine/recommendations/assess-match.ts";
import { explainMatch } from "#engine/recommendations/explain-match.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import { readAuthor } from "#server/services/accounts/present-user.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { presentSubreddit, roundMatch } from "#server/services/subreddits/present-subreddit.ts";
import * as z from "zod";
import { type Assisted, assist } from "#server/services/assistance/ask-model.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import { joinNotices, type Recommended, wordGroups, wordLanguage } from "./word-notices.ts";
import { listWantedOnce, readOnce } from "./read-once.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";

/** What is asked about: a project, and what its founder does not want to see again. */
export type RecommendableProject = DescribedProject & { leftOut?: readonly string[] };

/** The communities that fit a project, the most worthwhile first, and places that take any project of its kind; without a scope as a visitor sees them. */
export async function recommend(
  deps: ServiceDeps,
  scope: Scope | null,
  project: RecommendableProject,
  limit: number,
): Promise<Recommended> {
  const { fits, general } = await rankReadable(deps, scope, project, limit);
  const present = await createPresenter(deps, scope);
  const presentAll = (chosen: typeof fits) =>
    chosen.map(({ community, ...assessment }) => present(community, assessment));
  return { fits: presentAll(fits), general: presentAll(general) };
}

/** The ids alone, where the project is presented anyway. */
export async function findRecommended(
  deps: ServiceDeps,
  scope: Scope,
  project: RecommendableProject,
  limit: number,
): Promise<string[]> {
  const { fits } = await rankReadable(deps, scope, project, limit);
  return fits.map(({ community }) => community.id);
}

async function rankReadable(
  deps: ServiceDeps,
  scope: Scope | null,
  project: RecommendableProject,
  limit: number,
) {
  const question = askForWords(deps.matcher, project);
  if (question !== null) throw new ServiceError("VALIDATION", question);
  return (await rankFits(deps, scope, project, limit)) ?? NOTHING;
}

const NOTHING: RankedCommunities<ReturnType<typeof knowCommunity>> = { fits: [], general: [] };

/** The same before they are put into words; null when none of the project's words is known. */
export async function rankFits(
  deps: ServiceDeps,
  scope: Scope | null,
  project: RecommendableProject,
  limit: number,
) {
  const [fits = null] = await rankFitsOfEach(deps, scope, [project], limit);
  return fits;
}

/** For several projects, whose communities are looked up all at once. */
export async function rankFitsOfEach(
  deps: ServiceDeps,
  scope: Scope | null,
  projects: RecommendableProject[],
  limit: number,
) {
  const { matcher } = deps;
  const asked = projects.map((project) => {
    const reading = readOnce(matcher, project);
    const leftOut = new Set(project.leftOut);
    return reading && { reading, leftOut, wanted: listWantedOnce(matcher, reading) };
  });
  const lists = await findKnown(
    deps,
    scope,
    asked.map((each) => each?.wanted ?? null),
  );
  return asked.map((each, at) => {
    if (!each) return null;
    const communities = (lists[at] ?? []).filter(({ id }) => !each.leftOut.has(id));
    return chooseCommunities(assessAll(matcher, each.reading, communities), limit);
  });
}

/** What one request may ask for, whatever the plan. */
export const MOST_PER_REQUEST = 25;

/** As many as wanted, as far as the plan goes. */
export function recommendationLimit(plan: Plan, wanted: number | undefined): number {
  const allowed = plan.limits.recommendationsPerProject ?? MOST_PER_REQUEST;
  return Math.min(wanted ?? allowed, allowed, MOST_PER_REQUEST);
}

/**
 * The ids that a request for a project in these words is answered with. A model that orders them may
 * have shown any of its choices; where the category was left out, ours stands for the one it was asked with.
 */
export async function listRecommendable(
  deps: ServiceDeps,
  scope: Scope,
  project: RecommendableProject,
  plan: Plan,
): Promise<ReadonlySet<string>> {
  const most = deps.llm.isConfigured ? MOST_CHOICES : recommendationLimit(plan, undefined);
  const query = project.category ? null : encodeDescription(deps.matcher, project.description);
  const category = query && detectCategory(deps.matcher, query, project.description);
  const asked = category ? [project, { ...project, category }] : [project];
  const lists = await rankFitsOfEach(deps, scope, asked, most);
  return new Set(lists.flatMap((list) => list?.fits ?? []).map(({ community }) => community.id));
}

/** What to say where the plan leaves fewer than were asked for; null where it does not. */
export function noticeLimit(plan: Plan, wanted: number | undefined): string | null {
  const most = recommendationLimit(plan, wanted);
  if (wanted === undefined || wanted <= most) return null;
  return `Your plan includes ${most} recommended communities per project, so these are ${most} of the ${wanted} you asked for.`;
}

export function tellRecommendationLimit(most: number, count: number): ServiceError {
  return new ServiceError(
    "PLAN_LIMIT",
    `Your plan includes ${most} recommended communities per project, and this project has ${count}. You can still add others by name.`,
    { limit: most },
  );
}

/** Presents communities as matches of a project, with what this user's account has to watch for there; nobody's is not known. */
export async function createPresenter(deps: ServiceDeps, scope: Scope | null) {
  const user = scope && (await findUserById(deps.database.db, scope.userId));
  const account = readAuthor(user, deps.clock());

  return (
    subreddit: ReturnType<typeof knowCommunity>,
    assessment: Assessment,
  ): RecommendedSubreddit => {
    const relevanceScore = roundMatch(assessment.relevance);
    const { facts } = subreddit;
    const policy = buildPolicy(subreddit);
    const { bestMatch: _ofAnyProject, ...shown } = presentSubreddit(
      subreddit,
      deps.profiles.get(subreddit.id),
      null,
      policy,
    );
    return {
      ...shown,
      relevanceScore,
      group: assessment.group,
      ...explainMatch({ ...assessment, facts, policy, account }),
    };
  };
}

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
    recommendations: value.fits,
    launchPlaces: value.general,
    planLimit,
    by,
    notice: joinNotices(
      notice,
      noticeLimit(plan, request.limit),
      wordLanguage(deps, request),
      wordGroups(value),
    ),
  };
}

type Ways = { limit: number; byEngine: () => Promise<Recommended> };

/** By a language model where there is one; where one may post comes first then. */
async function reorder(
  deps: ServiceDeps,
  scope: Scope,
  request: RecommendationRequest,
  { limit, byEngine }: Ways,
): Promise<Assisted<Recommended>> {
  if (!deps.llm.isConfigured) return { value: await byEngine(), by: "engine", notice: null };
  const found = await recommend(deps, scope, request, MOST_CHOICES);
  const { value, by, notice } = await assist(
    deps,
    {
      task: "rank-subreddits",
      instructions: INSTRUCTIONS,
      data: [
        { name: "project", text: `${request.name}\n${request.description}` },
        { name: "communities", text: found.fits.map(describeChoice).join("\n") },
      ],
      schema: Answer,
    },
    () => ({ choices: [] }),
  );
  if (by === "engine") return { value: await byEngine(), by, notice };
  const fits = applyRanking(found.fits, value.choices)
    .toSorted((a, b) => Number(b.group === "post") - Number(a.group === "post"))
    .slice(0, limit);
  return { value: { ...found, fits }, by, notice };
}

const INSTRUCTIONS = `Order the quoted communities by how well a post about the quoted project would fit there, best first.
Name only communities from the list, by the name given there. For each, say in one plain sentence why its readers would care; add nothing that the list doesn't say.`;

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
    const id = readCommunityName(name).toLowerCase();
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
