import { PRICE } from "./breaches.ts";
import { inTitle, type PostKind } from "./post-kind.ts";

/** What a post looks like, and what is sold or asked for in passing. */
export const FORM_KINDS = {
  "bare link": {
    noted: /^(?:bare|naked) links?$|^link drops?$|^links? (?:alone|only)$|^link-only posts$/,
    found: String.raw`^[^\n]*\n\s*(?:https?:\S+\s*){1,3}$`,
  },
  listicle: {
    noted: /^(?:lists?|listicles?|list (?:articles?|posts?))$/,
    found: inTitle(
      String.raw`\b(?:top \d+|\d+ (?:[\w-]+ ){0,2}(?:best|ways|tips|things|tools|apps|sites|ideas|mistakes|habits|lessons|secrets)|best \d+)\b`,
    ),
  },
  several: {
    noted: /^(?:lists? of|several) (?:\w+ )?(?:ideas|problems|works)\b|^several guesses\b/,
    found: String.raw`(?:(?:^|\n)[ \t]{0,4}(?:\d{1,2}[.)]|[-*•])[ \t][^\n]{3,160}(?=\n|$)\n?){5}|${inTitle(String.raw`\b(?:\d{1,2}|some|a few|many|my|list of) (?:[\w-]+ ){0,2}(?:ideas|suggestions|questions)\b`)}`,
  },
  "part of it": {
    noted: /^(?:series(?: and sequels)?|parts of a series)$/,
    found: `${inTitle(String.raw`\b(?:part|chapter|episode|pt\.?) ?(?:\d{1,3}|one|two|three|four|five|[ivx]{1,4})\b|[[(]\d{1,2} ?\/ ?\d{1,2}[\])]|\bsequel\b`)}|${String.raw`\bpart (?:\d{1,3}|two|three)\b[^.!?\n]{0,30}\b(?:tomorrow|next|if)\b`}`,
  },
  supplements: {
    noted: /^supplements?(?: adverts)?$/,
    found: inTitle(String.raw`\b(?:supplements?|creatine|collagen)\b`),
  },
  merchandise: {
    noted: /^(?:merch|merchandise|t-?shirts?(?: designs)?|shirts and merch)$/,
    found: String.raw`\b(?:merch(?:andise)?|(?:my|our|new) (?:[\w-]+ ){0,2}(?:t-?shirts?|tees|hoodies?|mugs?|stickers?|posters?)|teespring|redbubble|teepublic)\b`,
  },
  filtered: {
    noted: /\bfiltered photos?\b|^filters$/,
    found: String.raw`(?<!\bno |\bwithout |\bun)(?:\bfiltered|\bwith (?:an? |the )?(?:\w+ )?filters?)\b`,
  },
  pitch: {
    noted:
      /\b(?:pitch(?:es|ing)?|sales talk|launch hype)\b|\b(?:pure|plain|bare|mere) (?:\w+ ){0,2}(?:adverts?|promotion|commercial posts|sales posts|trailers)\b|\badverts? (?:aimed at|to) |\b(?:trailers|wishlist) (?:and wishlist )?(?:only|calls|posts|without \w+)$|^launch posts$|\bonly (?:to |for )?(?:promot\w+|advertis\w+)$|\bonly to advertise$|\bthat only sell a product$/,
    found: String.raw`^(?:[^]*?(?:\b(?:out now|the wait is over|available now|now live|launch (?:discount|offer|price|deal|week)|\d+ ?% (?:off|discount)|\d+ ?% launch|early ?bird|limited (?:time|offer)|use (?:the )?code|don['’]?t miss|grab (?:your|yours|it|a copy)|get (?:yours|your copy)|dive in|leave (?:us |me )?a review|wishlist (?:now|us|it|today)|sign up (?:now|today|free|for free)|try it (?:for free|now|today)|book a (?:free )?(?:demo|call)|(?:start|get) (?:your|a) free (?:trial|quote)|(?:buy|order|shop|download|subscribe|register) (?:now|today)|pre-?order (?:now|today)|game[- ]?changer|revolution(?:ary|i[sz]e\w*)|to the next level|say goodbye to|all[- ]in[- ]one|effortless\w*|trusted by|look no further)\b|!!|🚀|🔥)){3}`,
  },
  price: { noted: /^prices in (?:posts?|titles?|the title)$/, found: PRICE },
  clients: {
    noted: /\b(?:client seekers?|seeking clients|client (?:search|hunting))\b/,
    found: String.raw`\b(?:(?:looking for|taking on|accepting|need|find) (?:new |more |a few |my first )?clients|open for (?:clients|bookings|commissions)|dm (?:me )?for (?:a )?(?:quote|rates?))\b`,
  },
} satisfies Record<string, PostKind>;
