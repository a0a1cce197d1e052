import { OFFERS } from "./offers.ts";
import { inTitle, type PostKind } from "./post-kind.ts";

/** What people talk about, show or ask for. */
export const TALK_KINDS = {
  rant: {
    noted: /\b(?:rants?|venting|outrage|doom(?:posting)?)\b|\bcomplaints?$/,
    found: inTitle(
      String.raw`\b(?:rant|venting|vent|fed up|(?:so )?(?:sick|tired) of|done with (?:this|the|these)|i hate|is a (?:joke|disgrace)|(?:drives?|driving) me (?:mad|crazy|nuts|insane)|can['’]?t stand|pisses me off|absolute(?:ly)? (?:garbage|trash|disgrace))\b`,
    ),
  },
  selfie: {
    noted: /\bselfies?\b|\bpictures? of oneself\b/,
    found: String.raw`\bselfies?\b|^[^\n]*\b(?:ootd|outfit of the day|(?:wore|wearing|i['’]?m in) (?:my|an?|the|this)\b[^\n]*\b(?:dress|outfit|suit|skirt|swimsuit|bikini|jumpsuit|gown|top|jeans|shorts|crop top|uniform)|(?:felt|feeling|feel) (?:so |really |pretty )?(?:cute|pretty|beautiful|confident|gorgeous)|rate me|roast me|how do i look|me (?:today|after|before|at \d|in my)|my (?:outfit|look today))\b`,
  },
  resume: {
    noted: /\b(?:resumes?|résumés?|cvs?|headshots?)\b/,
    found: inTitle(String.raw`(?:\b(?:resume|cv|headshots?)\b|\brésumé)`),
  },
  performance: {
    noted: /^(?:own )?(?:performances?|playing|covers?|singing|recordings?)(?: on other days)?$/,
    found: inTitle(
      String.raw`\b(?:my|our) (?:[\w-]+ ){0,2}(?:cover|playing|performance|rendition|recording|playthrough)\b|\b(?:me|i['’]?m) (?:playing|singing|covering)\b|\bcover of\b`,
    ),
  },
  chances: {
    noted: /\bchance[- ]me\b|\bchanc(?:es|ing) posts\b|\badmission chances\b/,
    found: inTitle(
      String.raw`(?<=^\W{0,3}(?:please |pls |can (?:you|somebody|someone) )?)chance (?:me|us|my|an?|this|for)\b|\bchance me\b|\b(?:my|what (?:are|r) (?:my|the)) chances\b|\bchances? of (?:getting in|admission|being admitted)\b`,
    ),
  },
  portfolio: {
    noted: /\bportfolios?\b/,
    found: inTitle(
      String.raw`\bportfolio\b|\b(?:rate|roast|review|critique|judge|thoughts on) my (?:\w+ )?(?:tfsa|rrsp|isa|401k|ira|allocation|holdings|positions|investments|reel|showreel)\b`,
    ),
  },
  haul: {
    noted:
      /\b(?:hauls?|purchase photos?|pulls and purchases|pick-?ups|mail ?days?|stash(?:es)?|collections?(?: photos?)?|box (?:photos?|pictures)|(?:photos|pictures) of boxes|unopened boxes|finds?|gear photos?|new gear)$/,
    found: inTitle(
      String.raw`\b(?:hauls?|(?:new|latest|recent|today['’]s) (?:pick-?ups?|purchases?|arrivals?|finds?)|mail ?day|just (?:bought|arrived|picked up|came in)|came in the (?:mail|post)|what i (?:got|bought|found)|my (?:[\w-]+ ){0,2}(?:collection|stash|haul|shelf|shelves)|unboxing|treated myself)\b|\b(?:found|scored|snagged|grabbed|picked up) (?:an? |this |these |two |some |my |the )?[^\n]{0,60}(?:[$€£]|\b(?:thrift\w*|goodwill|op shop|charity shop|flea market|(?:yard|garage|estate|jumble) sale|fair|second[- ]hand|for (?:\w+ )?(?:pounds|quid|bucks|dollars|euros?|cents))\b)|^(?![^\n]*(?:\?|\b(?:how|why|where|worth|tips|advice|closing|rant)\b))[^\n]*\b(?:thrift(?:ed)?|goodwill|op shop|charity shop|flea market|swap meet|(?:yard|garage|estate|jumble|rummage|car boot) sales?|salvation army|dumpster|curb|kerb|side of the road|free pile)\b`,
    ),
  },
  setup: {
    noted: /\b(?:setups?|set-ups|battlestations?|desks?)(?: (?:photos?|pictures))?$/,
    found: inTitle(
      String.raw`\b(?:my|our|new|first|current) (?:[\w-]+ ){0,3}(?:setup|set-up|desk|battle ?station|rig|workspace|workstation)\b`,
    ),
  },
  progress: {
    noted:
      /\b(?:progress (?:pictures?|photos?|pics?)|physique photos?|before and afters?|transformations?)$/,
    found: inTitle(
      String.raw`\b(?:progress pics?|physique|before (?:and|&|\/) ?after|transformation|face gains|(?:same|old) (?:jeans|dress|shirt|pants))\b|\b(?:[1-3]\d\d|\d{2,3} ?(?:lbs?|kgs?|pounds|kilos)) ?(?:to|→|->|>) ?\d{2,3}\b|\b\d{2,3} ?(?:to|→|->|>) ?\d{2,3} ?(?:lbs?|kgs?|pounds|kilos)\b`,
    ),
  },
  weight: {
    noted: /^weight[- ]loss(?: \w+)?$/,
    found: inTitle(
      String.raw`\b(?:down|lost|dropped) \d+ ?(?:lbs?|kgs?|pounds|kilos)\b|\b\d+ ?(?:lbs?|kgs?|pounds|kilos) (?:down|lost|gone)\b`,
    ),
  },
  "exam result": {
    noted: /\bexam results?$|\bdid i pass\b|\bnew certifications?$|\bi passed\b/,
    found: inTitle(
      String.raw`\b(?:passed|failed|pass)\b[^\n]{0,50}\b(?:exam|tests?|cert\w*|first (?:try|attempt)|today)\b|\b(?:exam|test|cert\w*)\b[^\n]{0,40}\b(?:passed|failed|results?)\b`,
    ),
  },
  status: {
    noted:
      /^(?:own )?(?:(?:sample|test|kit|order|shipping) status|status posts?)\b|^shipping, orders\b/,
    found: inTitle(
      String.raw`\b(?:status|tracking|stuck (?:on|at|in)|still (?:waiting|processing|not (?:here|shipped|arrived))|(?:has|have)n['’]?t (?:arrived|shipped|moved)|shipped yet|same batch|how long (?:does|did|until|is))\b`,
    ),
  },
  bug: {
    noted: /\b(?:bug reports?|bugs|crash(?:es| reports)|outages?|downtime|glitches)$/,
    found: inTitle(
      String.raw`\b(?:bugs?|glitch(?:es|ed)?|crash(?:es|ing|ed)?|not loading|servers? (?:is |are )?down|down for any(?:one|body)|is [\w ]{1,20} down\b)`,
    ),
  },
  players: {
    noted:
      /\b(?:looking[- ]for[- ](?:players|groups?)|lfg|friend requests?|duo (?:requests?|partners)|(?:finding|adding) (?:players|friends)|players wanted|team search)\b/,
    found: OFFERS.group.signs.map(({ source }) => source).join("|"),
  },
  app: {
    noted:
      /\b(?:talk (?:about|on)|problems with|support for|faults of) (?:the |its )?(?:[\w-]+ )?(?:app|site|client|service)\b|\b(?:app|account) (?:talk|problems?|issues?|faults?)$/,
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
    noted: /^(?:\w+ )?(?:jokes?|joke (?:posts?|cards?|ideas)|humou?r|satire|shitposts?|puns?)$/,
    found: inTitle(
      String.raw`\b(?:jokes?|walks? into a bar|knock,? knock|pun intended|satire|shitpost)\b|\b(?:be like|nobody:)`,
    ),
  },
  "anyone else": {
    noted: /\bdoes any(?:one|body) else\b|^dae\b/,
    found: inTitle(
      String.raw`\b(?:any(?:one|body) else|am i the only (?:one|person)|is it just me|dae)\b`,
    ),
  },
  chat: {
    noted:
      /\b(?:discords?|telegram|whatsapp|chat[- ](?:groups?|rooms?)|group) (?:servers?|links?|invit\w+)\b|^discords?$|^servers? (?:and )?invit|\bservers and discords\b/,
    found: String.raw`discord\.gg|discord\.com\/invite|\bt\.me\/|chat\.whatsapp|\bjoin (?:us |our |my |the |a )?(?:[\w-]+ ){0,3}(?:discord|telegram|whatsapp|group chat|server)\b|\b(?:our|my) (?:[\w-]+ )?(?:discord|telegram|whatsapp)\b`,
  },
  private: {
    noted:
      /\b(?:asking for|offers? (?:or requests )?(?:for|to move to|by)|dealing by|deals? by|arranged by|move to) (?:direct |private )?(?:messages?|dms?|pms?)\b|^dm me\b|\bcontact-me\b|^private deals?$|\bpm offers\b/,
    found: String.raw`\b(?:dm|pm|inbox) (?:me|for|us)\b|\bmessage me\b|\bsend me an? (?:dm|pm|message)\b|\bmy dms?\b|\bdms? (?:are |is )?open\b|\bin (?:my )?(?:dms?|pms?)\b`,
  },
  votes: {
    noted:
      /\b(?:asking|begging|calls?|pleas?) (?:for )?(?:up)?(?:votes?|stars|subscribers|followers|likes|views)\b|\b(?:vote|like|star) (?:calls|begging)\b|\bkarma farming\b|\bfollow-me posts\b/,
    found: String.raw`\bupvotes?\b|\bvote for (?:me|us|my|our)\b|\bplease (?:vote|follow|subscribe|like|star|share)\b|\bstar (?:it|the repo|my repo|us) (?:on|if)\b|\b(?:follow|subscribe to) (?:me|us|my|our)\b|\bhelp (?:me|us) (?:reach|hit|get to) \d`,
  },
  swap: {
    noted:
      /\b(?:follow|review|share|like|upvote|closed-testing)(?:-for-(?:follow|share|review))? (?:swaps?|exchanges?|posts)\b|\bf4f\b/,
    found: String.raw`\b(?:sub|follow|like|share|star|review|test|critique)(?:scribe)? ?(?:4|for) ?(?:sub|follow|like|share|star|review|test|critique)\w*|\b(?:review|follow|test) (?:swaps?|exchanges?)\b|\b(?:i['’]?ll|i will|happy to|we can) (?:review|follow|test|read|like|share) (?:yours|back|each other)`,
  },
  "own life": {
    noted: /\bself-track(?:ed|ing)\b/,
    found: inTitle(
      String.raw`\b(?:i|i['’]ve|we) (?:\w+ )?(?:drank|ate|eaten|slept|walked|ran|cycled|biked|read|watched|spent|earned|saved|listened|texted|sent|smoked|applied|dated|cried|laughed|visited|played|weighed)\b|\bmy (?:\w+['’]s )?(?:[\w-]+ )?(?:sleep|steps|mood|spending|expenses|budget|income|salary|net worth|weight|heart rate|screen ?time|job (?:search|hunt|applications?)|applications|dates|tinder|hinge|bumble|texts|messages|calories|workouts?|runs|reading|coffees?|migraines?|periods?|year|days?|hours|time|life)\b`,
    ),
  },
  "rate mine": {
    noted: /^rate[- ]m(?:e|y|ine)\b/,
    found: inTitle(
      String.raw`\b(?:rate|roast|score|grade) (?:me|my|our|this|these)\b|\b(?:out of (?:10|ten)|1 ?(?:-|–|to) ?10)\b|\b(?:thoughts|opinions?|feedback) on (?:my|our) (?:[\w-]+ ){0,2}logos?\b|\bmy (?:[\w-]+ ){0,3}logo[^\n]*\?`,
    ),
  },
  data: {
    noted:
      /\b(?:personal (?:information|details|data)|identifying (?:details|information|people)|doxx?ing|names and profiles|data of (?:living )?people|patient data|naming (?:players|people|meeting members))\b/,
    found: String.raw`\b[\w.+-]{1,40}@[\w-]{1,40}\.[a-z]{2}|(?:\+\d{1,3}[ -])?\(?\b\d{3}\)?[ -]\d{3}[ -]\d{4}\b|\b(?:full name is|lives (?:at|on) \d|licen[cs]e plate|(?:here(?:['’]s| is)|this is) (?:his|her|their) (?:profile|instagram|facebook|number|address|linkedin))`,
  },
  conspiracy: {
    noted:
      /\b(?:conspirac(?:y|ies)|pseudo-?(?:science|history)|science denial|misinformation|propaganda|denialism|fake news)\b/,
    found: String.raw`\b(?:conspiracy|cover[- ]?up|deep state|false flag|hoax|(?:they|the media) (?:don['’]?t|do not|won['’]?t) (?:want|tell) (?:you|us)|wake up,? (?:people|sheeple)|chemtrails?|illuminati|new world order|flat earth|plandemic|big pharma|mainstream (?:science|media|historians))\b`,
  },
  cure: {
    noted:
      /\b(?:cures?|medical claims|natural remedies|miracle \w+|unsafe advice|unhealthy methods|home procedures|(?:diet|vet|medical|health) advice|swapping medication|pseudo-?medicine)$|\bcures for sale\b|\braw diets\b/,
    found: String.raw`\b(?:cur(?:e[sd]?|ing) (?:my|your|his|her|any|cancer|it)|heal(?:s|ed|ing) (?:my|your|his|her)|detox\w*|miracle|natural remed(?:y|ies)|doctors? (?:don['’]?t|won['’]?t|hate|will never)|instead of (?:medication|meds|antibiotics|chemo|the vet)|(?:threw|stopped|off) (?:away |out |all )?(?:my|his|her) (?:meds|pills|medication|insulin)|reversed (?:my|his|her))\b`,
  },
  dating: {
    noted: /^(?:dating(?: posts)?|hook-?ups?(?: posts)?|personal ads|looking for dates)$/,
    found: String.raw`\b[mfr]4[mfar]\b|\blooking for (?:an? )?(?:[\w-]+ )?(?:girlfriend|boyfriend|gf|bf|date|hook-?up|relationship|wife|husband|someone special)\b|\bsingle (?:guys?|girls?|men|women|ladies|and looking)\b`,
  },
  cheat: {
    noted:
      /^(?:cheats?|cheating|hacks?|hacking|exploits?|duping(?: or hacking)?|boosting|botting)$|\b(?:account (?:rental|sharing|sales|selling)|selling accounts|accounts for sale)\b/,
    found: String.raw`\b(?:aim ?bots?|wall ?hacks?|mod menus?|undetected|dup(?:e|ing) (?:glitch|method|exploit)|cheats? (?:for|engine|code)|hacked client|boosting service|elo boost\w*|(?:sell|selling|buy|buying|rent|renting|share|sharing) (?:my |an? |your )?(?:[\w-]+ ){0,2}accounts?)\b|^[^\n]*\b(?:cheats?|hacks|exploit)\b`,
  },
  dump: {
    noted: /\b(?:(?:exam|certification|brain) ?dumps?|braindumps|dumps)$|\bexam content\b/,
    found: String.raw`\b(?:brain ?dumps?|exam ?dumps?|dumps|(?:real|actual|leaked|exact) (?:exam )?(?:questions|answers)|(?:exam )?questions? (?:that |which )?(?:came up|i (?:got|had)(?! (?:wrong|right))|from (?:the|my) (?:real |actual )?exam))\b`,
  },
  replica: {
    noted:
      /\b(?:replicas?|counterfeits?(?: \w+)?|fakes(?: and replicas)?|knock-?offs?|fake goods)$/,
    found: String.raw`\b(?:replicas?|reps|1:1|knock-?offs?|counterfeits?|super ?fakes?|dhgate|looks? (?:just )?like the (?:real|original) (?:one|thing))\b`,
  },
  leak: {
    noted: /\b(?:leaks?|leaked \w+|data-?mined content|datamining)$/,
    found: inTitle(String.raw`\b(?:leak(?:s|ed)?|data-?min(?:ed|ing|e))\b`),
  },
  loaded: {
    noted: /\b(?:(?:loaded|leading) questions?|soap-?boxing|agenda pushing|partisan quarrels)\b/,
    found: inTitle(
      String.raw`\bwhy (?:do|does|did|are|is) (?:[\w'’-]+ ){1,4}(?:always (?!(?:have|has|be|feel|smell|taste|look|sound|seem|come|get|go|need)\b)|still (?:so|allowed)|so (?:stupid|bad|dumb|greedy|lazy|entitled|obsessed)|get(?:ting)? away|refuse to|hate|suck|act like|pretend|admit)\b|\bam i the only (?:one|person)|\benough brain|\bjust legal\b|\bchange my mind\b`,
    ),
  },
  milestone: {
    noted:
      /\bmilestones?(?: posts)?$|\bplaytime and achievement posts\b|\bachievements?$|^stats? and progress\b/,
    found: inTitle(
      String.raw`\b(?:\d[\d,.]{0,9}k? (?:followers|subs(?:cribers)?|members|karma|stars|users|downloads|streams|hours (?:in|played))|milestone|100 ?%(?:ed)?|platinum(?:ed)?|cake ?day)\b`,
    ),
  },
  deal: {
    noted:
      /^(?:deals?|discounts?|discount codes|coupons?|deals and coupons|sales and discounts|voucher sales)$/,
    found: inTitle(
      String.raw`\b\d+ ?% (?:off|discount)|\b(?:coupon|promo code|discount code|price drop|half[- ]price|lowest price|on sale)\b`,
    ),
  },
  prayer: {
    noted: /\bprayer requests?\b|\bprayers\b/,
    found: String.raw`\bpray (?:for|with)\b|\bprayers? (?:for|request|please|needed)\b|\bin your prayers\b`,
  },
  accusation: {
    noted:
      /\b(?:accusations?|call-?outs|calling out|shaming|witch ?hunts?|naming cheaters|public disputes)\b/,
    found: inTitle(
      String.raw`\b(?:scammers?|scammed (?:me|us)|is an? (?:scam|fraud|cheater|thief|liar)|stole (?:my|our)|exposed?|calling out|beware of|name and shame|avoid (?:this|these|him|her) (?:\w+ )?(?:seller|company|guy|person|shop|user)|look at this (?:idiot|clown))\b`,
    ),
  },
  "by others": {
    noted:
      /\b(?:(?:work|art|images?|photos?|pictures?|content|setups|desks|games) (?:of|by) others|others['’] (?:work|art|content|photos|setups|pictures)|other people['’]?s (?:art|work|photos)|uncredited (?:art|work|images)|stolen (?:art|work|content)|reuploaded art|reposted art)\b/,
    found: String.raw`\b(?:not (?:mine|my (?:work|photo|art|pic|picture|own))|(?:found|saw|spotted) (?:this|it|these|them)?(?: one)? ?(?:\w+ )?(?:on|online)(?: (?:pinterest|instagram|twitter|facebook|tumblr|google|the web|the internet|tiktok))?\b|credit (?:to|goes)|(?:don['’]?t|no idea|unsure) (?:know )?who (?:made|drew|took|painted)|(?:unknown|don['’]?t know the) artist|someone (?:else )?(?:made|drew|posted|built)|from (?:pinterest|instagram|google images|facebook|tiktok))\b`,
  },
  "by students": {
    noted: /^students?['’]? posts?$|\bposts (?:by|from) students\b/,
    found: String.raw`\b(?:(?:i['’]?m|i am|as) an? (?:[\w-]+ ){0,3}(?:student|freshman|sophomore|undergrad\w*)|my (?:\w+ )?(?:professor|prof|lecturer))\b`,
  },
  greeting: {
    noted: /\b(?:introductions?|greetings?(?: and farewell posts)?|farewells?|welcome posts)$/,
    found: inTitle(
      String.raw`\b(?:(?:hi|hello|hey) (?:everyone|everybody|all|guys|from|there)|introduc(?:e|ing) myself|(?:i['’]?m )?new here|goodbye|leaving this)\b`,
    ),
  },
  poem: {
    noted: /^(?:own )?(?:poems?|poetry)$/,
    found: inTitle(String.raw`\b(?:poems?|haiku|sonnet)\b`),
  },
} satisfies Record<string, PostKind>;
