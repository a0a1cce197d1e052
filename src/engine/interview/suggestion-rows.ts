import type { ProjectKind } from "./project-kind.ts";

// What pages and descriptions say that answers a question, and what a thing is by what is said of it.

export const OUTRIGHT = /\b(?:is|made|built|designed|meant) for\b/;

/** Lists, menus, calls and small print. */
export const NO_PROSE =
  /[|›»→•·!?©]|(?:,[^,]*){7}|\b(?:cookies?|privacy policy|all rights reserved|terms of)\b/i;

export const SHOUTED = /\p{Lu}{4} \p{Lu}{2}/u;

export const NOBODY = /\b(?:every(?:one|body)|all|you|your|two|three|four|five|six|\d+)\b/i;

export const STATED =
  /^(?:I|We|It|There|[\p{Lu}\d][\p{L}\d’'&.+-]*(?: [\p{L}\d’'&€$£.-]+){0,5}?)(?:['’](?:s|re|ve)| (?:is|are|was|were|has|have|had|costs?|runs?|works?|needs?|uses?|supports?|comes?|ships?|sells?|sold|plays?|plan|plans|keeps?|repairs?|reads?|takes?|can|will|wrote|made|built|use))\b/u;

export const PRICE =
  /[$€£]\s?\d|\b\d+(?:[.,]\d\d)? ?(?:euros?|dollars?|pounds?|eur|usd|gbp|kr|chf)\b|\b(?:is|are|stays?|remains?|it['’]s) (?:completely |entirely |always )?free\b(?! (?:of|from|to))|\bfree (?:for|plan|tier|version|demo|chapter|to use)\b|\bcosts? nothing\b|\bpay what you\b/i;

export const PLATFORM =
  /\b(?:runs?|works?|available|published|open|plays?|ships?|built|comes?|playable) (?:\p{L}+ )?(?:in|on|for|from|as|at)\b(?=.*\b(?:browsers?|windows|mac|macos|linux|ios|iphones?|ipads?|android|phones?|web|desktop|steam|itch|chrome|firefox|docker|raspberry pi|switch|playstation|xbox|app store|google play|spotify|apple podcasts|email|kindle|terminal|self-hosted|monday|tuesday|wednesday|thursday|friday|saturday|sunday|street|road|square)\b)|\b(?:there is|there are|there['’]s) (?:an? )?(?:app|builds?|versions?|binar(?:y|ies))\b.*\bfor\b/iu;

export const MADE_OF =
  /\b(?:written|built|coded|programmed) (?:in|on|using|with (?=\p{Lu}))|\b(?:made|carved|cut|cast|sewn|knitted|woven|printed|brewed|baked) (?:by hand )?(?:of|from|out of|on a)\b|\b(?:is open[- ]source|(?:code|source) is (?:public|open|on)|licen[cs]ed under|under (?:the )?(?:MIT|GPL|AGPL|Apache|BSD|MPL))\b/u;

/** A number with what it counts. */
export const COUNTED =
  /\b(?:(?<![\d.,])\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand) (?:\p{L}+ ){0,2}(?:people|users|customers|teams|gyms|clubs|schools|shops|streets|readers|listeners|subscribers|players|downloads|copies|sales|orders|units|lamps|issues|episodes|members|students|learners|participants|companies|clients|pianos|jobs|invoices|contributors|installs|stars|households|volunteers|signatures|families|recipes|loaves|words)\b/iu;

/** Numbers of money, of rules, of somebody else. */
export const OTHER_COUNT =
  /[$€£]|\b(?:because|started|began|euros?|dollars?|pounds?|up to|steer)\b/i;
export const BEHIND_NOUN = /\b(?:that|which|who|where|whose)\b/;
export const BEHIND_GROUP = / (?:who|whose|with)\b/;

/** Where the name of a thing ends and what is said about it begins. */
export const BOUNDARY =
  /(\s(?:that|which|who|where|whose|when|while|for|about|of|in|on|at|with|without|from|to|by|near|set|made|played|written|under|inside|outside|between|and|or|plus|is|are|was|your|runs|follows|sells|reads|keeps|does|can|will|has)\s|[,.:;!?()–—]|\s-\s)/iu;

/** What comes after these is another thing: those it is for, the place it is in. */
export const ELSEWHERE =
  /^\s(?:and|or|plus|for|with|without|from|to|by|in|on|at|about|near|whose|who|your|under|inside|outside|between|where|while|when|reads|keeps|has)\s$/i;

/** What somebody does who introduces it by what they do: 'I tune pianos', 'We knit mittens'. */
export const OPENINGS: [ProjectKind, RegExp][] = [
  [
    "service",
    /^(?:(?:I|we)(?:['’]ll| can| will)? (?:tune|repair|fix|clean|translate|walk|photograph|edit|install|paint|move|groom|cater|restore|design|proofread|coach|consult|advise|transcribe|retouch|film weddings|do \p{L}+ for)|I(?: am|['’]m) an? (?:freelance|\p{L}+ for hire)|freelance|mobile \p{L}+ (?:mechanic|groomer|hairdresser)|dog walking|bookkeeping for|virtual \p{L}+ for|[^.]*\bfor hire\b)/iu,
  ],
  [
    "product",
    /^(?:I|we) (?:knit|sew|make|carve|roast|brew|weave|pour|forge|grow|hand-?\p{L}+)\b(?![^.]*\b(?:for free|hospitals?|shelters?|premature|charity)\b)/iu,
  ],
  [
    "media",
    /^(?:I|we|every \p{L}+ (?:I|we)) (?:write|send|publish|record|interview|draw)\b(?=[^.]*\b(?:every|each|weekly|monthly|email|once a)\b)/iu,
  ],
  [
    "media",
    /\b(?:photo essays|an email|a letter|one essay|one story)\b[^.]*\b(?:every|once a|each) (?:week|month|friday|sunday|day)\b/iu,
  ],
  [
    "cause",
    /^(?:we (?:are )?(?:campaign|want|collect|plant|clear|feed|rescue|lend|fight|raise|knit and crochet|bring free|teach \p{L}+ for free)|save (?:the|our)|stop the|keep the|help us (?:save|stop|keep|buy)|free [^.]*\b(?:taught|run|staffed) by (?:students|volunteers))/iu,
  ],
  ["game", /^you (?:are|play|run|wake|inherit|command|manage)\b/iu],
  [
    "course",
    /^(?:learn(?: how)? to\b|(?:write|build|make) (?:a|your own) [^.]{1,200} in \p{L}{0,20}\d{0,4} ?\p{L}{1,20}\.)/iu,
  ],
  [
    "software",
    /^(?:paste|drag|upload|type|enter|snap|scan|connect|drop|track|log|turn|see which|get notified|point it at|plan your|import)\b/iu,
  ],
];
export const NAME_AND_IS = /^.{0,60}?\b(?:is|are|['’]s)\s+(?=(?:an?|my|our|the|one)\s)/iu;
export const OF_OR_NOTHING = /^(?:\sof\s)?$/i;

export const HAS_BEGINNING =
  /^(?:an?|per|each|every|once|for|in|on|at|to|if|up|with|plus|until|one-off|one-time|\w+ly)(?!\S)/;

/** 'for the paperback', 'for 10 jars'. */
export const NOT_COUNTED = /^(?:\d|(?:the|my|our|your|all|both|everything)(?!\S))/i;

export const HAS_PLACE = /^(?:on|in|inside|as) /;

export const SMALL =
  /^(?:An?|The|My|Our|Your|Any|All|Every|Each|One|Per|In|On|At|By|From|For|With|Inside|Near|Behind|Up|Monthly|Weekly|Yearly|Once)(?!\S)/;
export const IS_FREE = /^(?:free|nothing|none|\D{0,4}0+(?:[.,]0+)?\D{0,8})$/i;
