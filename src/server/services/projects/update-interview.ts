import type { Interview, InterviewChanges, SuggestedAnswers } from "#contract/interview.ts";
import {
  lockProject,
  updateProject,
  type ProjectRow,
} from "#server/db/projects/projects-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { found, requireProject } from "./require-project.ts";
import { detectKind } from "#engine/interview/detect-kind.ts";
import { suggestAnswers as findAnswers } from "#engine/interview/suggest-answers.ts";
import { ServiceError } from "#server/service-error.ts";
import { pageText, readPage } from "#server/services/assistance/read-page.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { isStandIn } from "#engine/pages/page-content.ts";

/** What is not sent stays as it is; an answer that is sent as null is forgotten. */
export function updateInterview(
  deps: ServiceDeps,
  { userId }: Scope,
  projectId: string,
  { kind, answers = {}, ...changes }: InterviewChanges,
): Promise<Interview> {
  return deps.database.db.transaction(async (tx) => {
    const project = found(await lockProject(tx, userId, projectId));
    const said = Object.entries({ ...project.interview.answers, ...answers }).filter(
      ([, answer]) => answer !== null && answer !== undefined,
    );
    const interview = {
      ...project.interview,
      ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
      answers: Object.fromEntries(said),
    };
    const next = { kind: kind === undefined ? project.kind : kind, interview };
    await updateProject(tx, userId, projectId, { ...next, updatedAt: deps.clock() });
    return readInterview({ ...project, ...next });
  });
}

/** What the founder said, with the kind as it was chosen or detected. */
export function readInterview({
  kind,
  description,
  category,
  interview,
}: Pick<ProjectRow, "kind" | "description" | "category" | "interview">): Interview {
  return {
    kind: kind ?? detectKind({ description, category }),
    isKindChosen: kind !== null,
    stage: "out",
    verb: null,
    isTeam: false,
    place: null,
    answers: {},
    ...interview,
  };
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

const NOTHING_FOUND = "We found no sentence on your page that answers an open question.";

type OwnPage = { text: string | null; notice: string | null };

async function readOwnPage(deps: ServiceDeps, url: string | null): Promise<OwnPage> {
  if (url === null) {
    return { text: null, notice: "This project has no web address, so there is no page to read." };
  }
  try {
    const page = await readPage(deps, url);
    return isStandIn(page.title ?? "")
      ? { text: null, notice: "Your address does not show your page at the moment." }
      : { text: pageText(page, MOST_PAGE_TEXT), notice: null };
  } catch (error) {
    const isPages = error instanceof ServiceError && PAGE_CODES.has(error.code);
    if (!isPages) throw error;
    return { text: null, notice: `We couldn't read your page. ${error.message}` };
  }
}

/** What `readPage` says about an address or a page. */
const PAGE_CODES = new Set<ServiceError["code"]>(["VALIDATION", "UPSTREAM"]);
