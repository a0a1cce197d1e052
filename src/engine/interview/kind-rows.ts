import type { ProjectKind } from "./project-kind.ts";

// What a thing is by what is said of it.

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
