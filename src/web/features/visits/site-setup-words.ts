import { routes } from "#contract/endpoints/routes.ts";
import { isOnThisMachine } from "#web/lib/is-on-this-machine.ts";

export type Snippets = { script: string; image: string; policy: string; privacy: string };

/** What a founder takes over to the own site: each is copied as it stands. */
export function writeSnippets({ origin, key }: { origin: string; key: string }): Snippets {
  return {
    script: `<script async src="${origin}${routes.getVisitScript.path}" data-key="${key}"></script>`,
    image: `<noscript><img src="${origin}${routes.recordPixelVisit.path}?key=${key}" width="1" height="1" alt="" referrerpolicy="no-referrer-when-downgrade"></noscript>`,
    policy: ["script-src", "connect-src", "img-src"]
      .map((directive) => `${directive} ${origin};`)
      .join("\n"),
    privacy: writePrivacyNote(new URL(origin).hostname),
  };
}

function writePrivacyNote(host: string): string {
  return `We count visits that come from our Reddit posts. If you follow such a link, this page tells ${host} which post it was. We set no cookie, store nothing on your device and keep nothing about you: only a number for each post and hour. Your IP address stays in memory for at most an hour, to stop floods. If your browser sends Do Not Track or Global Privacy Control, we don't count you.`;
}

/** What may keep a trial from arriving, the likeliest first. */
export function listHindrances(origin: string, siteUrl: string): string[] {
  return [
    isBlockedAsInsecure(origin, siteUrl) &&
      "Your site uses https and this server uses http, so browsers block the script.",
    isOnThisMachine(origin) &&
      !isOnThisMachine(siteUrl) &&
      "This server runs on your machine, so visitors can't reach it.",
    "Is the snippet on the page that opened, with the key shown above?",
    "Does your browser use Do Not Track, Global Privacy Control or a content blocker? Try another one.",
    "Does the page have a Content-Security-Policy? It must allow the lines below.",
    "Does your site redirect? Give the project its final address.",
  ].filter((hindrance) => hindrance !== false);
}

function isBlockedAsInsecure(origin: string, siteUrl: string): boolean {
  const isPlain = origin.startsWith("http:") && !isOnThisMachine(origin);
  return isPlain && siteUrl.startsWith("https:");
}
