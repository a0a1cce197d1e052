import { escapePattern, type TextPlace } from "#engine/text/text-place.ts";

/** Where a text says honestly that its author made what it is about; the first such place. */
export function findDisclosure(text: string, projectName: string | null = null): TextPlace | null {
  return findFirst(text, [...DISCLOSURES, ...OWN_WORK, ...namePatterns(projectName)]);
}

/** Where a text presents something that its author made. 'My project' alone does not: it may be homework. */
export function findOwnWork(text: string, projectName: string | null = null): TextPlace | null {
  return findFirst(text, [...OWN_WORK, ...namePatterns(projectName)]);
}

const WHO = "(?:i|we|i['’]ve|we['’]ve|i have|we have)";
const WHEN = "(?:(?:just|recently|finally|also|actually|personally|originally|ended up) )?";
const MADE =
  "(?:built|made|created|launched|developed|shipped|released|wrote|designed|coded|founded|started|run|own|maintain|publish(?:ed)?|put together|hacked together|ended up building|ended up making)";
const MAKING =
  "(?:i['’]?m|we['’]?re|i am|we are|i['’]ve been|we['’]ve been|i have been|we have been|been|started) (?:now |currently |also )?(?:building|making|developing|working on|designing|writing|running)";
const WORK =
  "(?:apps?|tools?|web ?apps?|sites?|websites?|saas|software|services?|platforms?|products?|extensions?|add-?ons?|plugins?|librar(?:y|ies)|packages?|frameworks?|api|cli|bots?|games?|newsletters?|podcasts?|courses?|e-?books?|templates?|themes?|dashboards?|trackers?|planners?|calculators?|generators?|editors?|marketplaces?|director(?:y|ies)|projects?|side projects?|startups?|prototypes?|mvp|scripts?|programs?|solutions?|thing|clients?|utilit(?:y|ies)|store|shop|agency)";
const BETWEEN = "(?:[\\p{L}\\p{N}'’-]+,? ){0,6}?";

// What comes after 'I made it' decides whether it is a thing or a feat.
const IT =
  "(?:it|this|that|these|them)\\b(?! (?:to|through|work|clear|happen|big|easier|harder|a (?:point|habit|rule)))";

const OWN_WORK = [
  new RegExp(`\\b${WHO} ${WHEN}${MADE} (?:${IT}|${BETWEEN}${WORK}\\b)`, "iu"),
  new RegExp(`\\b${MAKING} (?:${IT}|${BETWEEN}${WORK}\\b)`, "iu"),
  /\b(?:i['’]?m|i am|we['’]?re|we are) (?:the |one of the |a )?(?:\p{L}+ ){0,2}?(?:co-?founders?|founders?|makers?|creators?|developers?|devs?|authors?|owners?|builders?|person|people|one) (?:of|behind|who (?:made|built|runs?))\b/iu,
  /\bas the (?:\p{L}+ )?(?:co-?founder|founder|maker|creator|developer|dev|author|owner|builder) of\b/iu,
  /\b(?:check out|try(?: out)?|introducing|presenting|meet|announcing|launching) (?:my|our)\b/iu,
];

const DISCLOSURES = [
  /\bdisclosure\b|\b(?:for|in the interest of) (?:full )?transparency\b|\bto be (?:fully )?(?:transparent|upfront|up front)\b|\bbeing (?:transparent|upfront)\b/iu,
  /\b(?:maker|founder|co-?founder|dev|developer|creator|author|owner) here\b/iu,
  /\b(?:it|this|that|which)(?:['’]s| is) (?:mine|ours|my own|our own|something i (?:made|built))\b/iu,
  /\bi(?: should| ought to|['’]ll| will| must)? (?:also )?(?:say|mention|admit|disclose) (?:that )?(?:i|it|this)(?:['’]m| am|['’]s| is)? (?:the|made|built|my|mine)\b/iu,
  new RegExp(
    `\\b(?:my|our) (?:own |little |small |tiny |free |new |side |first )*${WORK}\\b`,
    "iu",
  ),
  /\b(?:made|built|created|developed|run|written) by (?:me|us|yours truly)\b/iu,
];

function namePatterns(projectName: string | null): RegExp[] {
  const name = projectName?.trim();
  if (!name) return [];
  const named = `(?:["'“‘*_[]{0,3})${escapePattern(name)}(?![\\p{L}\\p{N}])`;
  return [
    new RegExp(`\\b${WHO} ${WHEN}${MADE} ${named}`, "iu"),
    new RegExp(`\\b${MAKING} ${named}`, "iu"),
    new RegExp(
      `\\b(?:i|we)(?:['’]m| am|['’]re| are)? (?:work|working) (?:on|for|at) ${named}`,
      "iu",
    ),
    new RegExp(`\\b(?:my|our) (?:\\p{L}+,? ){0,4}?${named}`, "iu"),
  ];
}

function findFirst(text: string, patterns: RegExp[]): TextPlace | null {
  let first: TextPlace | null = null;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match && (!first || match.index < first.start)) {
      first = { start: match.index, end: match.index + match[0].length };
    }
  }
  return first;
}
