import type { TextPlace } from "#engine/text/text-place.ts";
import { findNames } from "./find-names.ts";

/** Where a text says honestly that its author made what it is about. */
export function findDisclosure(text: string, projectName: string | null = null): TextPlace | null {
  return findOwnWork(text, projectName) ?? findFirst(text, DISCLOSURES);
}

/** Where a text presents something that its author made. 'My project' alone does not: it may be homework. */
export function findOwnWork(text: string, projectName: string | null = null): TextPlace | null {
  return findFirst(text, OWN_WORK) ?? findOwnName(text, projectName);
}

function findFirst(text: string, patterns: RegExp[]): TextPlace | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}

const LONGEST_LEAD = 80;

/** 'I made' and the like right before the project's name. */
function findOwnName(text: string, projectName: string | null): TextPlace | null {
  for (const { start, end } of findNames(text, projectName)) {
    const before = text.slice(Math.max(0, start - LONGEST_LEAD), start);
    const lead = LEADS_TO_NAME.exec(before);
    if (lead) return { start: start - before.length + lead.index, end };
  }
  return null;
}

// Written without Unicode classes, which would make them several times slower at each keystroke.
const WHO = "(?:i|we|i['’]ve|we['’]ve|i have|we have)";
/** What those close to the author made is theirs too, as far as readers care. */
const CLOSE =
  "(?:my|our) (?:(?:girl|boy)?friend|husband|wife|partner|fianc[ée]e?|brother|sister|son|daughter|kid|dad|father|mum|mom|mother|cousin|roommate|flatmate|co-?founder|team|company|startup|studio)";
const WHEN = "(?:(?:just|recently|finally|also|actually|personally|originally|ended up) )?";
const MADE =
  "(?:built|made|created|launched|developed|shipped|released|wrote|designed|coded|founded|started|run|own|maintain|publish|published|put together|hacked together|ended up building|ended up making)";
const MAKING =
  "(?:i['’]?m|we['’]?re|i am|we are|i['’]ve been|we['’]ve been|i have been|we have been|i started|we started) (?:now |currently |also )?(?:building|making|developing|working on|designing|writing(?! (?:this|it|that)\\b)|running)";
const WORK =
  "(?:apps?|tools?|web ?apps?|sites?|websites?|saas|software|services?|platforms?|products?|extensions?|add-?ons?|plugins?|library|libraries|packages?|frameworks?|api|cli|bots?|games?|newsletters?|podcasts?|courses?|e-?books?|templates?|themes?|dashboards?|trackers?|calendars?|planners?|calculators?|generators?|editors?|marketplaces?|directory|directories|projects?|startups?|prototypes?|mvp|scripts?|programs?|solutions?|thing|clients?|utility|utilities|store|shop|agency)";
const BETWEEN =
  "(?:(?!(?:for|and|that|which|to|with|than|of|in|on|because|so|but|at|from|by|when|while|after|before|where) )[^\\s.!?;:]+ ){0,6}?";
const MAKER =
  "(?:co-?founders?|founders?|makers?|creators?|developers?|devs?|authors?|owners?|builders?)";

// What comes after 'I made it' decides whether it is a thing or a feat.
const IT = `(?:(?:it|them)\\b(?! (?:to|through|work|clear|happen|big|easier|harder|a (?:point|habit|rule)))|(?:this|that|these)\\b(?=[.,;:!?)]| ?$| (?:after|because|for|so|as|over|with|using|in|and|myself|a few|last|on|${WORK})\\b))`;

/** The author presents a thing of their own. */
const OWN_WORK = [
  new RegExp(
    `\\b(?:${WHO}|${CLOSE}) ${WHEN}${MADE} (?:${IT}|one (?:without|with|that|for|which|instead)|${BETWEEN}${WORK}\\b(?!-\\w))`,
    "i",
  ),
  new RegExp(`\\b${MAKING} (?:${IT}|${BETWEEN}${WORK}\\b(?!-\\w))`, "i"),
  new RegExp(
    `\\b(?:i['’]?m|i am|we['’]?re|we are|as) (?:the |one of the |a )?(?:[a-z-]+ ){0,2}?(?:${MAKER}|person|people|one) (?:of|behind|who (?:made|built|runs?))\\b`,
    "i",
  ),
  /\b(?:check out|try(?: out)?|introducing|presenting|meet|announcing|launching) (?:my|our)\b/i,
];

/** The author says who they are, without presenting anything. */
const DISCLOSURES = [
  /\bdisclosure\b|\b(?:for|in the interest of) (?:full )?transparency\b|\bto be (?:fully )?(?:transparent|upfront|up front)\b|\bbeing (?:transparent|upfront)\b/i,
  new RegExp(`\\b${MAKER} here\\b`, "i"),
  /\b(?:we|and i)(?:['’]re| are) (?:so |very )?(?:proud|excited|thrilled|happy) to (?:open|launch|announce|release|introduce|ship)\b/i,
  /\b(?:it|this|that|which)(?:['’]s| is) (?:mine|ours|my own|our own|something i (?:made|built))\b/i,
  /\bi(?: should| ought to|['’]ll| will| must)? (?:also )?(?:say|mention|admit|disclose) (?:that )?(?:i|it|this)(?:['’]m| am|['’]s| is)? (?:the|made|built|my|mine)\b/i,
  new RegExp(
    `\\b(?:my|our) (?:(?:own|little|small|tiny|free|new|side|first) ){0,3}${WORK}\\b(?!-\\w)`,
    "i",
  ),
  /\b(?:made|built|created|developed|run|written|painted) by (?:me|us|yours truly)\b/i,
  new RegExp(
    `\\b(?:i['’]?m|i am|we['’]?re|we are|i was) (?:the |a |its |one of the )?(?:sole |only |lead )?(?:${MAKER}|programmer|designer|teacher|baker|artist|writer|host|two-person|small|family)\\b`,
    "i",
  ),
  /\b(?:i|we) (?:write|wrote|make|made|build|built|print|teach|run|designed|coded|blend|bake|draw|host|sell|roast|sew|carve|record(?:ed)?|trained|teach) (?:this|these|them|every|all|each|small|the|it(?! (?:to|through|work|clear|happen|big|easier|harder)\b))\b/i,
  /\b(?:i|we)(?:['’]ve)? (?:just )?(?:wrote|built|coded|developed|designed|made(?! a mistake)) (?:an?|something)\b/i,
  /\b(?:of mine|my (?:own|first|debut|new|little) \w+)\b/i,
  /\b(?:soy (?:el|la) autora?|sou (?:o|a) autora?|je suis l['’]aut(?:eur|rice)|ich bin (?:der|die) (?:autor|entwickler|macher)\w*|hice|fiz|ho (?:fatto|creato)|j['’]ai (?:fait|créé|développé) une?|ich hab.{1,80} (?:gebaut|entwickelt)|zrobi[łl]em|ik heb)\b/i,
];

/** What makes the name that follows the author's own; quotes and emphasis may stand between. */
const LEADS_TO_NAME = new RegExp(
  `\\b(?:${WHO} ${WHEN}${MADE}|${MAKING}|(?:i|we)(?:['’]m| am|['’]re| are)? (?:work|working) (?:on|for|at)|(?:my|our)(?: [^\\s.!?;:]+){0,4}) ["'“‘*_[]{0,3}$`,
  "i",
);
