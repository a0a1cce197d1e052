import * as z from "zod";
import type { Project, ProjectListQuery, ProjectStats, ProjectSummary } from "#contract/project.ts";
import {
  listProjects,
  listProjectsAndCommunities,
  listProjectSubreddits,
  type ProjectCard,
  type ProjectRow,
  lockProject,
  updateProject,
} from "#server/db/projects/projects-repository.ts";
import type { ProjectId, Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createCursors } from "../list-cursor.ts";
import { requireProject, found } from "./require-project.ts";
import type { Recommendation } from "#contract/projects/recommendation.ts";
import {
  measureWeeklyGrowth,
  RECENT_COUNTS_DAYS,
} from "#engine/subreddits/measure-weekly-growth.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { sumUpMade } from "#server/db/posts/results-and-visits-repository.ts";
import { listProjectPosts } from "#server/db/posts/posts-repository.ts";
import { findSizes } from "#server/db/subreddits/subreddits-repository.ts";
import { presentPost, readMoment } from "#server/services/posts/reading/read-post.ts";
import { assessCommunities } from "#server/services/recommendations/assess-communities.ts";
import { listMemberCounts } from "#server/db/subreddits/stale-subreddits-repository.ts";
import { recallFor } from "#server/services/subreddits/remember.ts";
import { createPresenter } from "#server/services/recommendations/recommend.ts";
import type { Interview, InterviewChanges, SuggestedAnswers } from "#contract/interview.ts";
import { dropUnused } from "#engine/writer/told/steer-sentences.ts";
import { listTyped } from "#engine/interview/say-fields.ts";
import { sayAnew } from "./change-fields.ts";
import { changeMarks } from "./change-marks.ts";
import { detectKind } from "#engine/interview/detect-kind.ts";
import { suggestAnswers as findAnswers } from "#engine/interview/suggest-answers.ts";
import { ServiceError } from "#server/service-error.ts";
import { pageText, readPage } from "#server/services/assistance/read-page.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { isStandIn } from "#engine/pages/page-content.ts";

export async function getProject(deps: ServiceDeps, scope: Scope, id: string): Promise<Project> {
  return presentProject(deps, scope, await requireProject(deps, scope, id));
}

const Place = z.object({ createdAt: z.iso.datetime().regex(/^[12]\d{3}/), id: z.uuid() });

/** Without a limit all at once, as clients know it that were written before there were pages. */
export async function listProjectSummaries(
  { database: { db } }: ServiceDeps,
  { userId }: Scope,
  { includeArchived = false, cursor, limit }: ProjectListQuery,
): Promise<{ projects: ProjectSummary[]; nextCursor: string | null }> {
  const cursors = createCursors(Place, ["projects", userId, includeArchived]);
  const place = cursors.read(cursor)?.after;
  const after = place && { id: place.id as ProjectId, createdAt: new Date(place.createdAt) };
  const page = { ...(after && { after }), ...(limit && { limit: limit + 1 }) };
  const rows = await listProjects(db, userId, { includeArchived, ...page });
  const projects = rows.slice(0, limit).map(presentSummary);
  const last = projects.at(-1);
  const isLast = limit === undefined || rows.length <= limit || !last;
  return { projects, nextCursor: isLast ? null : cursors.write(last, rows.length) };
}

/** Totals are those of the projects that are listed. */
export async function getProjectStats(
  deps: ServiceDeps,
  scope: Scope,
  includeArchived = false,
): Promise<ProjectStats> {
  const { db } = deps.database;
  const { cards, communities } = await listProjectsAndCommunities(db, scope.userId, {
    includeArchived,
  });
  const projects = cards.map(presentSummary);
  return {
    totalProjects: projects.length,
    uniqueSubreddits: communities,
    totalPosts: projects.reduce((total, { posts }) => total + posts, 0),
    outcomes: await sumUpMade(db, scope.userId, { includeArchived }),
    projects,
  };
}

export async function presentProject(
  deps: ServiceDeps,
  scope: Scope,
  project: ProjectRow,
  notice: string | null = null,
): Promise<Project> {
  const recommendations = await presentCommunities(deps, scope, project);
  const moment = readMoment(deps);
  const posts = await listProjectPosts(deps.database.db, project.id);
  return {
    id: project.id,
    name: project.name,
    url: project.url,
    description: project.description,
    category: project.category,
    targetAudience: project.targetAudience,
    goals: project.goals,
    status: project.status,
    archived: project.status === "archived",
    targetPlatform: "reddit",
    recommendations,
    weeklyGrowth: await presentGrowth(deps, recommendations),
    leftOut: await presentLeftOut(deps, project),
    generatedPosts: posts.map((post) => presentPost(post, moment)),
    interview: readInterview(project),
    tagsLinks: project.tagsLinks,
    notice,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
  };
}

export function presentSummary(project: ProjectCard): ProjectSummary {
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    url: project.url,
    category: project.category,
    status: project.status,
    archived: project.status === "archived",
    subreddits: project.subreddits,
    posts: project.posts,
    createdAt: project.createdAt.toISOString(),
  };
}

