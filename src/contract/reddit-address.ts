import * as z from "zod";

/** Leads to Reddit; of which community, the server looks at. */
export const RedditAddress = z
  .string("The post's address must be text.")
  .trim()
  .max(500, "This address is too long.")
  .refine(
    isRedditAddress,
    "This is not the address of a post on Reddit. It looks like https://www.reddit.com/r/…/comments/…",
  )
  .nullable();

function isRedditAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url?.protocol === "https:" &&
    /(^|\.)(reddit\.com|redd\.it)$/.test(url.hostname) &&
    url.pathname.length > 1
  );
}
