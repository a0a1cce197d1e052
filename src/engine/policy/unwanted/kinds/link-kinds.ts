import { inTitle, type PostKind } from "./post-kind.ts";

function linksTo(hosts: string): string {
  return String.raw`\b(?:https?:\/\/)?(?:\w+\.)?(?:${hosts})(?:\/|\b)`;
}

/** Where links lead that lists name. */
export const LINK_KINDS = {
  shortened: {
    noted: /\b(?:shortened|short) links?\b|\b(?:link|url) shorteners?\b|\bshorteners?\b/,
    found: linksTo(
      String.raw`bit\.ly|tinyurl\.com|goo\.gl|ow\.ly|rebrand\.ly|cutt\.ly|is\.gd|buff\.ly|t\.co|lnk\.to|shorturl\.at|linktr\.ee`,
    ),
  },
  "social media": {
    noted:
      /\bsocial[- ]media (?:links?|posts?|profiles?|handles|plugs|screenshots|farming)\b|\bsocial (?:handles|watermarks|links)\b|\b(?:links? to x|(?:x|twitter|facebook)(?: (?:\/|or|and) \w{1,12})? (?:links?|posts?))\b/,
    found: String.raw`${linksTo(String.raw`(?:twitter|x|facebook|instagram|tiktok|pinterest|threads|snapchat|linkedin)\.(?:com|net)|fb\.me`)}|(?:^|\s)@\w{3,}\b(?!\.)|\b(?:my|our|on) (?:instagram|insta|tiktok|twitter|facebook|ig)\b`,
  },
  video: {
    noted:
      /\b(?:youtube|video)(?: (?:and|or) [\w ]{1,20})? (?:links?|guides?|channels?)\b|\bvlogs?\b|\boutside video links\b|^videos$/,
    found: `${linksTo(String.raw`youtu\.be|youtube\.com|vimeo\.com|rumble\.com`)}|${inTitle(String.raw`\bvlog\b`)}`,
  },
  music: {
    noted: /\b(?:spotify|bandcamp|soundcloud|streaming|song) links?\b|\bpaid streaming\b/,
    found: linksTo(
      String.raw`open\.spotify\.com|spotify\.link|bandcamp\.com|soundcloud\.com|music\.apple\.com|distrokid\.com`,
    ),
  },
  market: {
    noted:
      /\b(?:ebay|etsy|auction|mercari|vinted|zillow|craigslist|marketplaces?)(?: (?:and|or|,) [\w ]{1,20})? links?\b|\blinks? to (?:ebay|etsy|zillow|marketplaces)\b/,
    found: linksTo(
      String.raw`ebay\.\w+(?:\.\w+)?|etsy\.com|mercari\.com|vinted\.\w+|zillow\.com|craigslist\.org|depop\.com|poshmark\.com|gumtree\.com`,
    ),
  },
  stream: {
    noted:
      /\b(?:live ?streams?|live-stream)(?: (?:links?|notices?|announcements))?\b|\bstream notices\b/,
    found: `${linksTo(String.raw`twitch\.tv|kick\.com|youtube\.com\/live`)}|${String.raw`\b(?:going live|live (?:now|tonight|at \d)|come (?:watch|hang)|(?:my|our) stream)\b`}`,
  },
  crosspost: {
    noted: /^cross-?post(?:s|ing)?\b/,
    found: inTitle(String.raw`\b(?:x-?post|cross-?post(?:ed)?)\b`),
  },
  screenshot: {
    noted:
      /\bscreenshots?(?: of [\w ]{1,30})?$|\bphotos of screens\b|\bpictures of (?:text|headlines|code)\b/,
    found: String.raw`\b(?:screen ?shots?|screencaps?|screen ?grabs?|phone (?:picture|photo|pic) of (?:the|my) (?:screen|monitor))\b`,
  },
  paywall: {
    noted: /\bpay-?wall(?:ed|s)?\b/,
    found: linksTo(
      String.raw`nytimes\.com|wsj\.com|ft\.com|economist\.com|bloomberg\.com|washingtonpost\.com|thetimes\.co\.uk|telegraph\.co\.uk|theathletic\.com|newyorker\.com|medium\.com`,
    ),
  },
} satisfies Record<string, PostKind>;