async function presentGrowth(
  { database, clock }: ServiceDeps,
  communities: Recommendation[],
): Promise<Project["weeklyGrowth"]> {
  const ids = communities.map(({ subredditId }) => subredditId);
  const since = new Date(clock().getTime() - RECENT_COUNTS_DAYS * DAY_MS);
  const counts = ids.length > 0 ? await listMemberCounts(database.db, ids, since) : [];
  const { from, to, ...growth } = measureWeeklyGrowth(counts);
  return {
    ...growth,
    from: from && from.toISOString().slice(0, 10),
    to: to && to.toISOString().slice(0, 10),
  };
}

async function presentLeftOut(deps: ServiceDeps, project: ProjectRow): Promise<Project["leftOut"]> {
  const names = await findSizes(deps.database.db, project.leftOut);
  return names.map(({ id, name }) => ({ subredditId: id, fullName: `r/${name}` }));
}

/** Best match first. */
export async function presentCommunities(
  deps: ServiceDeps,
  scope: Scope,
  project: ProjectRow,
): Promise<Recommendation[]> {
  const { db } = deps.database;
  const rows = await listProjectSubreddits(db, project.id);
  const sources = new Map(rows.map(({ subredditId, source }) => [subredditId, source]));
  const subreddits = await recallFor(deps, scope.userId, [...sources.keys()]);
  const present = await createPresenter(deps, scope);
  return assessCommunities(deps, project, subreddits).map(({ subreddit, assessment }) => ({
    subredditId: subreddit.id,
    subreddit: present(subreddit, assessment),
    source: sources.get(subreddit.id) ?? "added",
  }));
}

/** What is not sent stays as it is; an answer that is sent as null is forgotten. */
export function updateInterview(
  deps: ServiceDeps,
  { userId }: Scope,
  projectId: string,
  { kind, answers = {}, fields = {}, marks = [], ...changes }: InterviewChanges,
): Promise<Interview> {
  return deps.database.db.transaction(async (tx) => {
    const project = found(await lockProject(tx, userId, projectId));
    const told = Object.entries({ ...project.interview.answers, ...answers }).filter(
      ([, answer]) => answer !== null && answer !== undefined,
    );
    const interview = {
      ...project.interview,
      ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
      answers: Object.fromEntries(told),
    };
    const next = { kind: kind === undefined ? project.kind : kind, interview };
    const { fields: typed } = readInterview(project);
    const said = sayAnew(readInterview({ ...project, ...next }), typed, { answers, fields });
    Object.assign(interview, said);
    interview.marks = changeMarks(readInterview({ ...project, ...next }), project.name, marks);
    await updateProject(tx, userId, projectId, { ...next, updatedAt: deps.clock() });
    return readInterview({ ...project, ...next });
  });
}

/** What may be told: without the sentences that the founder does not want used. */
export function readTellable(project: ProjectRow): Interview {
  const interview = readInterview(project);
  return { ...interview, answers: dropUnused(project.name, interview).answers };
}

/** What the founder said, with the kind as it was chosen or detected. */
export function readInterview({
  kind,
  description,
  category,
  interview,
}: Pick<ProjectRow, "kind" | "description" | "category" | "interview">): Interview {
  const read = {
    kind: kind ?? detectKind({ description, category }),
    isKindChosen: kind !== null,
    stage: null,
    verb: null,
    isTeam: false,
    place: null,
    answers: {},
    ...interview,
    marks: interview.marks?.map((each) => ({ ...each, marks: [...each.marks] })) ?? [],
  };
  return { ...read, fields: listTyped(read) };
}

const MOST_PAGE_TEXT = 20_000;

/** Of questions that are open. A page that can't be read is no failure: the description is still there. */
export async function suggestAnswers(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
): Promise<SuggestedAnswers> {
  const project = await requireProject(deps, scope, projectId);
  await consumeLimit(deps, "assistPerUser", scope.userId);
  const page = await readOwnPage(deps, project.url);
  const { answers } = readInterview(project);
  const suggestions = findAnswers({ ...project, pageText: page.text }).filter(
    ({ id }) => !answers[id],
  );
  const isFound = suggestions.some(({ source }) => source === "page");
  return { suggestions, notice: page.notice ?? (isFound ? null : NOTHING_FOUND) };
}

const NOTHING_FOUND = "Your page answers no open question.";

type OwnPage = { text: string | null; notice: string | null };

async function readOwnPage(deps: ServiceDeps, url: string | null): Promise<OwnPage> {
  if (url === null) {
    return { text: null, notice: "This project has no web address to read." };
  }
  try {
    const page = await readPage(deps, url);
    return isStandIn(page.title ?? "")
      ? { text: null, notice: "Your address doesn't show your page right now." }
      : { text: pageText(page, MOST_PAGE_TEXT), notice: null };
  } catch (error) {
    const isPages = error instanceof ServiceError && PAGE_CODES.has(error.code);
    if (!isPages) throw error;
    return { text: null, notice: `We couldn't read your page. ${error.message}` };
  }
}

/** What `readPage` says about an address or a page. */
const PAGE_CODES = new Set<ServiceError["code"]>(["VALIDATION", "UPSTREAM"]);
