import * as z from "zod";
import type {
  DetectedAudience,
  DetectedCategory,
  DetectionRequest,
  GeneratedDescription,
  PageReading,
} from "#contract/projects/project-page.ts";
import { detectAudience as audienceOf } from "#engine/matching/detect-audience.ts";
import { detectCategory as categoryOf } from "#engine/matching/detect-category.ts";
import { encodeDescription } from "#engine/recommendations/reading/encode-description.ts";
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
import { pageText, readPage } from "./read-page.ts";
import { describePage, checkDescription } from "#engine/pages/describe-page.ts";
import { PROJECT_NAME } from "#engine/projects/project-fields.ts";
import { detectKind } from "#engine/interview/detect-kind.ts";
import { type PageContent, readTitle, isStandIn } from "#engine/pages/page-content.ts";

const MOST_TEXT = 5000;
const MOST_AUDIENCES = 3;

const CategoryAnswer = z.object({ category: z.enum(PROJECT_CATEGORIES) });
const AudienceAnswer = z.object({
  audience: z.array(z.enum(AUDIENCES)).min(1).max(MOST_AUDIENCES),
});

export async function detectCategory(
  deps: ServiceDeps,
  scope: Scope,
  request: DetectionRequest,
): Promise<DetectedCategory> {
  const text = await readText(deps, scope, request);
  const { value, by, notice } = await assist(
    deps,
    {
      task: "detect-category",
      instructions: "Choose the one category that fits the quoted description of a project best.",
      data: [{ name: "project", text }],
      schema: CategoryAnswer,
      maxOutputTokens: 500,
    },
    () => ({ category: categoryOf(deps.matcher, encode(deps, text), text) as ProjectCategory }),
  );
  return { category: value.category, by, notice };
}

export async function detectAudience(
  deps: ServiceDeps,
  scope: Scope,
  request: DetectionRequest,
): Promise<DetectedAudience> {
  const text = await readText(deps, scope, request);
  const { value, by, notice } = await assist(
    deps,
    {
      task: "detect-audience",
      instructions: `Choose whom the project in the quoted description is for: one to ${MOST_AUDIENCES} groups, the main one first, and the closest one where none fits well.`,
      data: [{ name: "project", text }],
      schema: AudienceAnswer,
      maxOutputTokens: 500,
    },
    () => ({ audience: audienceOf(deps.matcher, encode(deps, text), text) as Audience[] }),
  );
  return { audience: [...new Set(value.audience)], by, notice };
}

async function readText(
  deps: ServiceDeps,
  scope: Scope,
  { description, url }: DetectionRequest,
): Promise<string> {
  await consumeLimit(deps, "assistPerUser", scope.userId);
  return description || pageText(await readPage(deps, url ?? ""), MOST_TEXT);
}

function encode({ matcher }: ServiceDeps, text: string): Float64Array {
  const query = encodeDescription(matcher, text);
  if (query) return query;
  throw new ServiceError(
    "VALIDATION",
    "We don't understand this. Describe the project in plain English, or choose one yourself.",
  );
}

const MOST_PAGE_TEXT = 8000;

const SAYS_TOO_LITTLE = "This page says too little about the project. Please describe it yourself.";

const DESCRIBE_PAGE = `Describe the product that the quoted web page is about, in 2 to 4 plain sentences: what it does and for whom.
Use only what the page says. No hype, no calls to action, no prices unless they say what it is, no first person.
If the page doesn't say what the product is, answer with an empty description.`;

const Answer = z.object({ description: z.string().max(1200) });

export async function generateDescription(
  deps: ServiceDeps,
  scope: Scope,
  url: string,
): Promise<GeneratedDescription> {
  await consumeLimit(deps, "assistPerUser", scope.userId);
  const page = await readPage(deps, url);
  const request = {
    task: "describe-page",
    instructions: DESCRIBE_PAGE,
    data: [{ name: "web page", text: pageText(page, MOST_PAGE_TEXT) }],
    schema: Answer,
    maxOutputTokens: 1000,
  };
  const own = describePage(page) ?? "";
  const { value, by, notice } = await assist(deps, request, () => ({ description: own }));
  const answer = value.description.trim();
  // No page can make a model write an essay or an advertisement: what is unfit gives way to our own.
  const checked = by === "llm" && answer !== "" ? checkDescription(answer) : answer;
  const description = checked ?? own;
  if (!description) {
    throw new ServiceError("UPSTREAM", SAYS_TOO_LITTLE);
  }
  return checked === null
    ? { description, by: "engine", notice: UNFIT_ANSWER }
    : { description, by, notice };
}

const UNFIT_ANSWER = "The language model gave no description. The built-in writer did it instead.";

const PageAnswer = z.object({
  description: z.string().max(1200),
  category: z.enum(PROJECT_CATEGORIES).nullable(),
  audience: z.array(z.enum(AUDIENCES)).max(MOST_AUDIENCES),
});
type PageAnswer = z.output<typeof PageAnswer>;

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

const NOT_SHOWN = "This address doesn't show your page right now.";

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
    schema: PageAnswer,
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

export function readByEngine(
  { matcher }: Pick<ServiceDeps, "matcher">,
  page: PageContent,
  text: string,
): PageAnswer {
  const description = describePage(page) ?? "";
  const telling = description || text;
  const query = encodeDescription(matcher, telling);
  if (!query) return { description, category: null, audience: [] };
  return {
    description,
    category: categoryOf(matcher, query, telling) as ProjectCategory,
    audience: audienceOf(matcher, query, telling) as Audience[],
  };
}

export function readName(page: PageContent): string | null {
  const name = readTitle(page).names[0]?.trim() ?? "";
  return name !== "" && name.length <= PROJECT_NAME.longest ? name : null;
}
