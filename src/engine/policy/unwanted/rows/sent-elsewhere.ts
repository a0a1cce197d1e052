import type { UnwantedKind } from "../../policy.ts";

/** What has a place of its own elsewhere. */
export const SENT_ELSEWHERE = {
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
      /\b(?:what(?:['’]s| is| are) (?:this|these)\b|what (?:kind|type|sort|species|breed|font|plant|rock|bird|snake|bug)\b[^.?!\n]{0,30}\b(?:is|are) (?:this|these|it)\b|(?:help (?:me )?)?identify (?:this|these|my|a)|(?:can|could) (?:anyone|anybody|someone|somebody|you) (?:id|identify|tell me what)|(?:font|plant|rock|species|bird|snake|mushroom) id\b|id (?:request|please|help))/,
    ],
  },
  worth: {
    word: "questions about what something is worth",
    signs: [
      /\bhow much (?:is|are|would|could|can)\b[^.?!\n]{0,40}\b(?:worth|get|sell|go for)\b|\bwhat(?:['’]s| is| are) (?:it|this|these|they|my [\w ]{2,30}) worth\b|\bworth (?:anything|something|money|selling)\b|\b(?:estimate|apprais\w+) (?:of|on|for|this|my|it)\b|\bvalue of (?:my|this|these)\b/,
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
    word: "questions from applicants",
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
      /\b(?:hack|get|break|log) (?:back )?into (?:my|an?|his|her|their|someone\S*) (?:[\w'’-]+ ){0,2}(?:accounts?|instagram|insta|facebook|snapchat|whatsapp|gmail|e-?mail|phone|iphone|laptop|wi-?fi)\b|\brecover (?:my|an?|his|her) (?:[\w-]+ ){0,2}account\b|\bhack (?:my|an?|his|her|someone)/,
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
} satisfies Record<string, UnwantedKind>;
