import { createHash } from "node:crypto";
import { escapeHtml } from "#engine/html/escape-html.ts";

/** A post or a comment of the stand-in; its author is there because Reddit's feeds name one. */
export type StandinEntry = {
  /** Without 't3_' or 't1_'. */
  id: string;
  community: string;
  title: string;
  /** '' for a post that is a link alone. */
  text: string;
  author: string;
  at: Date;
  /** The comments below it, the oldest first. */
  replies?: { id: string; author: string; text: string; at: Date }[];
  /** Taken down: nobody but its author's own feed has it. */
  isRemoved?: boolean;
};

const SITE = "https://www.reddit.com";

/** An Atom feed as Reddit writes it: all on one line, the elements of an entry in the order of their names. */
export function writeFeed(
  title: string,
  path: string,
  entries: readonly string[],
  now: Date,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    `<updated>${writeTime(now)}</updated><icon>https://www.redditstatic.com/icon.png/</icon>`,
    `<id>${escapeHtml(path)}</id>`,
    `<link rel="self" href="${SITE}${escapeHtml(path)}" type="application/atom+xml" />`,
    `<link rel="alternate" href="${SITE}${escapeHtml(path.replace(/\.rss$/, ""))}" type="text/html" />`,
    `<title>${escapeHtml(title)}</title>`,
    ...entries,
    "</feed>",
  ].join("");
}

export function writePost(post: StandinEntry): string {
  const address = `${SITE}/r/${post.community}/comments/${post.id}/${toSlug(post.title)}/`;
  const by = `&#32; submitted by &#32; <a href="${SITE}/user/${post.author}"> /u/${post.author} </a>`;
  const tail = `<br/> <span><a href="${address}">[link]</a></span> &#32; <span><a href="${address}">[comments]</a></span>`;
  return writeEntry({
    ...post,
    fullId: `t3_${post.id}`,
    address,
    content: `${writeMarkdown(post.text)} ${by} &#32; to &#32; <a href="${SITE}/r/${post.community}/"> r/${post.community} </a> ${tail}`,
  });
}

/** The post first, then what was said below it. */
export function writeThread(post: StandinEntry): string[] {
  const replies = (post.replies ?? []).map((reply) =>
    writeEntry({
      ...reply,
      community: post.community,
      title: `/u/${reply.author} on ${post.title}`,
      fullId: `t1_${reply.id}`,
      address: `${SITE}/r/${post.community}/comments/${post.id}/${toSlug(post.title)}/${reply.id}/`,
      content: writeMarkdown(reply.text),
    }),
  );
  return [writePost(post), ...replies];
}

type Written = Pick<StandinEntry, "author" | "community" | "title" | "at"> & {
  fullId: string;
  address: string;
  content: string;
};

function writeEntry({ author, community, title, at, fullId, address, content }: Written): string {
  return [
    `<entry><author><name>/u/${author}</name><uri>${SITE}/user/${author}</uri></author>`,
    `<category term="${community}" label="r/${community}"/>`,
    `<content type="html">${escapeHtml(content)}</content><id>${fullId}</id>`,
    `<link href="${address}" /><updated>${writeTime(at)}</updated>`,
    `<published>${writeTime(at)}</published><title>${escapeHtml(title)}</title></entry>`,
  ].join("");
}

function writeMarkdown(text: string): string {
  if (text === "") return "";
  const paragraphs = text.split(/\n\n+/).map((each) => `<p>${escapeHtml(each)}</p>`);
  return `<!-- SC_OFF --><div class="md">${paragraphs.join(" ")} </div><!-- SC_ON -->`;
}

/** Reddit writes '+00:00' where others write 'Z'. */
function writeTime(at: Date): string {
  return at.toISOString().replace(/\.\d{3}Z$/, "+00:00");
}

function toSlug(title: string): string {
  return (
    title
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, "_")
      .slice(0, 50) || "_"
  );
}

/** The same text has the same tag; the moment of writing is no part of it. */
export function tagFeed(feed: string): string {
  const steady = feed.replace(/<updated>[^<]*<\/updated>/, "");
  return `"${createHash("sha256").update(steady).digest("hex").slice(0, 20)}"`;
}
