import { inTitle, type PostKind } from "./post-kind.ts";

/** What stands above a picture that is a joke, and what is said of such pictures. */
const CAPTION = [
  String.raw`\b(?:me irl|me_irl|when you (?:finally|realize|realise)|nobody:|no one:|(?:that|the) (?:moment|feeling|face) when|expectation vs\.? reality)`,
  // A short line without an answer or a second half.
  String.raw`^(?=[^\n,?]{0,90}(?:\n[^?]{0,220})?$)\W*(?:when (?:you(?:['’]re)?|your?|the|my|somebody|someone|he|she|they|it)\b|pov\b|me(?: \w+)? (?:when|after|before|trying|explaining|waiting|watching|looking|realizing|opening)\b)`,
  String.raw`\b(?:drake|distracted boyfriend|two buttons|galaxy brain|expanding brain|wojak|pepe|gigachad|woman yelling at (?:a |the )?cat|is this a (?:pigeon|butterfly)|impact font|meme template|(?:(?:two|three|four) panels?|(?:first|second|last|top|bottom) panel)\b[^.\n]{0,60}\b(?:guy|man|cat|dog|me|same|face|calm|panik))`,
  // Nothing but what is said in it.
  String.raw`^[^\n?]{5,110}\n\s*(?:["“][^"”\n]{2,80}["”]\s*){2,6}$`,
].join("|");

