import * as z from "zod";
import type { GeneratedDescription } from "#contract/projects/project-page.ts";
import { describePage, checkDescription } from "#engine/pages/describe-page.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { assist } from "./ask-model.ts";
import { pageText, readPage } from "./read-page.ts";

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
