const LONGEST_QUERY = 6000;

/**
 * Reddit's own submit page, filled in. Past what an address can carry it holds the title alone, and
 * the body has to come from the clipboard.
 */
export function submitAddress(
  post: { title: string; content: string },
  subredditName: string,
): { url: string; bodyOnClipboard: boolean } {
  const titled = startPage("TEXT", post.title, subredditName);
  const whole = `${titled}&text=${encode(post.content)}`;
  const isTooLong = whole.length > LONGEST_QUERY;
  return { url: isTooLong ? titled : whole, bodyOnClipboard: isTooLong };
}

/** The submit page for a link with its title. What is to be said beside it is the first comment. */
export function submitLinkAddress(title: string, link: string, subredditName: string): string {
  return `${startPage("LINK", title, subredditName)}&url=${encode(link)}`;
}

/** The submit page for pictures, which only the founder can add. */
export function submitImageAddress(title: string, subredditName: string): string {
  return startPage("IMAGE", title, subredditName);
}

function startPage(type: "TEXT" | "LINK" | "IMAGE", title: string, subredditName: string): string {
  const page = `https://www.reddit.com/r/${encodeURIComponent(subredditName)}/submit`;
  return `${page}?type=${type}&title=${encode(title)}`;
}

/** Half a surrogate pair, which a cut text may end with, can't be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
