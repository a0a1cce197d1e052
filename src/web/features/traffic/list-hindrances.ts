import { isOnThisMachine } from "#web/lib/is-on-this-machine.ts";

/** What may keep a trial from arriving, the likeliest first. */
export function listHindrances(origin: string, siteUrl: string): string[] {
  return [
    isBlockedAsInsecure(origin, siteUrl) &&
      "Your site is served by https and this server by http: browsers load no script across that.",
    isOnThisMachine(origin) &&
      !isOnThisMachine(siteUrl) &&
      "This server runs on your own machine: only browsers on it can reach it, and visitors can't.",
    "Is the snippet on the page that opened, with the key that is shown above? View its source to see.",
    "Does your browser leave you out? Do Not Track, Global Privacy Control or a content blocker does. Try another browser.",
    "Does the page have a Content-Security-Policy? It has to allow the lines below. The browser's console says what it blocked.",
    "Does your site redirect and drop what stands behind the question mark? Then set the project's address to where it leads.",
  ].filter((hindrance) => hindrance !== false);
}

function isBlockedAsInsecure(origin: string, siteUrl: string): boolean {
  const isPlain = origin.startsWith("http:") && !isOnThisMachine(origin);
  return isPlain && siteUrl.startsWith("https:");
}
