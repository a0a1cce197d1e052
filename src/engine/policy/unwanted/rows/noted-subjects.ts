import type { UnwantedName } from "../read-unwanted.ts";

/** How notes call questions that are recognised already; the first that fits counts. */
export const CALLED: [notes: RegExp, name: UnwantedName][] = [
  [/\bveterinary|\banimal|\br\/askvet|\bpet owners|\bvet advice\b/, "pet"],
  [
    /\b(?:medical|diagnos|medication|injur|health|symptom|patients?['’]|treatment|bite questions?)/,
    "health",
  ],
  [
    /\b(?:clients?['’]?|patients?['’]?|customer(?:[- ]service)?|package (?:and|or) customer|riders['’]|guests?|hearing people|buyers['’] and sellers['’]) questions?\b|\bquestions? (?:from|by) (?:clients|patients|customers|hearing people)\b/,
    "client",
  ],
  [/\blegal/, "legal"],
  [/\btax(?:es)?\b/, "tax"],
  [/\b(?:homework|puzzle|essay|(?:exam|test|study) questions?|study (?:or|and)|gcse)/, "study"],
  [/\blicen[cs](?:e|ing|ure)s?\b|\blicensing exam/, "licence"],
  [/\btranslat/, "translate"],
  [/\b(?:code|programming)\b/, "code"],
  [
    /\b(?:support|technical|troubleshoot|repair|bug|hacked|how-to-fix)\b|\baccount (?:help|issues|problems|support)\b/,
    "support",
  ],
  [
    /\b(?:naming a (?:forgotten|film|book|song|game)|forgotten (?:book|game|film|title|song)s?|finding a (?:song|forgotten)|what-is-that-book|name that story|tip ?of ?my)/,
    "remember",
  ],
  [
    /\b(?:purchas(?:e|ing)|buy|buying|shopping|gear|hardware|brand)\b|\bwhich (?:car|browser|phone|bag|headset|camera|laptop|sewing machine|[\w-]+ to (?:buy|get))\b|\bwhat (?:[\w-]+ )?to buy\b|\bwhich-\w+ questions\b/,
    "buy",
  ],
  [
    /\b(?:recommend|suggest)|\bwhat (?:should i|to) (?:play|read|watch|listen)\b|\brequests? for (?:a|an) (?:game|book|film|show)\b|\b(?:should-i-read|reading order)\b|\bsimilar (?:films|games|books)\b/,
    "recommend",
  ],
  [
    /\bidentif|\bwhere is this\b|\bwhat[- ](?:is[- ]this|(?:tree|style|item|object|plant|rock) is this)\b|\bwhat is this\b|\bnaming a (?:plant|bird|rock|tree)\b|\bunknown (?:plant|object)s?\b/,
    "identify",
  ],
  [/\b(?:values?|prices?|pricing|estimates?|worth|valuations?|apprais\w+)\b/, "worth"],
  [/\b(?:fake|authenticity|authentication|counterfeit|legit)\b/, "legit"],
  [
    /\b(?:admissions?|applicants?|pre-?(?:med|dental|vet|law)|chance me|(?:vet|pharmacy|law|graduate|medical|grad) school|which university|candidates?)\b/,
    "applicant",
  ],
  [
    /\b(?:careers?|jobs?|junior|entry|getting (?:started|into)|get into|start|break(?:ing)? into|becom(?:e|ing) an?|(?:on )?entering the (?:field|trade)|which trade)\b/,
    "junior",
  ],
  [/\b(?:student|undergraduate)/, "student"],
  [
    /\b(?:critique|feedback)\b|\b(?:review of (?:a|my|an)|(?:resume|portfolio|deck|app) reviews?|review requests?)\b/,
    "critique",
  ],
  [
    /\b(?:travel\w*|touris[tm]\w*|visit(?:s|ing|ors?)?|moving|relocat\w+|itinerar\w+|(?:planning )?trips?|what to see|questions? about (?:life in|switzerland|austria))\b/,
    "visit",
  ],
  [/\bhome ?owner|\bpest control\b|\b(?:diy|do-it-yourself) questions?\b/, "home"],
  [
    /\bpersonal (?:advice|questions?|situations?)\b|\b(?:relationships?|dating) (?:advice|questions?)\b|^relationships$|^personal$|\bown situation\b/,
    "personal",
  ],
  [/\b(?:this money|sum of money|portfolio (?:questions?|advice))\b/, "portfolio"],
  [/\b(?:beginners?['’]?|newbies?|newcomers?['’]?|first-time)\b/, "beginner"],
  [/\b(?:simple|small|short|quick|basic|easy|general|faq|one-line)\b/, "simple"],
];
