/** What posts of one sort have and others lack. Each is counted in the title and in the beginning of the text; what it weighs is learned. */
export const SORT_SIGNS: [name: string, pattern: RegExp][] = [
  [
    "making",
    /\b(?:i|we|i['’]ve|we['’]ve|i['’]m|we['’]re|my|our)\b[^.!?\n]{0,40}\b(?:built|build|building|made|make|making|created|create|launched|launching|released|releasing|wrote|write|writing|designed|developed|developing|publish|published|run|own|started|working on|drew|painted|finished|printed|knitted|sewed|carved|baked|cooked|shot|filmed|composed)\b/gi,
  ],
  [
    "own thing",
    /\b(?:my|our) (?:\w+ )?(?:app|game|tool|project|site|website|store|shop|startup|product|book|novel|channel|newsletter|saas|company|business|service|course|podcast|extension|plugin|library|brand|mod|album|song|painting|drawing|comic)\b/gi,
  ],
  [
    "act",
    /\b(?:check (?:it|this|us|me)? ?out|sign ?up|try it|download|waitlist|subscribe|join (?:us|the|our)|dm me|link in|available (?:on|at|now)|now live|live demo|open.?source|repo|github)\b/gi,
  ],
  ["question mark", /\?/g],
  [
    "asks",
    /\b(?:how (?:do|can|to|would|did|are)|what (?:is|are|would|should|do|'s)|anyone|anybody|any (?:advice|tips|recommendations|ideas|suggestions)|should i|help|recommend|looking for|is there|is it|does any|can i|need advice|suggestions)\b/gi,
  ],
  [
    "question word",
    /^\W{0,5}(?:\[[^\]]{0,40}\]\W{0,5})?(?:how|what|whats|what['’]s|why|which|where|when|who|is|are|can|could|does|do|did|should|would|will|has|have|am|any|anyone|anybody|need|help|question|looking|best|advice|recommend)\b/gi,
  ],
  [
    "survey",
    /\b(?:surveys?|questionnaire|participants?|respondents?|dissertation|thesis|study|anonymous|minutes to (?:complete|fill)|google form|forms\.gle|docs\.google\.com\/forms|typeform\.com|surveymonkey\.com|qualtrics\.com|tally\.so|poll)\b/gi,
  ],
  [
    "hire",
    /\b(?:hiring|for hire|co-?founder|join (?:our|my|the) team|looking for (?:an? |some )?(?:\w+ ){0,2}(?:developers?|designers?|artists?|writers?|editors?|partners?|job|work|members?|players|people|volunteers?|teammates?|testers?)|testers?|collab\w*|salary|remote|full[- ]?time|part[- ]?time|freelanc\w*|portfolio|applications?|apply|position|recruit\w*|paid|unpaid|rev ?share)\b/gi,
  ],
  [
    "learned",
    /\b(?:lessons?|learned|learnt|how i|how we|how to|guide|tips|tutorial|here['’]?s (?:what|how|my)|step by step|steps?|mistakes?|what (?:worked|i|we)|things i|\d+ (?:things|ways|tips|lessons|mistakes|reasons)|explained|walkthrough|cheat ?sheet|beginner['’]?s?|framework|playbook|breakdown)\b/gi,
  ],
  [
    "time",
    /\b(?:daily|weekly|monthly|biweekly|megathread|mega thread|discussion thread|simple questions|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:thread|discussion|questions|chat)|self[- ]promo\w* (?:thread|\w+day)|share your|post your|what are you (?:working|reading|playing|watching)|free[- ]for[- ]all|moderators?|mod team|this thread|thread)\b/gi,
  ],
  [
    "sell",
    /\b(?:selling|for sale|wts|wtb|wtt|fs|obo|shipped|paypal|venmo|trades?|price drop|asking|\[[hws]\]|coupon|deals?|\d+ ?% off|giveaway|sold)\b|\[(?:h|w|fs|wts|wtb|us(?:a|-\w\w)?)\]/gi,
  ],
  [
    "review",
    /\b(?:review(?:ed|s|ing)?|verdict|pros|cons|rating|rated|\d(?:\.\d)?\/(?:5|10)|impressions|after \w+ (?:months?|weeks?|years?)|compar(?:ed|ison)|worth (?:it|the))\b/gi,
  ],
  [
    "news",
    /\b(?:announc\w+|reports?|reported(?:ly)?|says|said|according to|update[ds]?|releas\w+|version|v?\d+\.\d+(?:\.\d+)?|researchers|breaking|launches|unveils?|acquir\w+|raises|confirm\w*|officials?|introduc\w+|new (?:study|paper|model|law|feature)|leaked?|sues?|bans?|billion|million|arxiv|paper)\b/gi,
  ],
  [
    "meme",
    /\b(?:when (?:you|your|the)|me when|pov|lol|lmao|memes?|be like|nobody|literally|meirl|vibes?|starter ?pack|shitpost|bruh|caption)\b/gi,
  ],
  [
    "feedback",
    /\b(?:feedback|critique|criticism|roast|thoughts|rate my|review my|what do you (?:all |guys )?think|opinions?|improve|destroy|honest|brutal\w*|looks? (?:ok|good|right|bad)|first impressions?)\b/gi,
  ],
  [
    "story",
    /\b(?:i|we) (?:was|were|had|went|got|did|felt|thought|decided|realised|realized|told|said|asked|left|quit|found|came|tried|bought|lost|met|saw|knew|couldn['’]?t|didn['’]?t|ended|spent|finally|just)\b/gi,
  ],
  [
    "when",
    /\b(?:today|yesterday|last (?:week|night|year|month|summer|winter)|ago|months?|years?|weeks? (?:later|in)|day \d+|\d+ (?:days|months|years)|update|finally|milestone|first (?:sale|customer|user)s?)\b/gi,
  ],
  [
    "view",
    /\b(?:unpopular|opinion|hot take|change my mind|debate|agree|disagree|rant|controversial|everyone|people|nobody|overrated|underrated|stop|dead|the problem|future of|why (?:i|we|do|does|is|are)|discussion|discuss|believe|society|should be|hate|love)\b/gi,
  ],
  ["list", /^[ \t]*(?:[-*•]|\d+[.)])\s/gm],
  ["heading", /^(?:#{1,6} |\*\*[^*\n]+\*\*)/gm],
  ["tag", /^\s*\[[^\]]{1,30}\]/g],
  ["first", /\b(?:i|me|my|i['’]m|i['’]ve)\b/gi],
  ["we", /\b(?:we|us|our|we['’]re|we['’]ve)\b/gi],
  ["you", /\b(?:you|your|you['’]re)\b/gi],
  ["shout", /!/g],
  [
    "image",
    /\b(?:pic|pics|picture|photo|photos|image|screenshot|i\.redd\.it|imgur|gallery|oc|wip|sketch|illustration|art|drawing|painting)\b|\[oc\]/gi,
  ],
  [
    "handiwork",
    /\b(?:watercolou?rs?|linocut|acrylics?|gouache|pencil|charcoal|oil on|crochet\w*|embroider\w*|cross ?stitch\w*|quilt\w*|knit\w*|sew\w*|yarn|loaf|sourdough|potter[ys]\w*|ceramic\w*|glaze\w*|woodwork\w*|3d[- ]print\w*|miniatures?|cosplay|telescope|nebula|exposures?|exif|mm lens|restor(?:ed|ation)|hand(?:made|crafted|painted)|finished (?:my|our|the|this|a)|first (?:attempt|try|piece|project|finished)|turned out|came out)\b|\[(?:fo|wip|i ate|homemade|self|oc|music|poem)\]|\bfo:/gi,
  ],
  ["quote", /["“][^"“”]{20,400}["”]|^>/gm],
  ["emoji", /[\u{1F300}-\u{1FAFF}]/gu],
];
