import { describeProject } from "#server/services/projects/read-interview.ts";
import type { Competitors, ComparedSubreddit } from "#contract/competitor.ts";
import {
  listCompetitorRows,
  type CompetitorRow,
} from "#server/db/projects/competitors-repository.ts";
import type { Scope } from "#server/scope.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { presentCompetitors } from "./competitors.ts";
import { requireFeature } from "#server/services/billing/current-plan.ts";
import {
  compareCommunities,
  type ComparedCommunity,
} from "#engine/competitors/compare-communities.ts";
import { explainMatch, type Reason } from "#engine/recommendations/explain-match.ts";
import { listProjectSubreddits, type ProjectRow } from "#server/db/projects/projects-repository.ts";
import {
  findSubreddits,
  type KnownSubreddit,
} from "#server/db/subreddits/subreddits-repository.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import { readAuthor } from "#server/services/accounts/present-user.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { assessCommunities } from "#server/services/recommendations/assess-communities.ts";
import { MOST_PER_REQUEST, rankFits } from "#server/services/recommendations/recommend.ts";
import { presentPolicy } from "#engine/policy/word-policy.ts";
import type { ProjectText } from "#engine/recommendations/reading/read-project.ts";
import { roundMatch } from "#server/services/subreddits/present-subreddit.ts";

export async function listCompetitors(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
): Promise<Competitors> {
  const project = await requireProject(deps, scope, projectId);
  await requireFeature(deps, scope, "competitorAnalysis");
  const rows = await listCompetitorRows(deps.database.db, scope.userId, project.id);
  return {
    items: await presentCompetitors(deps, scope, rows),
    comparison: rows.length > 0 ? await compareWithCompetitors(deps, scope, project, rows) : null,
    canSearchReddit: deps.reddit.isConfigured,
  };
}

/** Which communities fit competitors, the project or both, each with the reasons of whom it fits. */
async function compareWithCompetitors(
  deps: ServiceDeps,
  scope: Scope,
  project: ProjectRow,
  competitors: CompetitorRow[],
): Promise<NonNullable<Competitors["comparison"]>> {
  const rivals = [];
  for (const competitor of competitors) {
    rivals.push({ competitor, fits: await listFits(deps, scope, competitor) });
  }
  const chosen = await listChosen(deps, scope, project);
  const own = (await listFits(deps, scope, project)) ?? [];
  const groups = compareCommunities(
    [...own, ...chosen.filter(({ id }) => !own.some((fit) => fit.id === id))],
    rivals.map(({ competitor, fits }) => ({ id: competitor.id, fits: fits ?? [] })),
  );
  const known = new Map(
    [...rivals.flatMap(({ fits }) => fits ?? []), ...own, ...chosen].map((fit) => [fit.id, fit]),
  );
  const present = await createPresenter(deps, scope, {
    project,
    competitors,
    chosenIds: new Set(chosen.map(({ id }) => id)),
    communities: [...known.values()].map(({ subreddit }) => subreddit),
  });
  return {
    onlyThem: groups.onlyThem.flatMap(present),
    both: groups.both.flatMap(present),
    onlyYou: groups.onlyYou.flatMap(present),
    unreadIds: rivals.flatMap(({ competitor, fits }) => (fits === null ? [competitor.id] : [])),
  };
}

type KnownFit = { id: string; relevance: number; subreddit: KnownSubreddit };

/** By the same rules as recommendations; null when none of the words is known. */
async function listFits(
  deps: ServiceDeps,
  scope: Scope,
  text: ProjectText,
): Promise<KnownFit[] | null> {
  const ranked = await rankFits(deps, scope, text, MOST_PER_REQUEST);
  return (
    ranked?.fits.map(({ community, relevance }) => ({
      id: community.id,
      relevance,
      subreddit: community,
    })) ?? null
  );
}

/** What the founder chose counts as fitting, however the matcher sees it. */
async function listChosen(
  deps: ServiceDeps,
  scope: Scope,
  project: ProjectRow,
): Promise<KnownFit[]> {
  const { db } = deps.database;
  const rows = await listProjectSubreddits(db, project.id);
  const ids = rows.map(({ subredditId }) => subredditId);
  const subreddits = await findSubreddits(db, scope.userId, ids);
  return assessCommunities(deps, describeProject(project), subreddits).map(
    ({ subreddit, assessment }) => ({
      id: subreddit.id,
      relevance: assessment.relevance,
      subreddit,
    }),
  );
}

type Context = {
  project: ProjectRow;
  competitors: CompetitorRow[];
  chosenIds: ReadonlySet<string>;
  communities: KnownSubreddit[];
};

async function createPresenter(deps: ServiceDeps, scope: Scope, context: Context) {
  const { project, competitors, chosenIds, communities } = context;
  const account = readAuthor(await findUserById(deps.database.db, scope.userId), deps.clock());
  const assessedFor = (text: ProjectText) =>
    new Map(assessCommunities(deps, text, communities).map((one) => [one.subreddit.id, one]));
  const forYou = assessedFor(describeProject(project));
  const forThem = new Map(
    competitors.map((competitor) => [competitor.id, assessedFor(competitor)]),
  );
  const explain = (assessed: typeof forYou, id: string): Reason[] => {
    const found = assessed.get(id);
    if (!found) return [];
    const { subreddit, assessment } = found;
    const { facts } = subreddit;
    const policy = buildPolicy(subreddit);
    return explainMatch({ ...assessment, facts, policy, account }).reasons;
  };

  return ({ id, rivalIds, theirs, yours }: ComparedCommunity): ComparedSubreddit[] => {
    const own = forYou.get(id);
    if (!own) return [];
    const reasons = explain(forYou, id);
    // Where only they fit, what speaks for it is theirs; what to mind there is the user's own.
    const best = yours === null ? forThem.get(rivalIds[0] ?? "") : undefined;
    const { subreddit, assessment } = own;
    const { riskLevel, policy } = presentPolicy(buildPolicy(subreddit));
    return [
      {
        subredditId: id,
        fullName: `r/${subreddit.name}`,
        members: subreddit.members,
        membersAsOf: subreddit.facts.membersAsOf,
        membersEstimated: subreddit.facts.membersEstimated,
        riskLevel,
        policy,
        yourMatch: roundMatch(assessment.relevance),
        theirMatch: theirs === null ? null : roundMatch(theirs),
        competitorIds: rivalIds,
        reasons: best
          ? [...explain(best, id).filter(isFit), ...reasons.filter((reason) => !isFit(reason))]
          : reasons,
        isChosen: chosenIds.has(id),
      },
    ];
  };
}

function isFit({ kind }: Reason): boolean {
  return kind === "fits";
}
