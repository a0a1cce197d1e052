import { shapeListing, answerJson, type StandinAnswer } from "./standin-answers.ts";

/** A post that Reddit's search finds. What is left out is invented. */
export type SearchablePost = {
  id: string;
  community: string;
  title: string;
  text: string;
  /** Where it leads; null for a post of text. */
  url: string | null;
  createdAt: Date;
  score: number;
  comments: number;
  isAdult: boolean;
};

export function inventSearchable(
  given: Partial<SearchablePost> & { id: string; community: string; title: string },
  now: Date,
): SearchablePost {
  return { text: "", url: null, createdAt: now, score: 12, comments: 4, isAdult: false, ...given };
}

/** As Reddit: words in quotes in title or text, `site:` for where a post leads, `subreddit:` for where it stands; newest first. */
export function answerPostSearch(
  searchable: readonly SearchablePost[],
  query: URLSearchParams,
): StandinAnswer {
  const asked = query.get("q") ?? "";
  const [, site] = /^site:(\S+)$/.exec(asked) ?? [];
  const words = asked.replaceAll('"', "").toLowerCase();
  const places = Array.from(asked.matchAll(/\bsubreddit:(\w+)/g), ([, name = ""]) => name);
  const isThere = (post: SearchablePost) =>
    places.some((name) => name.toLowerCase() === post.community.toLowerCase());
  const isFound = (post: SearchablePost) =>
    places.length > 0
      ? isThere(post)
      : site === undefined
        ? `${post.title} ${post.text}`.toLowerCase().includes(words)
        : hostOf(post.url) === site;
  const found = searchable
    .filter(isFound)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, Number(query.get("limit") ?? 25));
  return answerJson(shapeListing(found.map(shapePost), null));
}

function shapePost(post: SearchablePost) {
  const { id, community, title, text, url, createdAt, score, comments, isAdult } = post;
  const permalink = `/r/${community}/comments/${id}/${title.toLowerCase().replace(/\W+/g, "_")}/`;
  return {
    kind: "t3",
    data: {
      id,
      name: `t3_${id}`,
      subreddit: community,
      subreddit_name_prefixed: `r/${community}`,
      subreddit_type: community.startsWith("u_") ? "user" : "public",
      title,
      selftext: text,
      author: "standin_author",
      created_utc: createdAt.getTime() / 1000,
      score,
      num_comments: comments,
      over_18: isAdult,
      is_self: url === null,
      permalink,
      url: url ?? `https://www.reddit.com${permalink}`,
      domain: hostOf(url) ?? `self.${community}`,
    },
  };
}

function hostOf(url: string | null): string | null {
  return url === null ? null : new URL(url).hostname.replace(/^www\./, "");
}
