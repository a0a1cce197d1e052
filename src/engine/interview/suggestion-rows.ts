// What pages and descriptions say that answers a question.

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
