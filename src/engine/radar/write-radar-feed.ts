import { escapeHtml } from "#engine/html/escape-html.ts";

export type FeedItem = {
  id: string;
  title: string;
  /** Of the conversation on Reddit. */
  permalink: string;
  /** As Reddit spells it: 'r/SaaS'. */
  community: string;
  project: string;
  /** Why it was found, and what one may say there. */
  says: string;
  foundAt: Date;
};

/** An Atom feed (RFC 4287); `feedId` tells one user's feed from another's without being its address. */
export function writeRadarFeed(
  items: readonly FeedItem[],
  { feedId, appUrl, now }: { feedId: string; appUrl: string; now: Date },
): string {
  const updated = items.reduce(
    (latest, { foundAt }) => (foundAt > latest ? foundAt : latest),
    new Date(0),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    "<title>Foothold radar</title>",
    `<id>urn:uuid:${feedId}</id>`,
    `<updated>${(items.length > 0 ? updated : now).toISOString()}</updated>`,
    "<author><name>Foothold</name></author>",
    `<link rel="alternate" href="${escapeXml(appUrl)}"/>`,
    ...items.map(writeItem),
    "</feed>",
    "",
  ].join("\n");
}

function writeItem({ id, title, permalink, community, project, says, foundAt }: FeedItem): string {
  return [
    "<entry>",
    `<title>${escapeXml(`${community}: ${title}`)}</title>`,
    `<id>urn:uuid:${id}</id>`,
    `<updated>${foundAt.toISOString()}</updated>`,
    `<link rel="alternate" href="${escapeXml(permalink)}"/>`,
    `<category term="${escapeXml(project)}"/>`,
    `<summary>${escapeXml(says)}</summary>`,
    "</entry>",
  ].join("");
}

/** XML takes no control characters, whatever a title has. */
function escapeXml(text: string): string {
  return escapeHtml(
    text.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (sign) => (sign === "\n" ? sign : "")),
  );
}
