// Each row has its examples in `testing/slip-examples.ts`.

/** 'dont', 'wich' and 'a old lady' can mean one thing only. What might be meant otherwise stays. */
export const SLIPS: [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should|must)nt\b/gi, "$1n't"],
  [/\b(ca|wo)nt\b(?= \p{Ll})/giu, "$1n't"],
  [
    /\b(that|what|here|who|she|he)s\b(?= (?:a|an|the|not|just|so|like|my|our|your|why|how|what|all|when|where|been|no|one|it|crazy|fine|ok|right|wrong)\b)/gi,
    "$1's",
  ],
  [/\b(w)hos\b(?= \p{Ll})/giu, "$1hose"],
  [/\b(w)hats\b(?= (?:on|in|at|under|inside|behind|left|going|next) )/gi, "$1hat's"],
  [/\b(t)hats\b/gi, "$1hat's"],
  [/\b(t)heres\b/gi, "$1here's"],
  [/\b(h)ed\b(?= (?:be|been|have|never|had|gone)\b)/gi, "$1e'd"],
  [/\b((?:every|some|any|no)(?:body|one)) elses\b/gi, "$1 else's"],
  [/\b(i)ts\b(?= (?:silent|done|gone|ready|worth|late (?:by|when|if))\b)/gi, "$1t's"],
  [/\b(p)ayed\b/gi, "$1aid"],
  [/\b((?:un|re)?in)staled\b/gi, "$1stalled"],
  [/(?<=\b(?:in|since|until|last|early|late|mid) )march\b(?! of\b)/g, "March"],
  [
    /\bus\b(?= (?:time ?zones?|phone numbers?|dollars|east coast|west coast|addresses|residents)\b)/gi,
    "US",
  ],
  [/\b(they|you)re\b/gi, "$1're"],
  [/\b(they|you|we)ve\b/gi, "$1've"],
  [
    /\bits\b(?= (?:a|an|the|not|just|so|like|been|all|my|our|free|only|too|really|still|hard|easy)\b)/g,
    "it's",
  ],
  // 'Its 29 euros', and not 'of its 230 photos'.
  [/(?<=^|[.!?,;] |\b(?:and|but|so|because|think|when|if|while) )its(?= ?[£$€\d])/g, "it's"],
  [
    /\bIts\b(?= (?:a|an|the|not|just|so|like|been|all|my|our|free|only|too|really|still|hard|easy)\b| ?[£$€\d])/g,
    "It's",
  ],
  [/\b(we|you|they) was\b/gi, "$1 were"],
  [
    /(\ba|(?<=^|[.!?] )A) (?=(?:[aei]|o(?!nce\b|nes?\b)|u[glmp])\p{Ll})(?!eu|(?:and|or|is|in|as|at|of|on|if|it|are|also|all|each|every|even|ever|else|instead|only|our|out|over|up)\b)/gu,
    "$1n ",
  ],
  [/\b(w)ich\b/gi, "$1hich"],
  [/\b(a)lot of\b/gi, "$1 lot of"],
  [/\b(could|should|would|must) of\b/gi, "$1 have"],
  [/\b(b)ecou?se\b/gi, "$1ecause"],
  [/\b[iI]m\b(?= \p{Ll})/gu, "I'm"],
  [/(?<=^|[.!?] |, and |, but )(it|he|she) have\b(?! to\b)/gi, "$1 has"],
  [/(?<=^|[.!?] |, and |, but )(it|he|she) don['’]t\b/gi, "$1 doesn't"],
];

/** Names of days, months, languages and countries that are no other word. */
export const NAMES =
  /\b(?:january|february|april|june|july|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|german|french|spanish|portuguese|italian|finnish|swedish|norwegian|japanese|korean|russian|american|british|mexican|canadian|european|irish|scottish|canada|america|europe|britain|england|scotland|ireland|germany|france|spain|italy|portugal|mexico|brazil|india|japan|australia|africa|london|paris|berlin)s?\b/g;

/** 'wed to sat'. */
export const DAYS =
  /\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?= ?(?:to|till|until|-|–) ?(?:mon|tue|wed|thu|fri|sat|sun))|(?<=\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun) ?(?:to|till|until|-|–) ?)(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)\b/gi;

/** Months that are other words as well. */
export const MONTHS = /(?<=\b(?:in|by|since|until|last|next) )(?:march|may|august)\b/g;
