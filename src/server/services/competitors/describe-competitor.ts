import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { MAX_COMPETITOR_DESCRIPTION } from "#contract/competitor.ts";
import { generateDescription } from "../assistance/generate-description.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** What a competitor is, by its own page; where that can't be read, the founder is asked to say it. */
export async function describeFromPage(
  deps: ServiceDeps,
  scope: Scope,
  url: string,
): Promise<string> {
  try {
    const { description } = await generateDescription(deps, scope, url);
    return description.slice(0, MAX_COMPETITOR_DESCRIPTION);
  } catch (error) {
    throw askForWords(error);
  }
}

const ASK = "Or describe the competitor in your own words.";

function askForWords(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error;
  const { code, message, details } = error;
  // An address that may not be read is a fault of this field.
  if (code === "VALIDATION") {
    return new ServiceError(code, message, { issues: [{ field: "url", message }] });
  }
  if (code !== "UPSTREAM") return error;
  const isAsked = /your own words/.test(message);
  const asked = isAsked ? message.replace("the project", "the competitor") : `${message} ${ASK}`;
  return new ServiceError(code, asked, details, { cause: error });
}
