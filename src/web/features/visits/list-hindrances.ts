import { isOnThisMachine } from "#web/lib/is-on-this-machine.ts";

/** What may keep a trial from arriving, the likeliest first. */
export function listHindrances(origin: string, siteUrl: string): string[] {
  return [
    isBlockedAsInsecure(origin, siteUrl) &&
      "Your site uses https and this server uses http, so browsers block the script.",
    isOnThisMachine(origin) &&
      !isOnThisMachine(siteUrl) &&
      "This server runs on your own machine, so visitors can't reach it.",
    "Is the snippet on the page that opened, with the key shown above? View its source to check.",
    "Does your browser use Do Not Track, Global Privacy Control or a content blocker? Try another one.",
    "Does the page have a Content-Security-Policy? It must allow the lines below.",
    "Does your site redirect and drop what follows the question mark? Then give the project its final address.",
  ].filter((hindrance) => hindrance !== false);
}

function isBlockedAsInsecure(origin: string, siteUrl: string): boolean {
  const isPlain = origin.startsWith("http:") && !isOnThisMachine(origin);
  return isPlain && siteUrl.startsWith("https:");
}
