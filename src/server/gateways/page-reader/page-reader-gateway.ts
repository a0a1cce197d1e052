import type { PageContent } from "#engine/pages/page-content.ts";

export type { PageContent };

/** Reads a public web page on behalf of a user. Every call throws PageError. */
export type PageReader = {
  read: (url: string) => Promise<PageContent>;
  /** Ends what is under way: it fails as unreachable. */
  close: () => Promise<void>;
};

/** `refused` is about the page's owner not wanting us, `not-allowed` about us not going there. */
export const PAGE_ERROR_KINDS = [
  "not-allowed",
  "not-found",
  "refused",
  "unreachable",
  "timeout",
  "too-large",
  "not-html",
  "too-many-redirects",
  "empty",
] as const;

export type PageErrorKind = (typeof PAGE_ERROR_KINDS)[number];

/** Its message is fit to be shown. */
export class PageError extends Error {
  readonly kind: PageErrorKind;
  /** A short code for the log, such as ECONNREFUSED or 503. */
  readonly reason: string | null;

  constructor(kind: PageErrorKind, message: string, reason: string | null = null) {
    super(message);
    this.name = "PageError";
    this.kind = kind;
    this.reason = reason;
  }
}
