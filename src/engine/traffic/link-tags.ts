/** Names a post in a link. Ten digits of its id: unique among the posts of a project for all we'll ever see. */
const KEY_DIGITS = 10;

const POST_KEY = /^[\da-f]{10}$/;

/** Stands in the place of a post's key while a founder tries whether visits arrive. */
export const TEST_KEY = "foothold-test";

export function postKeyOf(postId: string): string {
  return postId.replaceAll("-", "").slice(0, KEY_DIGITS);
}

export function isPostKey(text: string): boolean {
  return POST_KEY.test(text);
}

/** The ids that have this key, from the first to the last: an index on ids finds them. */
export function idsWithKey(key: string): { first: string; last: string } {
  const start = `${key.slice(0, 8)}-${key.slice(8)}`;
  return {
    first: `${start}00-0000-0000-000000000000`,
    last: `${start}ff-ffff-ffff-ffffffffffff`,
  };
}

/** What a link says about where it stands, in the words that every analytics program knows. */
export function writeLinkTags(post: { id: string; subredditId: string }): string {
  return joinTags(`r_${encodeURIComponent(post.subredditId)}`, postKeyOf(post.id));
}

/** For the founder's own trial: it names no post. */
export const TEST_TAGS = joinTags("test", TEST_KEY);

function joinTags(campaign: string, content: string): string {
  return `utm_source=reddit&utm_medium=social&utm_campaign=${campaign}&utm_content=${content}`;
}
