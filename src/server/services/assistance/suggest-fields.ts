import * as z from "zod";
import type {
  DetectedAudience,
  DetectedCategory,
  DetectionRequest,
  GeneratedDescription,
} from "#contract/projects/project-page.ts";
import {
  detectAudience as audienceOf,
  detectCategory as categoryOf,
} from "#engine/matching/detect-audience.ts";
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
import { encodeText } from "#engine/matching/matcher-model.ts";
import { describePage, checkDescription } from "#engine/pages/describe-page.ts";

const MOST_TEXT = 5000;
const MOST_AUDIENCES = 3;

const CategoryAnswer = z.object({ category: z.enum(PROJECT_CATEGORIES) });
const AudienceAnswer = z.object({
  audience: z.array(z.enum(AUDIENCES)).max(MOST_AUDIENCES),
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
      instructions: `Choose whom the project in the quoted description is for: at most ${MOST_AUDIENCES} groups, the main one first, and none where no group fits.`,
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
  const query = encodeText(matcher, text);
  if (query) return query;
  throw new ServiceError(
    "VALIDATION",
    "We don't understand this text. Please describe the project in plain English, or choose by hand.",
  );
}

const MOST_PAGE_TEXT = 8000;

export const SAYS_TOO_LITTLE =
  "This page says too little about the project. Please describe it in your own words.";

export const DESCRIBE_PAGE = `Describe the product that the quoted web page is about, in 2 to 4 plain sentences: what it does and for whom.
Use only what the page says. No hype, no calls to action, no prices unless they say what it is, no first person.
If the page does not say what the product is, answer with an empty description.`;

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

const UNFIT_ANSWER =
  "The language model's answer was not a description. The built-in writer did the work instead.";
