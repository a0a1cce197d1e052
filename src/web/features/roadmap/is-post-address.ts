export const NOT_AN_ADDRESS =
  "This is not the address of a post on Reddit. It looks like https://www.reddit.com/r/…/comments/…";

/** Looks like the address of a post on Reddit; the server looks closer. */
export function isPostAddress(text: string): boolean {
  const url = URL.parse(text.trim());
  return (
    url?.protocol === "https:" &&
    /(^|\.)(reddit\.com|redd\.it)$/.test(url.hostname) &&
    url.pathname.length > 1
  );
}
