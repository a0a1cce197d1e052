import * as z from "zod";
import type {
  DetectedAudience,
  DetectedCategory,
  DetectionRequest,
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
