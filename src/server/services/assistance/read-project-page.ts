import * as z from "zod";
import type { PageReading } from "#contract/projects/project-page.ts";
import { PROJECT_NAME } from "#engine/projects/project-fields.ts";
import { detectKind } from "#engine/interview/detect-kind.ts";
import { detectAudience, detectCategory } from "#engine/matching/detect-audience.ts";
import { describePage, checkDescription } from "#engine/pages/describe-page.ts";
import { type PageContent, readTitle, isStandIn } from "#engine/pages/page-content.ts";
import {
  type Audience,
  AUDIENCES,
  PROJECT_CATEGORIES,
  type ProjectCategory,
} from "#engine/projects/project-options.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { assist } from "./ask-model.ts";
import { DESCRIBE_PAGE, SAYS_TOO_LITTLE } from "./suggest-fields.ts";
import { pageText, readPage } from "./read-page.ts";
import { encodeText } from "#engine/matching/matcher-model.ts";

const MOST_PAGE_TEXT = 8000;
const MOST_AUDIENCES = 3;

const Answer = z.object({
  description: z.string().max(1200),
  category: z.enum(PROJECT_CATEGORIES).nullable(),
  audience: z.array(z.enum(AUDIENCES)).max(MOST_AUDIENCES),
});
type Answer = z.output<typeof Answer>;

const INSTRUCTIONS = `${DESCRIBE_PAGE}
Choose the one category that fits it best, and at most ${MOST_AUDIENCES} groups that it is for, the main one first; none where no group fits.`;

/**
 * All that the first steps ask, from one look at the page. A page that can't be read is no failure: it
 * is read without being asked for, and the founder can type instead.
 */
export async function readProjectPage(
  deps: ServiceDeps,
  scope: Scope,
  url: string,
): Promise<PageReading> {
  await consumeLimit(deps, "assistPerUser", scope.userId);
  try {
    const page = await readPage(deps, url);
    const isShown = !isStandIn(page.title ?? "");
    return isShown ? await tellAbout(deps, page) : readNothing(NOT_SHOWN);
  } catch (error) {
    const isPages = error instanceof ServiceError && PAGE_CODES.has(error.code);
    if (isPages) return readNothing(error.message);
    throw error;
  }
}

const NOT_SHOWN = "This address does not show your page at the moment.";

/** What `readPage` says about an address or a page. */
const PAGE_CODES = new Set<ServiceError["code"]>(["VALIDATION", "UPSTREAM"]);

function readNothing(problem: string): PageReading {
  const nothing = { name: null, description: null, kind: null, category: null, audience: [] };
  return { ...nothing, problem, by: "engine", notice: null };
}

async function tellAbout(deps: ServiceDeps, page: PageContent): Promise<PageReading> {
  const text = pageText(page, MOST_PAGE_TEXT);
  const own = readByEngine(deps, page, text);
  const request = {
    task: "read-project-page",
    instructions: INSTRUCTIONS,
    data: [{ name: "web page", text }],
    schema: Answer,
    maxOutputTokens: 1200,
  };
  const { value, by, notice } = await assist(deps, request, () => own);
  const said = value.description.trim();
  // No page can make a model write an essay or an advertisement: what is unfit gives way to our own.
  const description = checkDescription(said) ?? own.description;
  const { category } = value;
  return {
    name: readName(page),
    description: description || null,
    kind: description ? detectKind({ description, category, pageText: text }) : null,
    category,
    audience: [...new Set(value.audience)],
    problem: description ? null : SAYS_TOO_LITTLE,
    by,
    notice,
  };
}

function readByEngine({ matcher }: ServiceDeps, page: PageContent, text: string): Answer {
  const description = describePage(page) ?? "";
  const telling = description || text;
  const query = encodeText(matcher, telling);
  if (!query) return { description, category: null, audience: [] };
  return {
    description,
    category: detectCategory(matcher, query, telling) as ProjectCategory,
    audience: detectAudience(matcher, query, telling) as Audience[],
  };
}

function readName(page: PageContent): string | null {
  const name = readTitle(page).names[0]?.trim() ?? "";
  return name !== "" && name.length <= PROJECT_NAME.longest ? name : null;
}
