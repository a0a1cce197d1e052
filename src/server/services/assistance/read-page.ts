import type { ErrorCode } from "#contract/errors.ts";
import type { PageContent } from "#engine/pages/page-content.ts";
import { PageError, type PageErrorKind } from "#server/gateways/page-reader/page-reader-gateway.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** What is wrong with the address is the user's to mend; what is wrong with the page is not. */
const CODES: Partial<Record<PageErrorKind, ErrorCode>> = { "not-allowed": "VALIDATION" };

export async function readPage(
  deps: Pick<ServiceDeps, "pages">,
  url: string,
): Promise<PageContent> {
  try {
    return await deps.pages.read(url);
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    throw new ServiceError(CODES[error.kind] ?? "UPSTREAM", error.message, undefined, {
      cause: error,
    });
  }
}

/** The page as one text, its most telling parts first. */
export function pageText(page: PageContent, maxLength: number): string {
  const parts = [page.title, page.description, ...page.headings, ...page.paragraphs];
  return parts
    .filter((part) => part !== null && part !== "")
    .join("\n")
    .slice(0, maxLength);
}
