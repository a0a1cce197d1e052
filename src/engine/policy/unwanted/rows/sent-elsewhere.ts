import type { UnwantedKind } from "../../policy.ts";
import { ASKING } from "./asking.ts";

/** What has a place of its own elsewhere. */
export const SENT_ELSEWHERE = {
  code: {
    word: "beginners' questions and help with code",
    signs: [
      /\b(?:errors?|returns|compil\w+|loops?|functions?|arrays?|variables?|undefined|exceptions?|stack ?trace|syntax|quer(?:y|ies)|code|scripts?|programming|language|python|java(?:script)?|rust|react|sql|debug\w*|tech stack|homework|assignment)\b/,
      /\b(?:new to|beginner|noob|newbie|learning|just start(?:ed|ing)|homework|assignment|due (?:tomorrow|tonight|today|on)|stuck|what am i (?:doing wrong|missing)|should i learn|where (?:do|should) i start|(?:which|first) (?:programming )?language|which stack|losing my mind|please help|help me|can(?:no|['’])t (?:figure|get)|don['’]?t (?:get|see|understand) (?:why|what|how|it))\b/,
      ASKING,
    ],
  },
  study: {
    word: "homework and exercises",
    signs: [
      /\b(?:homework|hausaufgaben?|assignments?|problem sets?|worksheets?|textbook|answer key|midterm|(?:my|our|the|for an?) (?:exam|test|quiz|class|teacher|prof(?:essor)?|tutor|ta)|for class|due (?:tomorrow|tonight|today|on|by|in|mon|tues|wednes|thurs|fri|sun)\w*|handed in|(?:question|problem|exercise|part|number) \(?(?:\d+|[a-e]\))|essay (?:help|for)|show (?:me )?the steps)/,
      /\b(?:help|stuck|struggl\w+|lost|no clue|how (?:do|can|would|many|much)|solve|find|check|calculate|prove|explain|walk me through|what (?:am i|do i|can i|should i|arguments?|to say)|tell me|which of|why (?:does|is|do|the)|erklären|don['’]?t (?:get|understand|match)|doesn['’]?t match|marked|due|deadline)\b/,
    ],
  },
  translate: {
    word: "requests for a translation",
    signs: [
      /\btranslat(?:e|ion|ing)\b|\bin(?:to)? (?:english|german|french|spanish|italian|latin|greek|japanese|chinese|korean|arabic|russian|polish|norwegian|swedish|danish|dutch|portuguese|hebrew|turkish|hindi|irish|welsh)\b[^\n]{0,60}\b(?:tattoo|engrav\w+|card|sign|ring|name|letters|capital)|\bhow (?:do|would|to|can|should) (?:you|i|we|one)? ?(?:say|write)\b|\bwhat (?:does|do|is|did) (?:this|it|that|these|the|he|she|my)\b[^.?!\n]{0,50}\b(?:says?|means?|written)\b|\bwhat (?:it|this|the [\w'’ ]{2,30}) says\b|\b(?:correct|right|proper) (?:kanji|characters?|letters|wording|word for|latin|translation)\b|\bput (?:it|this) into (?:english|german|french)\b|\b(?:reading|read) (?:an?|this|these|the|my) (?:[\w'’]+ ){0,3}(?:stamp|seal|letter|inscription|handwriting|note|script)\b|\b(?:tattoo|engraving|inscription)\b[^.\n]{0,60}\b(?:means?|says?|correct|right|spell\w*)\b|\bcomment (?:on )?dit\b|\bwie sagt man\b|\bcómo se dice\b/,
      ASKING,
      /^(?![^]*\b(?:i(?:['’]ve| have)? translated|translating in your head|as a translator|my (?:clients?|agency))\b)/,
    ],
  },
  recommend: {
    word: "requests for recommendations",
    signs: [
      /\b(?:what|which)\b[^.?!\n]{0,40}\bshould (?:i|we) (?:read|watch|play|listen|buy|get|start)\b|\bwhat to (?:read|watch|play|listen)\b|\blooking for (?:[\w'’-]+ ){0,5}(?:books?|novels?|films?|movies?|shows?|games?|songs?|bands?|series|recommendations?|recs|suggestions?)\b|\b(?:any|need|give me|want|your) (?:[\w'’-]+ ){0,3}(?:recommendations?|recs|suggestions?)\b|\b(?:recommend|suggest) (?:me|a|an|some|any)\b|\b(?:recommendations|suggestions) (?:welcome|please|wanted|for)\b|^[^\n]*\b(?:books?|novels?|films?|movies?|shows?|games?|songs?|bands?|albums?|series|anime|podcasts?|something) (?:like|similar to|where|told|that (?:feel|have|are))\b|^[^\n]*\b(?:good|best) (?:[\w'’-]+ ){0,3}(?:books?|novels?|films?|movies?|shows?|games?|albums?|series|anime|podcasts?)\b[^\n]*\?|^[^\n]*\bneed an? (?:[\w'’-]+ ){0,2}(?:book|novel|film|movie|show|game|album|series|anime|podcast) for\b|^[^\n]*\bwhat else\b/,
    ],
  },
  buy: {
    word: "questions about what to buy",
    signs: [
      /\b(?:which|what)\b[^.?!\n]{0,60}\b(?:should i|would you|do you (?:all )?(?:use|recommend)|to (?:buy|get)|is (?:the )?best|wobbles|for under)\b|\bbest (?:[\w'’-]+ ){1,6}(?:under|for|around)\b|\brecommend(?:ations?|ed)?\b|\bshould i (?:buy|get|go (?:for|with))\b|\b(?:is|are) [^.?!\n]{1,40}\bworth (?:it|the)\b|\b\w+ (?:vs\.?|or) [\w ]{2,30}\?|\bupgrade (?:from|to)\b|\bwhat am i getting\b|\banything you['’]?d (?:swap|change)\b|^[^\n]*\bcamera for an?\b/,
      /\b(?:budget|under|below|up to|around|about) (?:[\w']+ ){0,2}(?:[$€£]\d|\d[\d.,]{0,9}\b(?![.,]?\d| ?(?:%|°|[x×]\b|(?:mi|k?m|cm|mm|ft|feet|in|inch|k?g|oz|m?l|min|h|m?s|people|[km]?w|v|k?hz|db|psi|rpm|mph|kmh|[kmgt]b|percent|(?!bucks|dollars|euros|pounds)[a-z]{3,}s)\b)))|\bbudget\b|\bafford\b|\b(?:can|to|could) spend\b|\bprices?\b[^.?!\n]{0,30}\b(?:half|double|worth)\b|\b(?:my|the) limit\b|\b\d+ (?:to|or|-) \d+ ?dollars\b|\bfor \d+ (?:and|or) \d+\b|\b(?:to|should i|before i|i|you) (?:buy|purchase|order|hit order|get next)\b|\bbuying\b|\bpurchase\b|\bsave \d+ bucks\b|\bmine died\b/,
      /\?|\brecommendations\b/,
      // What to take for one's work is no purchase.
      /^(?![^]*\b(?:(?:what|how much) (?:[\w'’]+ ){0,3}(?:charge|quote)|undercharg\w+|my (?:hourly )?rates?|worth (?:it )?(?:for )?(?:an?|one|two|three|\d) (?:days?|nights?))\b)/,
    ],
  },
  simple: {
    word: "short questions",
    // Whoever has more to say has a post.
    // And whoever has figures has looked.
    signs: [/^[^]{0,330}$/, /^[^\n]*\?/, /^(?!(?:[^]*?(?:\d[.,]\d|\d{4})){3})/],
  },
  remember: {
    word: "searches for a title that you forgot",
    signs: [
      /\b(?:can['’]?t remember|trying to (?:remember|find|recall)|(?:forgot|forget) (?:the )?(?:name|title)|what(?:['’]s| is| was) (?:the (?:name|title) of )?(?:this|that|the) (?:movie|film|song|book|game|show|anime|series|track)|name of (?:a|an|this|that|the) (?:[\w-]+ ){0,3}(?:movie|film|song|book|game|show|anime|series|track)|help me (?:find|remember|identify) (?:a|an|this|that|the)|tomt|tip of my tongue|(?:saw|read|heard|watched|played) (?:it|this|that) (?:as a (?:kid|child)|about|around|in the (?:early |late |mid )?(?:\d0s|eighties|nineties|seventies))|it goes (?:up|like)|does any(?:one|body) know (?:it|the (?:name|title|song|book|film|movie)))\b/,
    ],
  },
  identify: {
    word: "requests to identify something",
    signs: [
      /\bwhat(?:['’]s| is| are| was) (?:this|these)\b|\bwhat (?:kind|type|sort|species|breed|font|typeface|model|plant|rock|bird|snake|bug|insect|spider|tree|fish)\b[^.?!\n]{0,40}\b(?:is|are|could|might|do)\b|\bidentif(?:y|ying|ication)\b|^[^\n]*\bwhere(?:['’]s| is| was) (?:this|that)\b|\bany (?:idea|guess(?:es)?) (?:which|what) (?:town|city|street|village|country|model|brand|species|breed)\b|\b(?:can|could) (?:anyone|anybody|someone|somebody|you) (?:id\b|tell me what|help me (?:put a name|name))|\bid (?:request|please|help)\b|\b(?:font|plant|rock|species|bird|snake|mushroom) id\b|^[^\n]*\bname of this\b|^(?:is|are) th(?:is|ese) (?:an? )?(?!(?:good|bad|normal|right|fine|real|possible|problem|scam)\b)\w+\?|\bany(?:one|body) know what (?:it|this|these|kind)\b|\bwhat (?:do i have|have i found|did i find)\b|\bwhich (?:animal|species|bird|plant|maker|model|breed|insect)\b|\bfor the (?:maker|species|model)\b|\bto know (?:which|what) (?:animal|species|it is|this is)|^\W*id\b/,
      /^(?![^]*\bworkflow\b)/,
    ],
  },
  worth: {
    word: "questions about what something is worth",
    signs: [
      /\bhow much (?:is|are|would|could|can|should|do)\b[^.?!\n]{0,50}\b(?:worth|get)\b|\b(?:are|is|be) (?:it|this|these|they|my [\w ]{2,40}?) worth\b|\bworth (?:anything|having (?:it|them) appraised)\b|\bestimates? (?:of|on|for|this|my|it|them)\b|\b(?:any|the|fair) (?:value|price)\b[^.!\n]{0,60}\?|\bprice check\b|\b(?:would|do|does|could|can) (?:this|these|it|they)\b[^.?!\n]{0,40}\b(?:go|sell) for\b|\bwhat should i ask\b/,
      ASKING,
    ],
  },
  legit: {
    word: "questions about what is real or fake",
    signs: [/\blegit check\b|\bis (?:this|it|that) (?:[\w-]+ ){0,3}(?:legit|real)\b|\bauthenticat/],
  },
  critique: {
    word: "requests for critique of your own work",
    signs: [
      /\b(?:critique|criticise|critici[sz]e|feedback|thoughts|opinions?|review|rate|roast)\b[^.?!\n]{0,40}\b(?:my|this|our)\b|\bhow(?:['’]s| is) (?:my|this)\b|\bmy (?:[\w-]+ ){0,3}(?:chapter|logo|portfolio|photos?|resume|cv)\b[^\n]{0,80}\?|\b(?:be (?:harsh|brutal)|tear (?:it|this|me) apart|don['’]?t hold back|roast (?:it|me)|c ?& ?c welcome|how (?:would|can|could) (?:you|i) (?:crop|improve) (?:it|this)|would you keep reading|what would you change|am i flat|what(?:['’]s| is) wrong with (?:it|this|my))\b/,
    ],
  },
  brainstorm: {
    word: "open requests for ideas",
    signs: [
      /^[^\n]*\b(?:ideas? (?:for|on)|any ideas|what (?:should|can|could|would) (?:i|we|you) make|what to (?:cook|do with))/,
    ],
  },
  tips: {
    word: "questions where to find something in town",
    signs: [
      /^[^\n]*\b(?:best|good|great|decent|cheap\w*|affordable|reliable|trustworthy|reputable|honest) (?:[\w'’-]+ ){0,4}(?:to (?!know|see|hear|be)\w+|in|near|around|for|downtown)\b|\bwhere (?:can|could|do|should|would|to|is the best)\b[^.?!\n]{0,30}\b(?:find|get|buy|go|eat|watch|take|rent|park|print|donate|recycle|repair\w*|fix\w*|sell|work|study|swim)\b|\b(?:any(?:one|body)|somebody|someone|you) (?:(?:here|guys|all) )?(?:knows?|have|got|recommend|suggest)\b[^.?!\n]{0,20}\b(?:an?|any|some|of|good|where)\b|\b(?:recommend(?:ations?)?|recs|suggestions?) (?:for|on|of)\b|\blooking for (?:an?|some|the) (?:[\w'’-]+ ){0,3}(?:dentist|doctor|gp|therapist|mechanic|locksmith|plumber|electrician|barber|hairdresser|tailor|vet|restaurant|bar|cafe|café|gym|place|spot|shop|store|contractor|movers?|tutor|accountant|lawyer)\b/,
      ASKING,
      /^[^\n]*\?|\b(?:where|who|which|any(?:one|body)|some(?:one|body))\b[^.!\n]{0,160}\?|\b(?:recommend\w*|recs|suggestions?)\b/,
    ],
  },
  visit: {
    word: "visitors' questions",
    signs: [
      /\b(?:visit(?:ing)?|(?:moving|relocating) (?:to|from|here)|(?:coming|travell?ing|trip|flying|vacation|holiday) (?:to|in|into|from)|in town for|stay(?:ing)? (?:near|in|at|downtown)|layover|honeymoon|(?:land|arrive) (?:on|at|in)|first time (?:in|visiting)|(?:\d+|two|three|four|five|a few|couple(?: of)?) (?:days|nights) (?:in|with)|up for the weekend|a week(?:end)? in|tourists?)\b/,
      /\bmust[- ]?(?:sees?|dos?|visits?|eats?|try)\b|\bnot (?:to )?miss\b|\bwhat (?:should|to|can|else) (?:(?:we|i) )?(?:see|do|visit|go|not)\b|\bthings to (?:do|see)\b|\bwhere (?:should|to|can|do) (?:(?:we|i) )?(?:go|eat|stay|park)\b|\bis it safe\b|\brecommend|\bneed a car\b|\bitinerary\b|\bwhich (?:area|neighbou?rhood|part)\b|\bworth (?:it|visiting|seeing)\b|\btoo long\b/,
    ],
  },
  itinerary: {
    word: "requests for a whole itinerary, without a plan of your own",
    signs: [
      /^(?![^]*\bdays? ?\d)/,
      /\b(?:make|plan|create|build|write|give) (?:us|me) an? (?:[\w-]+ )?(?:itinerary|plan)\b|^[^\n]*\b(?:where (?:to|should (?:we|i)) go|must[- ]?(?:sees?|dos?|visits?|eats?)|hidden gems|things to (?:see|do)|what (?:to|should (?:we|i)) (?:see|do))\b|\b(?:don['’]?t know|no idea|not sure) where to (?:start|begin|go)\b|\bplan (?:my|our) (?:whole |entire )?trip\b/,
    ],
  },
  money: {
    word: "requests for money",
    signs: [
      /\b(?:gofundme|go fund me|fundrais\w+|donat\w+|crowdfund\w*|kickstarter|indiegogo|patreon|patrons?|pledges?|(?:back|fund) (?:us|our|my|a)|funded|anything helps|any amount|every (?:[\w$€£]+ ){1,2}helps|cash ?app|venmo|zelle|paypal|wish ?list|short on (?:my |our |the )?(?:rent|bills)|help (?:me |us )?(?:with|pay|cover) (?:my|our|the) (?:rent|bills|groceries|deposit)|(?:lend|loan|spare|send) (?:me|us|a|some|\$|€|£|\d|ten|five))\b/,
      /\b(?:anything helps|any amount|every (?:[\w$€£]+ ){1,2}helps|(?:we|i) need\b|help (?:me|us|cover|keep|pay)|please (?:support|help|donate|consider|share)|support (?:us|me|independent)|become an? |can(?:no|['’])t afford|(?:days?|hours?) (?:to go|left)|(?:ends|goal|campaign|rewards?)\b|short on|in (?:my )?(?:bio|profile)|if (?:you|anyone|anybody) (?:can|could|want)|can (?:anyone|someone) (?:lend|loan|spare|send)|(?:month|mo) gets? you|get you)\b/,
      /^(?![^]*\b(?:failed|we thank|do you thank)\b)/,
    ],
  },
  student: {
    word: "students' questions",
    signs: [
      /\b(?:i['’]?m|i am|as) an? (?:[\w-]+ ){0,3}(?:student|freshman|sophomore|undergrad\w*)\b|\bmy (?:\w+ )?(?:professor|prof|teacher|ta)\b/,
      /\?/,
    ],
  },
  licence: {
    word: "questions about licences and their exams",
    signs: [
      /\b(?:licen[cs](?:e|es|ed|ing)|practice (?:tests?|exams?)|(?:sit(?:ting)?|stud(?:y|ying)|prep(?:ping|aring)?|register(?:ed|ing)?) for (?:the|my|clinical)|reciprocity)\b/,
      /\?/,
    ],
  },
  applicant: {
    word: "questions from applicants",
    signs: [
      /\b(?:(?:get|getting|got|apply|applying|application|accepted)\b[^.?!\n]{0,50}\b(?:school|program|university|college|phd|degree)|mcat|lsat|gmat|pre-?med|gpa)\b/,
      /\?/,
    ],
  },
  junior: {
    word: "beginners' questions about work",
    signs: [
      /\b(?:new grad|recent grad\w*|bootcamp|self[- ]taught|(?:my|a) first (?:\w+ ){0,3}(?:job|internship)|no experience|learn to code|(?:break(?:ing)?|get(?:ting)?|got|transition\w*|switch(?:ing)?|mov(?:e|ing)) into|becom(?:e|ing) an?|cs student|switch(?:ing)? (?:careers?|at \d\d)|career (?:change|advice|switch)|too late to|entry[- ]level|junior|internships?|certificat\w+ (?:do|should|for))\b/,
      /\b(?:should i|how (?:do|can|should|did) (?:i|you)|any (?:advice|tips)|what should|is it (?:worth|too late)|can i|which (?:course|certificat\w+|do employers)|what do you look for)\b/,
    ],
  },
  business: {
    word: "questions about a company's finances",
    signs: [
      /\b(?:my|our|an|the) (?:[\w-]+ )?(?:llc|startup|company|agency|saas|firm|business)\b/,
      /\b(?:investors?|raise money|seed|revenue[- ]based|cap table|business (?:loan|credit)|line of credit|valuation|runway|sba|equity|co-?founder|payroll|inventory)\b/,
    ],
  },
  idea: {
    word: "questions about which business to start",
    signs: [
      /\bwhat (?:type of )?business(?:es)? (?:should|can|could|would|to)\b|\bhow (?:do|can|to|could) (?:i |you )?make (?:\$|€|£|\d|money|some)|\bi have (?:\$|€|£)? ?\d[\d.,]*k?\b[^.?!\n]{0,60}\bstart/,
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
      /^[^\n]*\b(?:most (?:under|over)rated|(?:what|who|which)(?:['’]s| is| was| are| were)? (?:your|the|a) (?:\w+ )?(?:most|best|worst|favou?rite|top (?:\d+|three|five|ten))|your (?:favou?rite|top (?:\d+|three|five|ten))|what if)/,
    ],
  },
  recent: {
    word: "questions about the last 20 years",
    signs: [
      /^[^]*\b(?:200[7-9]|201\d|202\d|covid\w*|trump|obama|brexit|last (?:five|ten|\d|1[0-9]) years)\b/,
    ],
  },
  inland: {
    word: "news from inside the United States",
    signs: [
      /^[^\n]*\b(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|wisconsin|wyoming)\b|^(?![^\n]*\b(?:ukraine|russia\w*|china|chinese|israel\w*|iran\w*|nato|eu|europe\w*|canad\w+|mexic\w+|tariffs?|sanctions?|foreign|troops|treat(?:y|ies)|world\w*|global)\b)[^\n]*\b(?:(?:us|american) (?:senate|house|congress)|(?:senate|house) (?:republicans|democrats|gop)|medicaid|medicare)\b/,
    ],
  },
} satisfies Record<string, UnwantedKind>;
