import { isAffiliate, isBlog, isShortened, isVideo } from "#engine/drafts/link-kinds.ts";
import { anyOf, type RuleRow } from "./rule-row.ts";

/** What communities say about links. */
export const LINK_ROWS = {
  "no-link-shorteners": {
    shortName: "shortened links",
    word: "No shortened links: give the full address.",
    reading: {
      as: "ban",
      about: anyOf(
        /\b(url|link)[\s-]*shorten/,
        /\bshorten(ed|er)?[\s-]*(urls?|links?)/,
        /\bbit\.ly/,
        /\btinyurl/,
      ),
    },
    detection: {
      by: "draft",
      find: ({ links }) => links.filter(isShortened),
      what: "A shortened link hides where it leads",
      fix: "remove-links",
    },
    gravity: 65,
    removal: /\b(?:link|url) ?shorteners?\b|\bshortened (?:links?|urls?)\b/i,
  },
  "no-affiliate-links": {
    shortName: "affiliate links",
    word: "No affiliate or referral links.",
    reading: {
      as: "ban",
      about: anyOf(
        /\baffiliate/,
        /\breferral/,
        /\bref[\s-]?(links?|codes?)/,
        /\b(promo|discount|invite) codes?\b/,
      ),
    },
    detection: {
      by: "draft",
      find: ({ links, find }) => [
        ...links.filter(isAffiliate),
        ...find(/\b(?:my|our|with) (?:referral|affiliate|invite|ref) (?:link|code)\b/gi),
      ],
      what: "This looks like an affiliate or referral link",
      fix: "remove-links",
    },
    gravity: 50,
    removal: /\b(?:affiliate|referral)\b/i,
  },
  "no-blogspam": {
    shortName: "blogspam",
    word: "No blogspam: link to the original source, not to a page that repeats it.",
    reading: {
      as: "ban",
      about: /\bblog[\s-]?spam|\bcontent farm|\bno\b[^.]{0,25}\bblogs?\b|\bcontent mill/,
    },
    detection: {
      by: "draft",
      find: ({ links }) => links.filter(isBlog),
      what: "This links to a blog",
      fix: "remove-links",
    },
    gravity: 28,
    removal: /\bblog ?spam\b/i,
  },
  "no-video-links": {
    shortName: "video links",
    word: "No links to videos or channels.",
    reading: {
      as: "ban",
      about: anyOf(
        /\b(video|youtube|twitch|channel|stream) (links?|posts?|promotion)\b/,
        /\bno\b[^.]{0,20}\b(youtube|videos?|twitch)\b/,
        /\blinks? to (your |a )?(youtube|videos?|channel|stream)/,
      ),
      unless: /\bvideos? (must|should|need)\b/,
    },
    detection: {
      by: "draft",
      find: ({ links }) => links.filter(isVideo),
      what: "This links to a video",
      fix: "remove-links",
    },
    gravity: 35,
    removal: /\bno videos?\b|\bvideo links?\b|\byoutube\b/i,
  },
} satisfies Record<string, RuleRow>;
