import type { UnwantedName } from "../read-unwanted.ts";

/** How notes call questions that are recognised already; the first that fits counts. */
export const CALLED: [notes: RegExp, name: UnwantedName][] = [
  [/\bveterinary|\banimal|\br\/askvet|\bpet owners|\bvet advice\b/, "pet"],
  [
    /\b(?:medical|diagnos|medication|injur|health|symptom|patients?['’]|treatment|bite questions?)/,
    "health",
  ],
  [
    /\b(?:clients?['’]?|patients?['’]?|customer(?:[- ]service)?|package (?:and|or) customer|riders['’]|guests?|buyers['’] and sellers['’]) questions?\b|\bquestions? (?:from|by) (?:clients|hearing people)\b/,
    "client",
  ],
  [/\blegal/, "legal"],
  [/\btax(?:es)?\b/, "tax"],
  [/\b(?:homework|puzzle|essay|(?:exam|test|study) questions?|study (?:or|and)|gcse)/, "study"],
  [/\blicen[cs](?:e|ing|ure)s?\b/, "licence"],
  [/\btranslat/, "translate"],
  [/\b(?:code|programming)\b/, "code"],
  [
    /\b(?:support|technical|repair|bug|hacked|how-to-fix)\b|\baccount (?:help|support)\b/,
    "support",
  ],
  [
    /\b(?:naming a (?:forgotten|film)|forgotten (?:book|game|film|title|song)s?|finding a (?:song|forgotten)|what-is-that-book|name that story|tip ?of ?my)/,
    "remember",
  ],
  [
    /\b(?:purchas(?:e|ing)|buy|buying|shopping|gear|hardware|brand)\b|\bwhich (?:car|browser|phone|bag|sewing machine|[\w-]+ to (?:buy|get))\b|\bwhat (?:[\w-]+ )?to buy\b|\bwhich-\w+ questions\b/,
    "buy",
  ],
  [
    /\b(?:recommend|suggest)|\bwhat (?:should i|to) (?:play|read)\b|\brequests? for (?:a|an) game\b|\b(?:should-i-read|reading order)\b/,
    "recommend",
  ],
  [
    /\bidentif|\bwhere is this\b|\bwhat[- ](?:is[- ]this|(?:tree|style) is this)\b|\bwhat is this\b|\bnaming a (?:plant|bird)\b|\bunknown (?:plant|object)s?\b/,
    "identify",
  ],
  [/\b(?:values?|prices?|pricing|estimates?|worth|valuations?|apprais\w+)\b/, "worth"],
  [/\b(?:fake|authenticity|authentication|counterfeit|legit)\b/, "legit"],
  [
    /\b(?:admissions?|applicants?|pre-?(?:med|dental)|chance me|(?:vet|pharmacy|medical) school|which university|candidates?)\b/,
    "applicant",
  ],
  [
    /\b(?:careers?|jobs?|entry|getting (?:started|into)|get into|start|break(?:ing)? into|becom(?:e|ing) an?|(?:on )?entering the (?:field|trade)|which trade)\b/,
    "junior",
  ],
  [/\b(?:student|undergraduate)/, "student"],
  [
    /\b(?:critique|feedback)\b|\b(?:review of (?:a|my|an)|(?:resume|portfolio|app) reviews?|review requests?)\b/,
    "critique",
  ],
  [
    /\b(?:travel\w*|touris[tm]\w*|visit(?:s|ing|ors?)?|moving|itinerar\w+|(?:planning )?trips?|what to see|questions? about (?:life in|switzerland|austria))\b/,
    "visit",
  ],
  [/\bhome ?owner|\bpest control\b|\b(?:diy|do-it-yourself) questions?\b/, "home"],
  [
    /\bpersonal (?:advice|questions?)\b|\b(?:relationships?|dating) (?:advice|questions?)\b|^personal$|\bown situation\b/,
    "personal",
  ],
  [/\b(?:sum of money|portfolio (?:questions?|advice))\b/, "portfolio"],
  [/\b(?:beginners?['’]?|newbies?|newcomers?['’]?|first-time)\b/, "beginner"],
  [/\b(?:simple|small|short|quick|basic|easy|general|faq|one-line)\b/, "simple"],
];
