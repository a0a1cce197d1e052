import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { requireProject } from "./require-project.ts";
import type { SuggestedAnswers } from "#contract/interview.ts";
import { suggestAnswers as findAnswers } from "#engine/interview/suggest-answers.ts";
import { ServiceError } from "#server/service-error.ts";
import { pageText, readPage } from "#server/services/assistance/read-page.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { isStandIn } from "#engine/pages/page-content.ts";
import { readInterview } from "./read-interview.ts";

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
