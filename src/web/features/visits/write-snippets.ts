import { routes } from "#contract/endpoints/routes.ts";

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
  return `We count how many visits come from our posts on Reddit. If you arrive through the link in such a post, this page tells ${host} which post it was. No cookie is set, nothing is stored on your device, and nothing about you is kept: only a number for each post and hour. Your IP address is held in memory for at most an hour, to stop floods, and never stored. If your browser sends Do Not Track or Global Privacy Control, you are not counted.`;
}
