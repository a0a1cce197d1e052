import type { PageContent } from "#engine/pages/page-content.ts";
import { PRIVATE_ADDRESS } from "#server/gateways/guarded-connector.ts";

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

export const notWebAddress = () =>
  new PageError(
    "not-allowed",
    "That isn't a web address. It should begin with https:// or http://.",
  );

export const hasUserInfo = () =>
  new PageError("not-allowed", "Leave the user name and password out of the address.");

export const wrongPort = () =>
  new PageError("not-allowed", "We can only read pages on ports 80 and 443.");

export const privateAddress = () =>
  new PageError(
    "not-allowed",
    "This address is on a private network. We can only read public pages.",
  );

export const tooManyRedirects = () =>
  new PageError(
    "too-many-redirects",
    "This address keeps redirecting. Enter the page's final address.",
  );

export const tooSlow = () =>
  new PageError("timeout", "The page took too long. Please try again later.", "timeout");

export const tooLarge = () =>
  new PageError("too-large", "The page is larger than 2 MB. Enter a smaller one.");

export const notHtml = (type: string | null) =>
  new PageError("not-html", "This address leads to a file, not a web page.", type);

export const saysNothing = () =>
  new PageError("empty", "We found no text on this page. It may be built with JavaScript.");

export const closing = () =>
  new PageError("unreachable", "We can't read pages right now. Please try again.", "closing");

/** An answer that is neither a page nor a redirect. */
export function answeredWith(status: number): PageError {
  const reason = String(status);
  if (status === 404 || status === 410) {
    return new PageError("not-found", "There's no page at this address.", reason);
  }
  if (status === 401 || status === 402 || status === 407) {
    return new PageError("refused", "This page needs a sign-in. Enter a public one.", reason);
  }
  if (status === 429) {
    return new PageError("refused", "The site is busy. Please try again later.", reason);
  }
  if (status >= 400 && status < 500) {
    return new PageError("refused", `The site refused to show this page (${status}).`, reason);
  }
  return new PageError(
    "unreachable",
    `The site has a problem (${status}). Please try again later.`,
    reason,
  );
}

const UNKNOWN_NAME = new Set(["ENOTFOUND", "EAI_AGAIN", "EAI_NONAME", "EAI_NODATA", "ENODATA"]);

/** The answer did not come, or not to its end. */
export function brokenOff(code: string): PageError {
  if (code === PRIVATE_ADDRESS) return privateAddress();
  if (UNKNOWN_NAME.has(code)) {
    return new PageError(
      "unreachable",
      "There's no site with this name. Please check the address.",
      code,
    );
  }
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) {
    return new PageError(
      "unreachable",
      "The site has no valid certificate, so we couldn't connect.",
      code,
    );
  }
  return new PageError(
    "unreachable",
    "We couldn't reach the site. Check the address or try again later.",
    code,
  );
}
