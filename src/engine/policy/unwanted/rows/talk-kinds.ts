import { OFFERS } from "./offers.ts";
import { inTitle, type PostKind } from "./post-kind.ts";

/** What people talk about, show or ask for. */
export const TALK_KINDS = {
  rant: {
    noted: /\b(?:rants?|venting|outrage|doom(?:posting)?)\b|\bcomplaints?$/,
    found: inTitle(
      String.raw`\b(?:rant|venting|vent|fed up|(?:so )?(?:sick|tired) of|done with (?:this|the|these)|i hate|is a joke|(?:drives?|driving) me (?:crazy|nuts|insane)|can['’]?t stand|pisses me off)\b`,
    ),
  },
  selfie: {
    noted: /\bselfies?\b|\bpictures? of oneself\b/,
    found: String.raw`\bselfies?\b|^[^\n]*\b(?:ootd|outfit of the day|wore (?:my|an?|the|this)\b[^\n]*\bdress|me (?:today|after|at \d))\b`,
  },
  resume: {
    noted: /\b(?:resumes?|résumés?|cvs?|headshots?)\b/,
    found: inTitle(String.raw`(?:\b(?:resume|cv|headshots?)\b|\brésumé)`),
  },
  performance: {
    noted: /^(?:own )?(?:performances?|covers?|recordings?)(?: on other days)?$/,
    found: inTitle(
      String.raw`\b(?:my|our) (?:[\w-]+ ){0,2}(?:cover|performance)\b|\b(?:me|i['’]?m) playing\b|\bcover of\b`,
    ),
  },
  chances: {
    noted: /\bchance[- ]me\b|\bchanc(?:es|ing) posts\b|\badmission chances\b/,
    found: inTitle(
      String.raw`(?<=^\W{0,3})chance (?:me|us|my|an?|this|for)\b|\bchance me\b|\bmy chances\b`,
    ),
  },
  portfolio: {
    noted: /\bportfolios?\b/,
    found: inTitle(String.raw`\bportfolio\b|\brate my (?:\w+ )?tfsa\b`),
  },
  haul: {
    noted:
      /\b(?:hauls?|purchase photos?|pulls and purchases|stash(?:es)?|collections?(?: photos?)?|box (?:photos?|pictures)|(?:photos|pictures) of boxes|unopened boxes|finds?|gear photos?|new gear)$/,
    found: inTitle(
      String.raw`\b(?:hauls?|(?:new|recent) (?:purchases?|arrivals?)|just (?:bought|came in)|came in the mail|what i (?:got|found)|my (?:[\w-]+ ){0,2}(?:collection|shelf|shelves))\b|\bfound (?:an? |this |these |two |some |my |the )?[^\n]{0,60}(?:[$€£]|\b(?:flea market|fair|second[- ]hand|for (?:\w+ )?(?:pounds|euros?))\b)|^(?![^\n]*(?:\?|\b(?:how|why|where|worth|tips|advice|closing|rant)\b))[^\n]*\b(?:thrift(?:ed)?|goodwill|garage sales?)\b`,
    ),
  },
  progress: {
    noted:
      /\b(?:progress (?:pictures?|photos?|pics?)|physique photos?|before and afters?|transformations?)$/,
    found: inTitle(
      String.raw`\b(?:progress pics?|physique|before (?:and|&|\/) ?after|transformation|face gains|(?:same|old) (?:jeans|dress|shirt|pants))\b|\b(?:[1-3]\d\d|\d{2,3} ?(?:lbs?|kgs?|pounds|kilos)) ?(?:to|→|->|>) ?\d{2,3}\b|\b\d{2,3} ?(?:to|→|->|>) ?\d{2,3} ?(?:lbs?|kgs?|pounds|kilos)\b`,
    ),
  },
  "exam result": {
    noted: /\bexam results?$|\bdid i pass\b|\bnew certifications?$/,
    found: inTitle(
      String.raw`\b(?:passed|failed|pass)\b[^\n]{0,50}\b(?:exam|tests?|cert\w*|first (?:try|attempt)|today)\b|\b(?:exam|test|cert\w*)\b[^\n]{0,40}\b(?:failed|results?)\b`,
    ),
  },
  bug: {
    noted: /\b(?:bug reports?|bugs|crash(?:es| reports)|outages?|downtime|glitches)$/,
    found: inTitle(
      String.raw`\b(?:bugs?|glitch(?:es|ed)?|crash(?:es|ing|ed)?|servers? (?:is |are )?down|is [\w ]{1,20} down\b)`,
    ),
  },
  players: {
    noted:
      /\b(?:looking[- ]for[- ](?:players|groups?)|lfg|friend requests?|duo (?:requests?|partners)|(?:finding|adding) (?:players|friends)|players wanted|team search)\b/,
    found: OFFERS.group.signs.map(({ source }) => source).join("|"),
  },
  app: {
    noted: /\btalk (?:about|on) (?:the |its )?(?:[\w-]+ )?app\b|\baccount (?:problems?|issues?)$/,
    found: inTitle(
      String.raw`\b(?:app|website|web player|client|update|desktop version|premium|subscription|account|log(?:ged|ging)?[- ]?(?:in|out)|error (?:code|message))\b`,
    ),
  },
  meta: {
    noted:
      /^meta\b|\b(?:complaints? (?:on|about) (?:moderation|moderators|the community)|talk (?:on|about) (?:communities|the community|moderation)|posts about the community)\b/,
    found: inTitle(
      String.raw`\b(?:(?:this|the) (?:sub(?:reddit)?|community)|the mods?|moderators?|moderation|rule \d+|downvot\w+)\b`,
    ),
  },
  joke: {
    noted: /^(?:\w+ )?(?:jokes?|joke (?:posts?|cards?|ideas)|humou?r|satire|shitposts?)$/,
    found: inTitle(String.raw`\b(?:jokes?|pun intended|satire)\b|\b(?:be like|nobody:)`),
  },
  chat: {
    noted:
      /\b(?:discords?|chat[- ](?:groups?|rooms?)|group) (?:servers?|links?|invit\w+)\b|^discords?$|^servers? (?:and )?invit|\bservers and discords\b/,
    found: String.raw`discord\.gg|discord\.com\/invite|\bt\.me\/|\bjoin (?:us |our |my |the |a )?(?:[\w-]+ ){0,3}discord\b|\b(?:our|my) (?:discord|telegram|whatsapp)\b`,
  },
  private: {
    noted:
      /\b(?:asking for|offers? (?:or requests )?(?:for|to move to|by)|dealing by|deals? by|arranged by|move to) (?:direct |private )?(?:messages?|dms?|pms?)\b|^dm me\b|\bcontact-me\b|^private deals?$|\bpm offers\b/,
    found: String.raw`\b(?:dm|pm) (?:me|for|us)\b|\bmessage me\b|\bsend me an? (?:dm|pm|message)\b|\bmy dms?\b|\bdms? (?:are |is )?open\b|\bin (?:my )?(?:dms?|pms?)\b`,
  },
  votes: {
    noted:
      /\b(?:asking|begging|pleas?) (?:for )?(?:up)?(?:votes?|stars|subscribers|followers|likes|views)\b|\b(?:vote|star) (?:calls|begging)\b|\bkarma farming\b|\bfollow-me posts\b/,
    found: String.raw`\bupvotes?\b|\bplease (?:vote|subscribe|star|share)\b|\bstar (?:it|us) (?:on|if)\b|\b(?:follow|subscribe to) (?:me|us|my|our)\b|\bhelp (?:me|us) reach \d`,
  },
  swap: {
    noted:
      /\b(?:follow|review|share|like|upvote|closed-testing)(?:-for-(?:follow|share|review))? (?:swaps?|exchanges?|posts)\b|\bf4f\b/,
    found: String.raw`\b(?:sub|follow|like|share|star|review|test|critique)(?:scribe)? ?(?:4|for) ?(?:sub|follow|like|share|star|review|test|critique)\w*|\b(?:review|follow|test) (?:swaps?|exchanges?)\b|\b(?:i['’]?ll|i will|happy to|we can) (?:review|follow|test|read|like|share) (?:yours|back|each other)`,
  },
  "own life": {
    noted: /\bself-track(?:ed|ing)\b/,
    found: inTitle(
      String.raw`\b(?:i|i['’]ve|we) (?:\w+ )?(?:drank|ate|slept|walked|ran|read|watched|spent|earned|saved|listened|sent|applied|dated|cried|laughed|visited|played|weighed)\b|\bmy (?:\w+['’]s )?(?:[\w-]+ )?(?:sleep|mood|spending|expenses|budget|income|salary|weight|heart rate|screen ?time|job (?:search|applications?)|applications|texts|messages|runs|reading|coffees?|periods?|year|days?|hours|time|life)\b`,
    ),
  },
  data: {
    noted:
      /\b(?:personal (?:information|details|data)|identifying details|doxx?ing|names and profiles|data of (?:living )?people|patient data|naming (?:players|meeting members))\b/,
    found: String.raw`\b[\w.+-]{1,40}@[\w-]{1,40}\.[a-z]{2}|\(?\b\d{3}\)?[ -]\d{3}[ -]\d{4}\b|\b(?:lives (?:at|on) \d|licen[cs]e plate)`,
  },
  conspiracy: {
    noted:
      /\b(?:conspirac(?:y|ies)|pseudo-?(?:science|history)|science denial|misinformation|propaganda|fake news)\b/,
    found: String.raw`\b(?:conspiracy|cover[- ]?up|deep state|hoax|chemtrails?|flat earth)\b`,
  },
  cure: {
    noted:
      /\b(?:cures?|medical claims|natural remedies|miracle \w+|unsafe advice|unhealthy methods|home procedures|(?:diet|vet|medical) advice|swapping medication)$|\bcures for sale\b|\braw diets\b/,
    found: String.raw`\b(?:cur(?:e[sd]?|ing) (?:my|your|his|her|any|it)|detox\w*|miracle|doctors? (?:don['’]?t|won['’]?t))\b`,
  },
  dating: {
    noted: /^(?:dating(?: posts)?|hook-?ups?|personal ads)$/,
    found: String.raw`\b[mfr]4[mfar]\b|\blooking for (?:an? )?(?:[\w-]+ )?(?:girlfriend|gf|bf)\b`,
  },
  cheat: {
    noted:
      /^(?:cheats?|cheating|hacks?|hacking|exploits?|duping(?: or hacking)?|boosting|botting)$|\b(?:account (?:rental|sharing|sales|selling)|selling accounts|accounts for sale)\b/,
    found: String.raw`\b(?:aim ?bots?|wall ?hacks?|mod menus?|undetected|dup(?:e|ing) (?:glitch|method|exploit)|cheats? (?:for|engine|code)|hacked client|boosting service|elo boost\w*|(?:sell|selling|buy|buying|rent|renting|share|sharing) (?:my |an? |your )?(?:[\w-]+ ){0,2}accounts?)\b|^[^\n]*\b(?:cheats?|hacks|exploit)\b`,
  },
  dump: {
    noted: /\b(?:(?:exam|certification|brain) ?dumps?|braindumps|dumps)$|\bexam content\b/,
    found: String.raw`\b(?:brain ?dumps?|exam ?dumps?|dumps|(?:real|actual) questions)\b`,
  },
  replica: {
    noted: /\b(?:replicas?|counterfeits?(?: \w+)?|fakes(?: and replicas)?)$/,
    found: String.raw`\b(?:replicas?|reps|1:1|looks? (?:just )?like the real one)\b`,
  },
  leak: {
    noted: /\b(?:leaks?|leaked \w+|data-?mined content)$/,
    found: inTitle(String.raw`\bleak(?:s|ed)?\b`),
  },
  loaded: {
    noted: /\b(?:(?:loaded|leading) questions?|soap-?boxing|agenda pushing|partisan quarrels)\b/,
    found: inTitle(
      String.raw`\bwhy (?:do|does|did|are|is) (?:[\w'’-]+ ){1,4}(?:always (?!(?:have|has|be|feel|smell|taste|look|sound|seem|come|get|go|need)\b)|so bad|get(?:ting)? away|act like|admit)\b|\bam i the only one|\benough brain|\bjust legal\b|\bchange my mind\b`,
    ),
  },
  milestone: {
    noted:
      /\bmilestones?(?: posts)?$|\bplaytime and achievement posts\b|\bachievements?$|^stats? and progress\b/,
    found: inTitle(
      String.raw`\b(?:\d[\d,.]{0,9}k? (?:followers|subs(?:cribers)?|members|stars|users|downloads|streams|hours in)|milestone|platinum(?:ed)?)\b`,
    ),
  },
  deal: {
    noted:
      /^(?:deals?|discount codes|coupons?|deals and coupons|sales and discounts|voucher sales)$/,
    found: inTitle(
      String.raw`\b\d+ ?% (?:off|discount)|\b(?:coupon|promo code|discount code|half[- ]price|lowest price|on sale)\b`,
    ),
  },
  accusation: {
    noted:
      /\b(?:accusations?|call-?outs|calling out|shaming|witch ?hunts?|naming cheaters|public disputes)\b/,
    found: inTitle(
      String.raw`\b(?:scammers?|is an? (?:scam|fraud)|stole (?:my|our)|exposed?|calling out|beware of|name and shame)\b`,
    ),
  },
  "by others": {
    noted:
      /\b(?:(?:work|art|images?|photos?|pictures?|content|desks|games) (?:of|by) others|others['’] (?:work|art|content|photos|setups)|other people['’]?s (?:art|work|photos)|uncredited (?:art|work|images)|stolen (?:art|work|content)|reuploaded art|reposted art)\b/,
    found: String.raw`\b(?:not mine|(?:found|saw|spotted) (?:this|it|these|them)?(?: one)? ?(?:\w+ )?(?:on|online)(?: instagram)?\b|credit to|no idea who made|someone (?:else )?(?:made|posted)|from (?:instagram|facebook|tiktok))\b`,
  },
  "by students": {
    noted: /^students?['’]? posts?$|\bposts (?:by|from) students\b/,
    found: String.raw`\b(?:(?:i['’]?m|i am|as) an? (?:[\w-]+ ){0,3}(?:student|freshman|sophomore|undergrad\w*)|my (?:\w+ )?(?:professor|prof|lecturer))\b`,
  },
} satisfies Record<string, PostKind>;
