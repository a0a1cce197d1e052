import { deflateRawSync } from "node:zlib";
import { type PackedFile, writeZip } from "../../src/engine/history/testing/write-zip.ts";

/** Where everything in the file was sent from, which must never leave the browser. */
export const SENT_FROM = "203.0.113.77";

type Entry = { id: string; community: string; daysAgo: number; title?: string; body: string };

/** A ZIP as Reddit sends it, with files in it that are nobody's business here. */
export function writeExport({ posts, comments }: { posts: Entry[]; comments: Entry[] }): Buffer {
  return Buffer.from(
    writeZip([
      pack("ip_logs.csv", `date,ip\r\n2026-01-01,${SENT_FROM}\r\n`),
      pack("posts.csv", writePosts(posts)),
      pack("post_headers.csv", "id\r\n"),
      pack("comments.csv", writeComments(comments)),
      pack("messages.csv", "id,body\r\n1,private\r\n"),
    ]),
  );
}

export function writePosts(posts: Entry[]): string {
  const rows = posts.map(({ id, community, daysAgo, title = "", body }) => {
    const permalink = `https://www.reddit.com/r/${community}/comments/${id}/a_title/`;
    return [id, permalink, dateOf(daysAgo), SENT_FROM, community, "0", title, permalink, body];
  });
  return table("id,permalink,date,ip,subreddit,gildings,title,url,body", rows);
}

function writeComments(comments: Entry[]): string {
  const rows = comments.map(({ id, community, daysAgo, body }) => {
    const thread = `https://www.reddit.com/r/${community}/comments/1thread/a_title/`;
    const place = [`${thread}${id}/`, dateOf(daysAgo), SENT_FROM, community, "0", thread, ""];
    return [id, ...place, body, ""];
  });
  return table("id,permalink,date,ip,subreddit,gildings,link,parent,body,media", rows);
}

function table(head: string, rows: string[][]): string {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return [head, ...rows.map((row) => row.map(quote).join(",")), ""].join("\r\n");
}

function dateOf(daysAgo: number): string {
  const at = new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString();
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}

function pack(name: string, text: string): PackedFile {
  return {
    name,
    unpacked: new TextEncoder().encode(text),
    packed: new Uint8Array(deflateRawSync(text)),
  };
}
