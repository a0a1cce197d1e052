const LONGEST_QUERY = 6000;

/**
 * Reddit's own submit page, filled in. Past what an address can carry it holds the title alone, and
 * the body has to come from the clipboard.
 */
export function submitAddress(
  post: { title: string; content: string },
  subredditName: string,
): { url: string; bodyOnClipboard: boolean } {
  const page = `https://www.reddit.com/r/${encodeURIComponent(subredditName)}/submit?type=TEXT`;
  const titled = `${page}&title=${encode(post.title)}`;
  const whole = `${titled}&text=${encode(post.content)}`;
  const isTooLong = whole.length > LONGEST_QUERY;
  return { url: isTooLong ? titled : whole, bodyOnClipboard: isTooLong };
}

/** The submit page for a link with its title. What is to be said beside it is the first comment. */
export function submitLinkAddress(title: string, link: string, subredditName: string): string {
  const page = `https://www.reddit.com/r/${encodeURIComponent(subredditName)}/submit?type=LINK`;
  return `${page}&title=${encode(title)}&url=${encode(link)}`;
}

/** Half a surrogate pair, which a cut text may end with, can't be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
