import type { Requirement } from "./policy.ts";

/** What communities send elsewhere, and what gives it away; all signs have to be there. */
const UNWANTED = {
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
  code: {
    word: "beginners' questions and help with code",
    signs: [
      /\b(?:i(?:['’]?m| am|m)? (?:(?:very|totally|completely|still|quite|pretty|really) )?(?:new to|an? (?:total |complete |absolute )?(?:beginner|noob|newbie)|learning|just start(?:ed|ing))|(?:my|a|have|for) (?:\w+ )?(?:homework|assignment)|due (?:tomorrow|tonight|today|on)|what am i doing wrong)\b/,
      /\b(?:what am i doing wrong|(?:please|pls|plz) help|help me|any help|i(?:['’]?m| am|m) stuck|how (?:do|can|should) i|where (?:do|should) i (?:start|begin)|what should i (?:learn|do)|can (?:someone|anyone|somebody)|it says|(?:getting|get) (?:an?|this|the) error|why (?:does|is|do))\b/,
    ],
  },
  support: {
    word: "requests for technical support",
    signs: [
      /\bmy (?:\w+ ){0,2}(?:pc|laptop|computer|phone|router|wi-?fi|screen|iphone|ipad|mac\w*|pixel|galaxy|keyboard|mouse|gpu|printer|install\w*|system|distro)\b[^.?!\n]{0,80}\b(?:won['’]?t|doesn['’]?t|does not|isn['’]?t|not working|keeps|broke|broken|slow|crash\w*|freez\w*|black|stuck|died)\b/,
      /\?|\bhelp\b|\bfix\b/,
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
  routine: {
    word: "questions about your own training",
    signs: [
      /\b(?:rate|critique|check|review|judge|thoughts on|feedback on|opinions? on|how(?:['’]?s| is)) my (?:[\w-]+ ){0,3}(?:split|routine|program(?:me)?|workout|plan|ppl|form|physique|diet|macros|pace)\b|\bshould i (?:add|bulk|cut|deload|switch|take|eat|do|run)\b|\b(?:is my|am i) (?:[\w-]+ ){0,4}(?:enough|too (?:much|slow|fast|heavy|old))\b/,
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
    word: "questions about your own animal",
    signs: [
      /\bmy (?:\w+ ){0,3}(?:dog|cat|puppy|kitten|rabbit|horse|hamster|bird|parrot|lizard|gecko|snake)\b/,
      /\bshould i\b|\bis (?:this|it|that|he|she) (?:normal|serious|ok|okay|dangerous)\b|\bwhat (?:could|can|should) (?:it|i|this|be)\b|\bcan i give\b|\bworried\b|\bdo i need\b/,
    ],
  },
  student: {
    word: "students' questions",
    signs: [
      /\b(?:i['’]?m|i am|as) an? (?:[\w-]+ ){0,3}(?:student|freshman|sophomore|undergrad\w*)\b|\bmy (?:\w+ )?(?:professor|prof|teacher|ta)\b/,
      /\?/,
    ],
  },
  junior: {
    word: "beginners' questions about work",
    signs: [
      /\b(?:new grad|recent grad\w*|bootcamp|self[- ]taught|my first (?:\w+ )?job|no experience|learn to code|break(?:ing)? into|cs student|switch(?:ing)? careers?|career change)\b/,
      /\b(?:should i|how (?:do|can|should) i|any (?:advice|tips)|what should|is it worth|can i)\b/,
    ],
  },
  inland: {
    word: "news from inside the United States",
    signs: [
      /^[^\n]*\b(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|wisconsin|wyoming)\b/,
    ],
  },
  "bare view": {
    word: "views without reasons: explain yours in 500 characters or more",
    // Far below, so that nobody who nearly has it is sent away.
    signs: [/^[^]{0,280}$/],
  },
} as const satisfies Record<string, { word: string; signs: RegExp[] }>;

/** Read from 'health>AskDocs', 'routine>its daily thread' or 'bare view'; undefined where it is not known. */
export function readUnwanted(
  text: string,
): Omit<Extract<Requirement, { kind: "unwanted" }>, "source"> | undefined {
  const [name, to] = text.split(">");
  const found = Object.entries(UNWANTED).find(([known]) => known === name)?.[1];
  if (!found) return undefined;
  const isThread = to?.startsWith("its ");
  const place = to && (isThread ? `: they go into ${to}` : `: r/${to} takes them`);
  return {
    kind: "unwanted",
    text: `No ${found.word}${place ?? ""}.`,
    pattern: joinSigns(found.signs),
  };
}

/** One pattern that matches where all of them do; it looks at each once, from the start. */
function joinSigns(signs: readonly RegExp[]): string {
  return `^${signs.map(({ source }) => `(?=[^]*(?:${source}))`).join("")}`;
}
