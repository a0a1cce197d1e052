import { ServiceError } from "#server/service-error.ts";

/**
 * The address of a post on Reddit without what was added to trace who shared it. The contract has
 * made sure that it leads to Reddit; here it must lead to a post of this community.
 */
export function readPermalink(address: string, subredditId: string): string {
  const url = new URL(address);
  if (/(^|\.)redd\.it$/.test(url.hostname)) return `https://${url.hostname}${url.pathname}`;
  const [, kind = "", name = ""] = url.pathname.split("/");
  if (!/^\/(?:(?:r|u|user)\/[^/]+\/)?(?:comments|s|gallery)\/\w+/i.test(url.pathname)) {
    throw wrongAddress(
      "This is not the address of a single post. Open the post on Reddit and copy its address.",
    );
  }
  const isElsewhere = /^u(ser)?$/i.test(kind)
    ? `the profile of a user`
    : /^r$/i.test(kind) && name.toLowerCase() !== subredditId
      ? `r/${name}`
      : null;
  if (isElsewhere) {
    throw wrongAddress(
      `This address leads to ${isElsewhere}, but the post is for r/${subredditId}.`,
    );
  }
  return `https://www.reddit.com${url.pathname}`;
}

function wrongAddress(message: string): ServiceError {
  return new ServiceError("VALIDATION", message, { issues: [{ field: "permalink", message }] });
}
