import { inTitle, type PostKind } from "./post-kind.ts";

/** What stands above a picture that is a joke, and what is said of such pictures. */
const CAPTION = [
  String.raw`\b(?:when you finally|nobody:|(?:that|the) feeling when|expectation vs\.? reality)`,
  // A short line without an answer or a second half.
  String.raw`^(?=[^\n,?]{0,90}(?:\n[^?]{0,220})?$)\W*(?:when (?:you(?:['’]re)?|your?|the|my|he|she|they|it)\b|pov\b|me(?: \w+)? when\b)`,
  String.raw`\b(?:drake|two buttons|wojak|(?:two|three|four) panels?\b[^.\n]{0,60}\b(?:man|me))`,
  // Nothing but what is said in it.
  String.raw`^[^\n?]{5,110}\n\s*(?:["“][^"”\n]{2,80}["”]\s*){2,6}$`,
].join("|");

/** Subjects that words give away. */
export const SUBJECT_KINDS = {
  politics: {
    noted:
      /^(?:us |real |real-life |real-world |current |present-day |modern |federal |provincial |state |pure |partisan |general |foreign |domestic |party |outside |off-topic |us or world )?politic|^partisan\b|^culture war\b/,
    rule: "no-politics",
    found: String.raw`\b(?:elections?|electoral|ballots?|politicians?|republicans?|democrats|senat(?:e|ors?)|congress(?:ional|men|women)?|presidential|approval ratings?|abortion|gun control)\b`,
  },
  meme: {
    noted: /^memes?\b/,
    rule: "no-memes",
    found: `\\bmemes?\\b|${CAPTION}`,
    unruled: `^(?![^]*\\b(?:memes?|shitposts?)\\b)[^]*?(?:${CAPTION})`,
  },
  piracy: {
    noted:
      /^pira(?:cy|ted)|\b(?:leaks and piracy|illegal stream(?:s|ing)|rom links|file sharing|unofficial streams)\b/,
    rule: "no-piracy",
    found: String.raw`\b(?:torrents?|keygens?|pirated?|cracked (?:version|software|copy|apk|app)|libgen|roms?)\b`,
  },
  crypto: {
    noted: /^(?:crypto|nfts?|token (?:sales|launches))/,
    rule: "no-crypto",
    found: String.raw`\b(?:crypto(?:currency|currencies)?|bitcoin|ethereum|nfts?|altcoins?|presale)\b`,
  },
  housing: {
    noted: /\b(?:rent(?:als)?(?: or housing)?|housing (?:ads|questions?)|apartments)$/,
    found: String.raw`\b(?:apartments?|rent(?:al|ing)?|room-?mates?|flat-?(?:share|mates?)|sublet\w*|sublease|lease)\b`,
  },
  loan: {
    noted: /^loans?\b|\bloan requests?\b/,
    found: String.raw`\b(?:loans?|lend|borrow)\b`,
  },
  betting: {
    noted: /^(?:betting|gambling)\b/,
    found: String.raw`\b(?:bets?|betting|odds|casinos?|gambl\w+)\b`,
  },
  stock: {
    noted:
      /\b(?:penny stocks?|stock (?:talk|tips|hype)|investment tips?|pump groups?|price targets|price speculation|personal finance)\b/,
    found: String.raw`\b(?:penny stocks?|to the moon|price target|10x|100x|should i invest|(?:my|our) savings)\b|\$[a-z]{2,5}\b`,
  },
  adult: {
    noted: /^(?:adult content|nsfw|nudity|porn|nudes|explicit content)\b/,
    found: String.raw`\b(?:nsfw|only ?fans|porn\w*|nudes?|explicit)\b`,
  },
  hypothetical: {
    noted: /\b(?:hypotheticals?|what-?ifs?|who-would-win|fictional scenarios)\b/,
    found: inTitle(
      String.raw`\b(?:what if|hypothetical\w*|would you rather|imagine (?:if|that)|who would win|suppose)\b`,
    ),
  },
  theory: {
    noted: /^(?:own |pet |personal )?theor(?:y|ies)\b|\blay speculation\b/,
    found: String.raw`\b(?:my|new|this) (?:[\w-]+ ){0,2}(?:theory|framework)\b|\bi believe i['’]ve (?:solved|found)\b`,
  },
  rumour: {
    noted: /\b(?:rumou?rs?(?: and gossip)?|speculation|gossip)$/,
    found: inTitle(
      String.raw`\b(?:rumou?rs?|speculat\w+|gossip|insider|allegedly|heard (?:that|from)|could (?:be|come)|might (?:be|get))\b`,
    ),
  },
  simulation: {
    noted: /^(?:flight |train |racing )?sim(?:ulat(?:ion|ors?)|s)?(?: games?| talk)?$/,
    found: String.raw`\b(?:msfs|flight sim(?:ulator)?|x-?plane|dcs world|sim ?racing|assetto corsa|iracing)\b`,
  },
  headphones: {
    noted: /^(?:headphones?|headsets?)\b/,
    found: inTitle(
      String.raw`\b(?:headphones?|headsets?|earbuds?|iems?|airpods\w*|hd ?[56]\w{2}s?|dt ?\d{3,4}\w*)\b`,
    ),
  },
  jailbreak: {
    noted: /^(?:jailbr\w+|roms?(?: sharing| links)?|hacks and emulators)$/,
    found: String.raw`\b(?:jailbr\w+|roms?|emulators?)\b`,
  },
  suicide: {
    noted: /\b(?:suicid\w+|self[- ]harm)\b/,
    found: String.raw`\b(?:suicid\w+|kill(?:ing)? myself|end my life|self[- ]harm\w*|don['’]?t want to (?:live|be here) any ?more)\b`,
  },
  "new release": {
    noted: /^(?:new|recent) (?:games|releases)$/,
    found: String.raw`\b(?:(?:on|at) (?:launch|release) ?day|launch day|pre-?order(?:ed)?|just (?:came out|released|launched|dropped)|(?:came out|released|launched) (?:yesterday|today|(?:last|this) (?:week|month|friday)|(?:a few|some|two|three|\d) (?:days|weeks) ago))\b`,
  },
  "online business": {
    noted: /^online businesses$|^software and start-?ups$|^saas\b/,
    found: inTitle(
      String.raw`\b(?:my|our|(?:grow|growing|built|build|building|launch\w*|start\w*|of) an?) (?:[\w-]+ ){0,2}(?:saas|app|chrome extension|(?:shopify|etsy|online|e-?commerce) (?:store|shop|business)|youtube channel)\b|\b(?:[ma]rr|drop-?shipping|print[- ]on[- ]demand|affiliate marketing)\b`,
    ),
  },
  route: {
    noted: /^(?:route|ride|riding|tour|trip)s?[- ]questions?\b/,
    found: inTitle(
      String.raw`\b(?:routes?|itinerary|camp(?:ing|sites?)|(?:bike|walking) (?:trip|tour|holiday)s?)\b`,
    ),
  },
  album: {
    noted: /^(?:full )?(?:albums?|mixes|sets)\b|\bsingle tracks?\b/,
    found: inTitle(String.raw`\b(?:full album|album|ep|mixtape|mix)\b`),
  },
} satisfies Record<string, PostKind>;
