/** What communities do not take: how it is called, and what gives it away; all signs have to be there. */
type Kind = { word: string; signs: RegExp[] };

/** What is said by people who defend something among those who gather against it. */
const DEFENDS =
  /\bnot (?:all|every|that bad|so bad|as bad)\b|\b(?:is|are)(?:n['’]t| not) (?:all |really |actually )?(?:a )?(?:scams?|bad|evil|wrong|cruel|cult|the problem)\b|\bchanged my (?:life|mind)\b|\bunpopular opinion\b|\bhear me out\b|\bin defen[cs]e of\b|\bmisunderstood\b|\b(?:nothing|what(?:['’]s| is)(?: so)?) wrong with\b|\bwhy not\b|\bdogma\w*|\bextrem(?:e|ist|ism)\b|\bdown ?vote|\byou (?:lot|people|guys)\b|\bstop (?:hating|judging)\b|\bworks? for (?:me|us)\b|\b(?:happy|humane\w*|ethical(?:ly)?|cruelty[- ]free|guilt[- ]free)\b|\bconvince (?:me|you)\b|\bactually (?:good|fine|great|works?)\b|\blike (?:any|a) (?:real |other )?business\b|\blove my\b/;

/** Questions that only concern whoever asks them. */
const QUESTIONS = {
  health: {
    word: "questions about your own health",
    signs: [
      /\bmy (?:\w+['’]?s? ){0,2}(?:results?|labs?|blood|blood ?work|cbc|mri|ct|x-?rays?|scans?|ecg|ekg|biopsy|symptoms?|pain|knees?|back|chest|heart|stomach|head|neck|skin|throat|teeth|tooth|gums?|eyes?|ears?|legs?|arms?|feet|foot|hands?|shoulders?|hips?|lungs?|period)\b|\b(?:\d\d ?[mf]|[mf] ?\d\d)\b/,
      /\bshould i (?:be (?:worried|concerned)|worry|see|go|push|get|ask|take|stop)\b|\bdo i need\b|\bis (?:this|it|that) (?:normal|serious|dangerous|bad|something|cancer)\b|\bwhat (?:could|might) (?:it|this|be)\b|\bcan (?:a|an|any|some) ?(?:doctor|nurse|dentist|pharmacist|one)\b|\bgo away\b|\bcan i take\b|\bdiagnos/,
    ],
  },
  home: {
    word: "questions of homeowners",
    signs: [
      /\b(?:home ?owner|(?:i['’]?m )?not an? (?:electrician|plumber|tech\w*|mechanic|pro\w*|contractor)|first[- ]time (?:home ?buyer|home ?owner)|d\.?i\.?y\.?(?:er)?\b|my (?:landlord|house|home|basement|kitchen|garage|bathroom|furnace|water heater|ac|a\/c|apartment)\b[^]{0,600}\b(?:myself|is (?:this|it|that) (?:safe|normal|dangerous|ok|okay)|quoted (?:me|us)|should i call))/,
      /\?/,
    ],
  },
  car: {
    word: "questions about your own car",
    signs: [
      /\bmy (?:\d{2,4} |[a-z]+ ){0,2}(?:car|truck|civic|corolla|camry|accord|f-?150|golf|jeep|bmw|audi|ford|honda|toyota|subaru|mazda|chevy|nissan|engine|brakes?|transmission|mechanic|dealer)\b/,
      /\bshould i\b|\bhow much\b|\bis (?:this|it) (?:safe|normal|fair|worth)\b|\bwhat (?:could|is|should)\b|\bcan i\b|\bany ideas?\b|\bquoted me\b/,
    ],
  },
  support: {
    word: "requests for technical support",
    signs: [
      /\b(?:my|home(?: office)?|our) (?:\w+ ){0,2}(?:pc|laptop|computer|phone|router|wi-?fi|screen|iphone|ipad|mac\w*|pixel|galaxy|keyboard|mouse|gpu|printer|install\w*|system|distro|console|ps[45]|xbox|switch|steam deck|controller|headset|airpods)\b[^.?!\n]{0,80}\b(?:won['’]?t|doesn['’]?t|does not|isn['’]?t|not working|keeps|broke|broken|slow|crash\w*|freez\w*|black|stuck|died|drops|disconnects)\b/,
      /\?|\bhelp\b|\bfix\b|\bgoing mad\b/,
    ],
  },
  routine: {
    word: "questions about your own training",
    signs: [
      /\b(?:rate|critique|check|review|judge|thoughts on|feedback on|opinions? on|how(?:['’]?s| is)) my (?:[\w-]+ ){0,3}(?:split|routine|program(?:me)?|workout|plan|ppl|form|physique|diet|macros|pace)\b|\bshould i (?:add|bulk|cut|deload|switch|take|eat|do|run)\b|\b(?:is my|am i) (?:[\w-]+ ){0,4}(?:enough|too (?:much|slow|fast|heavy|old))\b/,
    ],
  },
  legal: {
    word: "questions about your own case",
    signs: [
      /\bmy (?:\w+ )?(?:landlord|employer|boss|ex|neighbou?r|husband|wife|ticket|case|lease|job|company|insurance|contract|car|kid|son|daughter)\b|\bi (?:was|got) (?:arrested|fired|sued|evicted|charged)\b/,
      /\bcan i (?:sue|get|be)\b|\bdo i have (?:a case|any|rights|grounds)\b|\bis (?:this|it|that) (?:even )?(?:legal|illegal|allowed)\b|\bcan (?:they|he|she) (?:legally )?\b|\bwhat (?:are my (?:rights|options)|can i do)\b|\bneed a lawyer\b|\bmy rights\b/,
    ],
  },
  tax: {
    word: "questions about your own taxes",
    signs: [
      /\bmy (?:\w+ )?(?:tax(?:es)?|tax return|refund|w-?2|1099|side hustle|llc)\b/,
      /\bhow (?:do|should) i (?:file|report|pay)\b|\bdo i (?:owe|need to|have to)\b|\bcan i (?:deduct|write off|claim)\b|\bam i (?:going to )?(?:owe|be)\b/,
    ],
  },
  pet: {
    word: "questions about your own animal's health",
    signs: [
      /\bmy (?:\w+ ){0,3}(?:dog|cat|puppy|kitten|rabbit|horse|hamster|bird|parrot|lizard|gecko|snake)\b/,
      /\bshould i\b|\bis (?:this|it|that|he|she) (?:normal|serious|ok|okay|dangerous)\b|\bwhat (?:could|can|should) (?:it|i|this|be)\b|\bcan i give\b|\bworried\b|\bdo i need\b/,
      /\b(?:vet|limp\w*|vomit\w*|throwing up|diarrh\w+|lump|bleed\w*|blood|swollen|limping|cough\w*|sneez\w*|stopped eating|won['’]?t eat|not eating|seizure|worms|fleas|rash|itch\w*|infect\w+|wound|hurt|pain|sick|medic\w+|dose|breath\w*|lethargic|poop|pee\w*|eye|ear|teeth|ate)\b/,
    ],
  },
  client: {
    word: "questions of clients and patients",
    signs: [
      /\bmy (?:[\w-]+ ){0,2}(?:therapist|psychologist|counsell?or|psychiatrist|realtor|agent|accountant|lawyer|attorney|dentist|hygienist|vet|pharmacist|trainer|personal trainer|stylist|tattooist|tattoo artist|photographer|translator|pilot|landscaper)\b|\b(?:as a|i['’]?m a|i am a) (?:client|patient|customer|buyer|home ?buyer|seller)\b/,
      /\?/,
    ],
  },
  portfolio: {
    word: "questions about your own money",
    signs: [
      /\b(?:should i (?:buy|sell|invest|put|hold|keep|move)|(?:rate|roast|review|critique|thoughts on) my (?:\w+ )?(?:portfolio|allocation|holdings)|where (?:do|should) i (?:start|invest|put)|what (?:etfs?|stocks?|funds?) should i|i(?:['’]?m| am) (?:\d\d|new to investing)\b[^]{0,300}\binvest|how (?:do|should) i (?:start investing|invest))\b/,
    ],
  },
  personal: {
    word: "requests for advice on your own situation",
    signs: [
      /\bmy (?:girlfriend|boyfriend|wife|husband|gf|bf|ex|crush|partner|fianc[ée]e?)\b|^[^\n]*\bshould i\b|^[^\n]*\bam i\b/,
      /\?/,
    ],
  },
} satisfies Record<string, Kind>;

/** What has a place of its own elsewhere. */
const ELSEWHERE = {
  code: {
    word: "beginners' questions and help with code",
    signs: [
      /\b(?:i(?:['’]?m| am|m)? (?:(?:very|totally|completely|still|quite|pretty|really) )?(?:new to|an? (?:total |complete |absolute )?(?:beginner|noob|newbie)|learning|just start(?:ed|ing))|(?:my|a|have|for) (?:\w+ )?(?:homework|assignment)|due (?:tomorrow|tonight|today|on)|what am i doing wrong|should i learn|(?:first|which) (?:programming )?language|which (?:tech )?stack\b)\b/,
      /\b(?:what am i doing wrong|(?:please|pls|plz) help|help me|any help|i(?:['’]?m| am|m) stuck|how (?:do|can|should) i|where (?:do|should) i (?:start|begin)|what (?:should i (?:learn|do)|would you choose)|which (?:\w+ )?(?:should|would)|should i learn|can (?:someone|anyone|somebody)|it says|(?:getting|get) (?:an?|this|the) error|why (?:does|is|do))\b/,
    ],
  },
  study: {
    word: "homework and exercises",
    signs: [
      /\b(?:homework|assignment|problem set|my (?:exam|test|class|textbook|teacher|professor)|worksheet|exercise \d)\b/,
      /\b(?:help|stuck|how (?:do|can|would) (?:i|you) (?:solve|find|calculate|prove|do)|solve (?:this|for|it)|explain|what am i doing wrong|due)\b/,
    ],
  },
  recommend: {
    word: "requests for recommendations",
    signs: [
      /\b(?:what|which)\b[^.?!\n]{0,40}\bshould (?:i|we) (?:read|watch|play|listen|buy|get|start)\b|\bwhat to (?:read|watch|play|listen)\b|\blooking for (?:[\w'’-]+ ){0,5}(?:books?|films?|movies?|shows?|games?|songs?|bands?|series|recommendations?|recs|suggestions?)\b|\b(?:any|need|give me|want|your) (?:[\w'’-]+ ){0,3}(?:recommendations?|recs|suggestions?)\b|\b(?:recommend|suggest) (?:me|a|an|some|any)\b|^[^\n]*\b(?:books?|films?|movies?|shows?|games?|songs?|bands?|series|anime) (?:like|similar to)\b/,
    ],
  },
  buy: {
    word: "questions about what to buy",
    signs: [
      /^[^\n]*\b(?:(?:which|what) (?:[\w'’-]+ ){0,6}(?:should i (?:buy|get|choose|pick)|to (?:buy|get)|do you recommend|is (?:the )?best|for under)|best (?:[\w'’-]+ ){1,5}(?:under|for|below|around)|(?:buying|purchase|shopping) advice|worth (?:buying|it|upgrading)|upgrade (?:from|to)|recommend(?:ations?)?|\w+ (?:vs\.?|or) [\w ]{2,30}\?)/,
      /\b(?:budget|under|below|around|up to|price range|afford|spend|\$ ?\d|\d ?(?:\$|€|£|usd|eur|euros?|dollars|pounds|bucks)|buy|purchase|recommend\w*)/,
      /\?/,
    ],
  },
  simple: {
    word: "short questions",
    // Whoever has more to say has a post.
    signs: [/^[^]{0,330}$/, /^[^\n]*\?/],
  },
  remember: {
    word: "searches for a title that you forgot",
    signs: [
      /\b(?:can['’]?t remember|trying to (?:remember|find|recall)|(?:forgot|forget) (?:the )?(?:name|title)|what(?:['’]s| is| was) (?:the (?:name|title) of )?(?:this|that|the) (?:movie|film|song|book|game|show|anime|series|track)|name of (?:a|an|this|that|the) (?:[\w-]+ ){0,3}(?:movie|film|song|book|game|show|anime|series|track)|help me (?:find|remember|identify) (?:a|an|this|that|the))\b/,
    ],
  },
  identify: {
    word: "requests to identify something",
    signs: [
      /\b(?:what (?:is|are|kind|type|sort|species|breed|font|plant|rock|bird|snake|bug)\b[^.?!\n]{0,40}\b(?:this|these|it)\b|(?:help (?:me )?)?identify (?:this|these|my|a)|(?:can|could) (?:anyone|anybody|someone|somebody|you) (?:id|identify|tell me what)|(?:font|plant|rock|species|bird|snake|mushroom) id\b|id (?:request|please|help))/,
    ],
  },
  worth: {
    word: "questions about what something is worth",
    signs: [
      /\bhow much (?:is|are|would|could|can)\b[^.?!\n]{0,40}\b(?:worth|get|sell|go for)\b|\bwhat(?:['’]s| is| are) (?:it|this|these|they|my [\w ]{2,30}) worth\b|\bworth (?:anything|something|money|selling)\b|\b(?:estimate|apprais\w+|value) (?:of|on|for|this|my|it)\b/,
    ],
  },
  legit: {
    word: "questions about what is real or fake",
    signs: [
      /\blegit check\b|\bare these (?:legit|real|fake|authentic)\b|\bis (?:this|it|that) (?:[\w-]+ ){0,3}(?:legit|real|fake|authentic)\b|\breal or fake\b|\bauthenticat/,
    ],
  },
  critique: {
    word: "requests for critique of your own work",
    signs: [
      /\b(?:critique|criticise|critici[sz]e|feedback|thoughts|opinions?|review|rate|roast|beta[- ]read\w*)\b[^.?!\n]{0,40}\b(?:my|this|our)\b|\b(?:what do you (?:all |guys )?think of|how(?:['’]s| is)) (?:my|this)\b|\bis (?:my|this) (?:[\w-]+ ){0,3}(?:any good|good enough)\b|\bmy (?:[\w-]+ ){0,3}(?:chapter|opening|draft|poem|logo|portfolio|photos?|story)\b[^.\n]{0,60}\?/,
    ],
  },
  brainstorm: {
    word: "open requests for ideas",
    signs: [
      /^[^\n]*\b(?:ideas? (?:for|on|needed|wanted)|any ideas|what (?:should|can|could|would) (?:i|we|you) (?:make|cook|serve|bake|do with)|what to (?:make|cook|serve|do with)|favou?rite (?:recipe|dish|way|thing)|suggestions for (?:a|an|my))/,
    ],
  },
  visit: {
    word: "visitors' questions",
    signs: [
      /\b(?:visiting|(?:coming|travell?ing|trip|flying|vacation) (?:to|in|into|from)|in town for|staying (?:near|in|at|downtown)|layover|honeymoon|first time (?:in|visiting)|(?:\d+|two|three|four|five|a few|couple(?: of)?) (?:days|nights) in)\b/,
      /\bmust[- ]?(?:sees?|dos?|visits?|eats?|try)\b|\bwhat (?:should|to|can|else) (?:(?:we|i) )?(?:see|do|visit|go)\b|\bthings to (?:do|see)\b|\bwhere (?:should|to|can|do) (?:(?:we|i) )?(?:go|eat|stay|park)\b|\bis it safe\b|\brecommend|\bneed a car\b|\bitinerary\b|\bwhich (?:area|neighbou?rhood)\b|\bworth (?:it|visiting|seeing)\b/,
    ],
  },
  itinerary: {
    word: "requests for a whole itinerary, without a plan of your own",
    signs: [
      /^(?![^]*\bday ?\d\b)/,
      /\b(?:make|plan|create|build|write|give) (?:us|me) an? (?:[\w-]+ )?(?:itinerary|plan)\b|^[^\n]*\bwhere (?:to|should (?:we|i)) go\b|\b(?:don['’]?t know|no idea|not sure) where to (?:start|begin|go)\b|\bplan (?:my|our) (?:whole |entire )?trip\b/,
    ],
  },
  money: {
    word: "requests for money",
    signs: [
      /\b(?:anything helps|(?:my|have|on) (?:cash ?app|venmo|paypal|zelle|gofundme)|(?:cash ?app|venmo|paypal|zelle|gofundme) (?:is|me|link)|short on (?:my |our |the )?(?:rent|bills)|help (?:me |us )?(?:with|pay|cover) (?:my|our|the) (?:rent|bills|groceries|deposit)|can (?:anyone|someone) (?:lend|loan|spare|send))\b/,
      /\b(?:anything helps|cash ?app|venmo|paypal|zelle|gofundme|lend|loan|spare|send)\b/,
    ],
  },
  student: {
    word: "students' questions",
    signs: [
      /\b(?:i['’]?m|i am|as) an? (?:[\w-]+ ){0,3}(?:student|freshman|sophomore|undergrad\w*)\b|\bmy (?:\w+ )?(?:professor|prof|teacher|ta)\b/,
      /\?/,
    ],
  },
  parent: {
    word: "parents' questions",
    signs: [
      /\b(?:parent here|as a (?:parent|mom|mum|dad)|my (?:son|daughter|kid|child)(?:['’]s)? (?:[\w-]+ )?(?:teacher|school|class))\b/,
      /\?/,
    ],
  },
  applicant: {
    word: "questions of applicants",
    signs: [
      /\b(?:(?:get|getting|got|apply|applying|application|admitted|admission|chances|accepted)\b[^.?!\n]{0,50}\b(?:school|program|residency|university|college|phd|degree)|mcat|lsat|gmat|pre-?med|pre-?law|personal statement|gpa)\b/,
      /\?/,
    ],
  },
  junior: {
    word: "beginners' questions about work",
    signs: [
      /\b(?:new grad|recent grad\w*|bootcamp|self[- ]taught|(?:my|a) first (?:\w+ ){0,3}job|no experience|learn to code|(?:break(?:ing)?|get(?:ting)?|transition\w*|switch(?:ing)?|mov(?:e|ing)) into|cs student|switch(?:ing)? careers?|career change|too late to|entry[- ]level|junior|internships?)\b/,
      /\b(?:should i|how (?:do|can|should|did) (?:i|you)|any (?:advice|tips)|what should|is it (?:worth|too late)|can i|what do you look for)\b/,
    ],
  },
  business: {
    word: "questions about a company's finances",
    signs: [
      /\b(?:my|our|an|the) (?:[\w-]+ )?(?:llc|startup|company|agency|saas|firm|business|corporation|s-?corp)\b/,
      /\b(?:investors?|raise (?:money|a round|capital)|seed|revenue[- ]based|cap table|business (?:loan|credit)|line of credit|valuation|term sheet|runway|sba|equity|co-?founder|payroll|inventory)\b/,
    ],
  },
  idea: {
    word: "questions about which business to start",
    signs: [
      /\bwhat (?:kind of |type of |sort of )?(?:online )?(?:business|side hustle|start-?up|company)(?:es)? (?:should|can|could|would|to|do you)\b|\bhow (?:do|can|to|could) (?:i |you )?(?:make|earn) (?:\$|€|£|\d|money|extra|quick|passive|some)|\b(?:need|looking for|give me|any) (?:a |some )?(?:[\w-]+ )?(?:business|start-?up|side hustle) ideas?\b|\bi have (?:\$|€|£)? ?\d[\d.,]*k?\b[^.?!\n]{0,60}\b(?:start|invest)/,
    ],
  },
  hack: {
    word: "requests to break into an account",
    signs: [
      /\b(?:hack|get|break|log) (?:back )?into (?:my|an?|his|her|their|someone)|\brecover (?:my|an?|his|her) (?:[\w-]+ ){0,2}account\b|\bhack (?:my|an?|his|her|someone)/,
    ],
  },
  poll: {
    word: "polls and questions about the best or the worst",
    signs: [
      /^[^\n]*\b(?:most (?:under|over)rated|(?:what|who|which)(?:['’]s| is| was| are| were)? (?:your|the|a) (?:\w+ )?(?:most|best|worst|favou?rite|greatest|coolest|craziest|weirdest)|your favou?rite|what if|what would (?:have )?happen)/,
    ],
  },
  recent: {
    word: "questions about the last 20 years",
    signs: [
      /^[^]*\b(?:200[7-9]|201\d|202\d|covid\w*|trump|biden|obama|brexit|last (?:five|ten|fifteen|\d|1[0-9]) years)\b/,
    ],
  },
  inland: {
    word: "news from inside the United States",
    signs: [
      /^[^\n]*\b(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|wisconsin|wyoming)\b/,
    ],
  },
} satisfies Record<string, Kind>;

/** What sells without saying so. */
const DISGUISES = {
  research: {
    word: "market research",
    signs: [
      /\bwould you (?:\w+ )?(?:pay|use|buy|try|want|be interested|subscribe)\b|\bhow much would you\b|\b(?:biggest|main|worst|top) (?:[\w-]+ )?(?:pain points?|frustrations?|struggles?|challenges?|headaches?|problems?)\b|\bwhat (?:frustrates|annoys|bothers|bugs) you\b|\bwhat features\b|\bvalidat(?:e|ing)\b|\bwilling to (?:pay|talk|chat|hop|share)\b|\bmarket research\b|\b(?:user|customer|discovery) interviews?\b|\bpain points?\b|\bhappy to pay\b/,
      /\b(?:i|we)(?:['’]m| am|['’]re| are|['’]ve been| have been)? (?:\w+ )?(?:build(?:ing)?|making|develop(?:ing)?|creat(?:ing|e)|working on|design(?:ing)?|thinking (?:of|about)|consider(?:ing)?|research(?:ing)?|explor(?:ing)?|founders?|want to build|plan(?:ning)?)\b|\bbuild(?:ing)? (?:something|this)\b|\b(?:my|our) (?:start-?up|team|company|app|idea|product|mvp)\b|\bfor an? (?:start-?up|project|product|app|idea|tool|saas|mvp)\b|\b(?:an?|this|such an?) (?:app|tool|product|service|platform|saas)\b/,
    ],
  },
  planted: {
    word: "recommendations that read as if their seller had planted them",
    signs: [
      /\b(?:stumbled|came across|(?:told|showed) (?:me|us)(?: about)?|(?:apps?|sites?|tools?|one|service|box|website|extension|program) (?:called|named)|(?:so now|now|lately) i (?:use|let)|(?:moved|switched|went|migrated) (?:everything |it all |the rest )?(?:to|with|into|over)|(?:record|track|log|do) everything (?:with|in)|ended up (?:with|on|using)|the (?:site|app|tool) (?:that )?i use)\b/,
      /\b(?:game[- ]?changer|changed (?:how|my|our|everything)|honestly|wow|shocked|finally|lovely|paid for itself|down to \d|went from|cut my|saves? (?:me|us|somebody|someone)|cleared more|day \d+:|feel the difference|less than (?:one|a)|numbers don['’]t lie|just want to help)\b/,
      /\b(?:any(?:one|body) else (?:tried|using|use|used|found|moved|here)|free tier|trial|discount|coupon|code|lifetime deal|(?:\$|€|£) ?\d[\d.]* ?(?:a|per|\/) ?mo|a month|better than|what (?:do|does) (?:you|everyone)|curious (?:what|if|whether)|not affiliated|first result|hope (?:this|that|it) (?:helps|saves)|downloaded it)\b|\/mo\b/,
    ],
  },
} satisfies Record<string, Kind>;

/** Forms that no moderator lets pass. */
const FORMS = {
  "bare view": {
    word: "views without reasons: explain yours in 500 characters or more",
    // Far below, so that nobody who nearly has it is sent away.
    signs: [/^[^]{0,280}$/],
  },
  ageless: {
    word: "posts without the ages of those in it",
    signs: [
      /^(?![^]*(?:\b[mfn]\W{0,2}\d\d\b|\b\d\d\W{0,2}(?:[mfnx]|nb|male|female|yo|y\/?o|years?|woman|man|girl|boy|and|ish)\b|\b(?:i['’]?m|am|age[ds]?|is|turned|he['’]s|she['’]s|both|ages?) (?:\w+ )?\d\d\b|\b(?:in (?:my|our|his|her|their) (?:early |mid |late )?(?:teens|twenties|thirties|forties|fifties|\d0s))\b))/,
    ],
  },
  undated: {
    word: "titles without a year or a decade",
    signs: [
      /^(?![^\n]*(?:\b1[89]\d\d|\b20[0-2]\d|\d0['’]?s\b|\b(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b))/,
    ],
  },
  "title question": { word: "questions as titles", signs: [/^[^\n]*\?\s*(?:\n|$)/] },
  sad: {
    word: "sad stories",
    signs: [
      /\b(?:passed away|died|cancer|rainbow bridge|put (?:him|her|them|to sleep)|put (?:him|her) down|rest in peace|r\.?i\.?p\.?|said goodbye|last (?:day|photo|picture)|euthan\w+)\b/,
    ],
  },
  numbers: {
    word: "weights, calories and other numbers",
    signs: [
      /\b\d{2,4} ?(?:lbs?|kgs?|kilos?|pounds|stone|cal(?:orie)?s?|kcal|bmi)\b|\bbmi (?:of |is |was )?\d/,
    ],
  },
} satisfies Record<string, Kind>;

/** What a community was founded against. */
const BELIEFS = {
  "animal products": {
    word: "defence of animal products",
    signs: [
      /\b(?:i|we)\b[^.?!\n]{0,80}\b(?:eat|eats|eating|keep|raise|hunt|sell|serve|drink|enjoy|buy|kept)\b[^.?!\n]{0,50}\b(?:eggs?|meat|hens?|chickens?|honey|bees|cheese|milk|dairy|fish|steak|bacon|beef|cows?|goats?|sheep|leather)\b|\b(?:eggs?|honey|meat|milk|leather|wool)\b[^.?!\n]{0,60}\bto vegans\b|\bvegans\b[^.?!\n]{0,60}\b(?:eggs?|honey|meat|milk|leather|wool)\b/,
      DEFENDS,
    ],
  },
  mlm: {
    word: "defence of network marketing",
    signs: [
      /\b(?:mlms?|network marketing|direct sales|my (?:\w+ )?(?:team|upline|downline)|arbonne|herbalife|amway|avon|mary kay|monat|doterra|young living|younique|lularoe|scentsy|tupperware|isagenix|melaleuca|primerica|it works)\b/,
      DEFENDS,
    ],
  },
  hauls: {
    word: "hauls and bargains",
    signs: [
      /\b(?:haul|stock(?:ed|ing)? up|shein|temu|black friday|prime day|boxing day sale|clearance)\b|\b(?:sale|deal|\d+ ?% off)\b/,
      /\bcouldn['’]?t (?:resist|say no|help)\b|\blook at (?:this|these|my|what)\b|\bso cheap\b|\bthese prices\b|\bobsessed\b|\bcan['’]?t wait to (?:wear|use|try)\b|\bmy (?:\w+ )?haul\b/,
    ],
  },
  "rust the game": {
    word: "posts about the game",
    signs: [
      /\b(?:wipes?|raid(?:ed|ing|s)?|base design|duo|furnace|scrap|clan|blueprints?|facepunch|monuments?|\dx\d|modded server|monthly server|playrust)\b/,
      /^(?![^]*\b(?:crates?|cargo|borrow\w*|lifetimes?|compil\w+|rustc|async|traits?|struct|unsafe|library|code|tokio|serde|wasm|bevy)\b)/,
    ],
  },
  altcoins: {
    word: "other coins than Bitcoin",
    signs: [
      /^[^\n]*\b(?:altcoins?|ethereum|eth|solana|sol|xrp|ripple|cardano|ada|doge(?:coin)?|shib\w*|bnb|litecoin|monero|memecoins?|nfts?|tokens?|defi|staking|airdrops?)\b/,
    ],
  },
  hosted: {
    word: "services that nobody can host themselves",
    signs: [
      /\b(?:run by us|on our (?:machines|servers|infrastructure)|we (?:host|run) (?:it|everything)|hosted (?:by us|for you|version only)|fully managed|managed (?:hosting|service)|cloud[- ]only|no server needed|saas)\b/,
      /^(?![^]*\b(?:self[- ]?host(?:ed|able|ing)? (?:version|edition|option|it|for free)|docker|compose\.ya?ml|your own (?:server|hardware|machine)|agpl|mit licen[cs]e)\b)/,
    ],
  },
  "closed source": {
    word: "recommendations of closed source software",
    signs: [
      /\b(?:closed[- ]source|proprietary|not open[- ]source|source (?:is )?(?:not|isn['’]t) (?:open|public))\b/,
      /\b(?:safest|best|better|trust|recommend|prefer|worth|our|overrated|works? (?:fine|great|for me)|doesn['’]?t matter)\b/,
      /^(?![^]*\b(?:avoid|leave|leaving|switch(?:ing)?|away from|get rid|replace|replacing|alternatives? to|migrat\w+)\b)/,
    ],
  },
  faith: {
    word: "preaching",
    signs: [
      /\b(?:jesus|god|allah|christ|the bible|the quran|the church|the lord|our prophet)\b/,
      /\b(?:loves you|saves?d?|repent|accept (?:him|jesus|christ)|come (?:back|to)|open your heart|give (?:him|it|faith) (?:a|another) chance|pray(?:ing)? for you|not too late|found (?:peace|truth|him)|prove|you will see|the only (?:way|truth))\b/,
    ],
  },
  "vaccine doubts": {
    word: "talk against vaccines",
    signs: [
      /\b(?:vaccin\w+|vax\w*|shots?|jabs?|mmr)\b/,
      /\b(?:cause[sd]?|poison|toxi\w+|dangerous|unsafe|injur\w+|do(?:n['’]t| not) trust|refus(?:e|ing)|declin(?:e|ing)|skip(?:ping)?|not (?:vaccinat\w+|giving)|big pharma|autism|natural immunity|hoax)\b/,
    ],
  },
  "climate doubts": {
    word: "denial of climate change",
    signs: [
      /\b(?:climate|global warming|co2|carbon)\b/,
      /\b(?:hoax|scam|exaggerat\w+|natural cycles?|not (?:man[- ]made|real|caused)|plant food|alarmis\w+|always (?:changed|been changing)|fake)\b/,
    ],
  },
  parents: {
    word: "posts of parents who want to persuade",
    signs: [
      /\b(?:as a (?:parent|mom|mum|dad|mother|father)|i(?:['’]?m| am) a (?:parent|mom|mum|dad|mother|father)|i have (?:\w+ )?(?:kids|children|toddlers?))\b/,
      /\b(?:change your mind|regret|miss(?:ing)? out|best thing|selfish|hear me out|you should|worth it|reconsider|don['’]?t understand)\b/,
    ],
  },
  moderation: {
    word: "praise of drinking in moderation",
    signs: [
      /\b(?:moderat(?:e|ion|ely|ing)|just (?:one|two|a (?:few|couple))|(?:a|one|two|the odd|occasional) (?:beers?|drinks?|glass(?:es)?|wine|pints?))\b/,
      /\b(?:works? for me|you can|not (?:everyone|everybody|all of)|nothing wrong|no (?:big deal|need)|don['’]?t need to (?:quit|stop)|under control|learned to|too strict|fine (?:now|again)|relax)\b/,
    ],
  },
  bosses: {
    word: "posts of bosses and landlords",
    signs: [
      /\b(?:as an? (?:employer|business owner|manager|landlord|boss|ceo)|my (?:employees|staff|tenants|workers)|i (?:own|run) an? (?:\w+ )?(?:business|company|restaurant))\b/,
      /\b(?:lazy|ungrateful|entitled|complain\w*|nobody wants to work|no one wants to work|hard to find|motivat\w+|hear me out|not all|work ethic|should be (?:grateful|glad)|how (?:do|can) i)\b/,
    ],
  },
  cheaters: {
    word: "posts of those who were unfaithful",
    signs: [
      /\bi (?:cheated|had an affair|(?:have been|was|am) (?:cheating|having an affair)|slept with (?:someone|another))\b/,
    ],
  },
  borderline: {
    word: "posts of people with the disorder",
    signs: [
      /\b(?:i have bpd|(?:as )?(?:someone|a person|somebody) with bpd (?:here|myself)?|i(?:['’]?m| am) (?:a )?(?:borderline|pwbpd|the one with bpd)|my own bpd|diagnosed with bpd)\b/,
    ],
  },
  coins: {
    word: "praise of crypto",
    signs: [
      /\b(?:bitcoin|btc|crypto|blockchain|ethereum)\b/,
      /\b(?:to the moon|staying poor|the future|digital gold|freedom|you(?:['’]re| are) (?:wrong|coping|missing)|hear me out|undervalued|buy the dip|early|changed my life|not too late)\b/,
    ],
  },
  cars: {
    word: "praise of cars",
    signs: [
      /\b(?:cars?|driving|trucks?|suvs?|parking)\b/,
      /\b(?:love my (?:car|truck|suv)|love driving|cars are (?:freedom|great|fine|not)|need (?:my|a) (?:car|truck)|unrealistic|hear me out|not everyone can|cyclists (?:are|should)|stop hating)\b/,
    ],
  },
  "plant diets": {
    word: "praise of plant-based diets",
    signs: [
      /\b(?:vegans?|vegetarians?|plant[- ]based)\b/,
      /\b(?:better|healthier|should|ethical|consider|try|switch(?:ed)?|cruel\w*|planet)\b/,
    ],
  },
  astrology: {
    word: "astrology",
    signs: [
      /\b(?:zodiac|horoscopes?|astrolog\w+|retrograde|birth chart|star signs?|natal chart)\b/,
    ],
  },
  "own theory": {
    word: "theories of your own",
    signs: [
      /\b(?:my (?:own |new |personal )?|a new |i(?:['’]ve| have)? (?:\w+ )?(?:developed|discovered|derived|came up with|created|found|written|propose|believe)\b[^.?!\n]{0,40})(?:\w+ ){0,2}(?:theory|hypothesis|unified|unification|proof of|equation|theory of everything|frequency|vibration)\b/,
    ],
  },
} satisfies Record<string, Kind>;

export const UNWANTED = {
  ...QUESTIONS,
  ...ELSEWHERE,
  ...DISGUISES,
  ...FORMS,
  ...BELIEFS,
} satisfies Record<string, Kind>;

export type UnwantedKind = keyof typeof UNWANTED;