/** Subjects that words give away. */
export const SUBJECT_KINDS = {
  politics: {
    noted:
      /^(?:us |real |real-life |real-world |current |present-day |modern |federal |provincial |state |pure |partisan |general |foreign |domestic |party |outside |off-topic |us or world )?politic|^partisan\b|^culture war\b/,
    rule: "no-politics",
    found: String.raw`\b(?:elections?|electoral|ballots?|politicians?|republicans?|democrats|senat(?:e|ors?)|congress(?:ional|men|women)?|presidential|approval ratings?|(?:left|right)-wing|abortion|gun control)\b`,
  },
  meme: {
    noted: /^memes?\b/,
    rule: "no-memes",
    found: `\\b(?:memes?|shitposts?)\\b|${CAPTION}`,
    unruled: `^(?![^]*\\b(?:memes?|shitposts?)\\b)[^]*?(?:${CAPTION})`,
  },
  piracy: {
    noted:
      /^pira(?:cy|ted)|\b(?:leaks and piracy|illegal stream(?:s|ing)|rom links|file sharing|unofficial streams)\b/,
    rule: "no-piracy",
    found: String.raw`\b(?:torrents?|warez|keygens?|pirated?|nulled|cracked (?:version|software|copy|apk|app)|(?:free|full) pdf (?:of|download)|z-?lib\w*|libgen|(?:free|illegal) streams?|watch (?:it |the \w+ )?(?:for )?free|roms?)\b`,
  },
  crypto: {
    noted: /^(?:crypto|nfts?|token (?:sales|launches))/,
    rule: "no-crypto",
    found: String.raw`\b(?:crypto(?:currency|currencies)?|bitcoin|ethereum|nfts?|altcoins?|memecoins?|presale|airdrops?)\b`,
  },
  immigration: {
    noted: /^immigration\b|\b(?:immigration|visa) questions?\b|\bvisa services\b/,
    found: String.raw`\b(?:visas?|immigrat\w+|green card|citizenship|(?:work|residence) permit|asylum)\b`,
  },
  housing: {
    noted: /\b(?:rent(?:als)?(?: or housing)?|housing (?:ads|questions?)|apartments|roommates)$/,
    found: String.raw`\b(?:apartments?|rent(?:al|ing)?|room-?mates?|flat-?(?:share|mates?)|sublet\w*|sublease|lease)\b`,
  },
  loan: {
    noted: /^loans?\b|\bloan requests?\b/,
    found: String.raw`\b(?:loans?|lend|borrow)\b`,
  },
  betting: {
    noted: /^(?:betting|gambling|wagers|bets)\b/,
    found: String.raw`\b(?:bets?|betting|odds|parlays?|bookmakers?|bookies?|casinos?|gambl\w+|wager\w*)\b`,
  },
  stock: {
    noted:
      /\b(?:penny stocks?|stock (?:talk|tips|hype)|investment tips?|pump groups?|price targets|price speculation|personal finance|investment advice)\b/,
    found: String.raw`\b(?:penny stocks?|small caps?|to the moon|mooning|price target|10x|100x|pump (?:it|group|and dump)|undervalued|should i (?:invest|put (?:my|our)|(?:buy|sell) (?:[\w-]+ ){0,3}(?:shares?|stocks?|funds?|etfs?|gold|bonds))|(?:my|our) savings)\b|\$[a-z]{2,5}\b`,
  },
  adult: {
    noted: /^(?:adult content|nsfw|nudity|porn|nudes|explicit content)\b/,
    found: String.raw`\b(?:nsfw|only ?fans|porn\w*|nudes?|explicit|lewds?)\b`,
  },
  mlm: {
    noted: /^(?:mlm|multi-?level marketing|network marketing|pyramid schemes?)\b/,
    found: String.raw`\b(?:mlm|network marketing|downline|upline|(?:be )?your own boss|join my team|herbalife|scentsy|financial freedom|passive income opportunity)\b`,
  },
  "fan art": {
    noted: /^fan ?art\b/,
    found: String.raw`\bfan ?art\b|^[^\n]*\b(?:i|my) (?:drew|drawing of|painted|painting of|sketch of)\b`,
  },
  "fan fiction": {
    noted: /^fan ?fic/,
    found: String.raw`\b(?:fan ?fic\w*|ao3|one-?shot|headcanon)\b`,
  },
  hypothetical: {
    noted: /\b(?:hypotheticals?|what-?ifs?|who-would-win|would-you-rather|fictional scenarios)\b/,
    found: inTitle(
      String.raw`\b(?:what if|hypothetical\w*|would you rather|imagine (?:if|that)|who would win|what would happen if|suppose)\b`,
    ),
  },
  theory: {
    noted: /^(?:own |pet |personal )?theor(?:y|ies)\b|\blay speculation\b/,
    found: String.raw`\b(?:my|own|new|this) (?:[\w-]+ ){0,2}(?:theory|hypothesis|framework)\b|\bi (?:think|believe) (?:i['’]ve|i have) (?:solved|found|discovered)\b|\b(?:einstein|mainstream physics) (?:was|is) wrong\b`,
  },
  rumour: {
    noted: /\b(?:rumou?rs?(?: and gossip)?|speculation|gossip)$/,
    found: inTitle(
      String.raw`\b(?:rumou?rs?|speculat\w+|gossip|insider|allegedly|heard (?:that|from)|could (?:be|come)|might (?:be|get))\b`,
    ),
  },
  guess: {
    noted: /\bguess (?:my|the)|\bguessing\b/,
    found: inTitle(
      String.raw`\b(?:guess (?:my|the|where|what|who)|can you guess|what (?:ethnicity|race|nationality))\b`,
    ),
  },
  drugs: {
    noted: /\b(?:drug (?:sourcing|sources|seeking|requests|talk)|prescription drugs?)\b/,
    found: String.raw`\bwithout (?:a )?prescription\b|\bwhere (?:can|do|to) (?:i |you |we )?(?:get|buy|find|score|order)\b[^.\n]{0,60}\b(?:weed|pills|meds|adderall|xanax|ozempic|semaglutide|steroids?|shrooms|ketamine|mdma|lsd|tramadol|oxy\w*)\b|\b(?:plug|dealer|vendor) (?:for|in|near)\b`,
  },
  scam: {
    noted: /\b(?:is-this-a-scam|is this a scam|scam checks?|scam questions?|room scams)\b/,
    found: inTitle(String.raw`\b(?:scam|scammed|phishing|legit)\b`),
  },
  covers: {
    noted: /^covers\b|\b(?:remixes|mashups?|playthroughs)\b/,
    found: inTitle(String.raw`\b(?:covers?|covered|remix(?:ed)?|mash-?up|bootleg|playthrough)\b`),
  },
  simulation: {
    noted: /^(?:flight |train |racing )?sim(?:ulat(?:ion|ors?)|s)?(?: games?| talk)?$/,
    found: String.raw`\b(?:msfs|flight sim(?:ulator)?|x-?plane|dcs world|sim ?racing|assetto corsa|iracing)\b`,
  },
  headphones: {
    noted: /^(?:headphones?|earphones?|headsets?|iems?)\b/,
    found: inTitle(
      String.raw`\b(?:headphones?|headsets?|earphones?|earbuds?|in-ears?|iems?|airpods\w*|hd ?[56]\w{2}s?|dt ?\d{3,4}\w*)\b`,
    ),
  },
  jailbreak: {
    noted: /^(?:jailbr\w+|roms?(?: sharing| links)?|emulators?|hacks and emulators)$/,
    found: String.raw`\b(?:jailbr\w+|roms?|emulators?|isos|cfw|modded firmware)\b`,
  },
  "middle east": {
    noted: /\b(?:israel|palestin\w*|gaza)\b/,
    found: String.raw`\b(?:israel\w*|palestin\w*|gaza\w*|hamas|idf|zionis\w+)\b`,
  },
  suicide: {
    noted: /\b(?:suicid\w+|self[- ]harm)\b/,
    found: String.raw`\b(?:suicid\w+|kill(?:ing)? myself|end my life|self[- ]harm\w*|don['’]?t want to (?:live|be here) any ?more)\b`,
  },
  "new release": {
    noted: /^(?:new|recent|current|upcoming) (?:games|releases)$|\bgames? (?:younger|newer) than\b/,
    found: String.raw`\b(?:(?:on|at|since) (?:launch|release) ?day|launch day|day[- ]one (?:buy|purchase|patch)|pre-?order(?:ed)?|just (?:came out|(?:got )?released|launched|dropped)|(?:came out|released|launched|dropped) (?:yesterday|today|(?:last|this) (?:week|month|friday)|(?:a few|some|two|three|\d) (?:days|weeks) ago))\b`,
  },
  "online business": {
    noted:
      /^(?:online|internet|digital|tech) (?:businesses|start-?ups|companies)$|^software and start-?ups$|^saas\b/,
    found: inTitle(
      String.raw`\b(?:my|our|(?:grew|grow|growing|built|build|building|launch\w*|start\w*|sold|scal\w+|of) an?) (?:[\w-]+ ){0,2}(?:(?:micro-?)?saas|app|chrome extension|(?:shopify|etsy|online|e-?commerce|amazon) (?:store|shop|business)|youtube channel)\b|\b(?:[ma]rr|drop-?shipping|amazon fba|print[- ]on[- ]demand|affiliate marketing)\b`,
    ),
  },
  route: {
    noted: /^(?:route|ride|riding|tour|trip)s?[- ](?:questions?|planning|advice)\b/,
    found: inTitle(
      String.raw`\b(?:routes?|itinerary|camp(?:ing|sites?)|(?:bikepacking|cycling|bike|walking) (?:trip|tour|holiday)s?)\b`,
    ),
  },
  untested: {
    noted: /^(?:untested|unsafe|unapproved) (?:methods?|recipes?|(?:canning|food) practices?)$/,
    // Who asks whether it is safe, or warns of it, advises nobody.
    found: String.raw`^(?![^\n]*\?)(?![^]*\b(?:unsafe|botulism|dangerous|usda|nchfp|extension|tested|pickl\w+|vinegar|lemon juice|citric acid|pressure canned)\b)(?:[^]*?(?:\b(?:oven|dishwasher|open[- ]kettle)[- ]cann(?:ing|ed)\b|\b(?:turn|flip|invert)\w* (?:the |them |my |hot |jars? ){0,4}upside[- ]down\b|\b(?:no(?:body|[- ]one)|none of us|never) (?:\w+ ){0,3}(?:sick|ill|poisoned|died)\b)|(?=[^]*?\b(?:beans|corn|meat|chicken|beef|soup|broth|carrots|potatoes|pumpkin|mushrooms|fish)\b)[^]*?\b(?:water[- ]?bath\w*|no pressure cann\w+|without a pressure)\b)`,
  },
  album: {
    noted: /^(?:full )?(?:albums?|mixes|sets)\b|\bsingle tracks?\b/,
    found: inTitle(String.raw`\b(?:full album|album|ep|mixtape|dj set|mix)\b`),
  },
} satisfies Record<string, PostKind>;
