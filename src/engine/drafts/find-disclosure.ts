import {
  GROW,
  LAUNCH,
  OPEN,
  MADE,
  MADE_ABROAD,
  NAMES_OWN,
  PRESENTS,
  SELL,
  SHOWS_OWNER,
} from "#engine/lexicon/maker-verbs.ts";
import { SOFTWARE } from "#engine/lexicon/made-things.ts";
import type { TextPlace } from "#engine/text/text-place.ts";
import { findNames } from "./find-names.ts";

/** Where a text says honestly that its author made what it is about. */
export function findDisclosure(text: string, projectName: string | null = null): TextPlace | null {
  return findOwnWork(text, projectName) ?? findOwner(text);
}

/** Where the author says who they are, without presenting anything. */
export function findOwner(text: string): TextPlace | null {
  return findFirst(text, DISCLOSURES);
}

/** Where a text presents something that its author made. 'My project' alone does not: it may be homework. */
export function findOwnWork(text: string, projectName: string | null = null): TextPlace | null {
  return findFirst(text, OWN_WORK) ?? findOwnName(text, projectName);
}

function findFirst(text: string, pattern: RegExp): TextPlace | null {
  const match = pattern.exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}

const LONGEST_LEAD = 240;

/** 'I made' and the like right before the project's name. */
function findOwnName(text: string, projectName: string | null): TextPlace | null {
  for (const { start, end } of findNames(text, projectName)) {
    const before = text.slice(Math.max(0, start - LONGEST_LEAD), start);
    const lead = LEADS_TO_NAME.exec(before);
    const owned = OWNED_AFTER.exec(text.slice(end));
    if (owned) return { start, end: end + owned[0].length };
    if (lead) return { start: start - before.length + lead.index, end };
  }
  return null;
}

// Written without Unicode classes, which would make them several times slower at each keystroke.
const BE = "(?:i['’]?m|we['’]?re|i am|we are)";
const DOING = `(?:${BE}|(?:i|we)(?:['’]ve| have) been|(?:i|we) (?:started|ended up)) (?:(?:now|currently|also) )?`;
/** What those close to the author made is theirs too, as far as readers care. */
const CLOSE =
  "(?:my|our) (?:(?:girl|boy)?friend|husband|wife|partner|fianc[ée]e?|brother|sister|son|daughter|kid|dad|father|mum|mom|mother|cousin|roommate|flatmate|co-?founder|team|company|startup|studio)";
const WHEN =
  "(?:(?:just|recently|finally|also|actually|personally|originally|now|still|co-?|self-) ?)?";
const WORK = `(?:thing|(?:${SOFTWARE}|service|product|libraries|game|newsletter|podcast|course|e-?book|theme|dashboard|calendar|calculator|generator|editor|marketplace|directory|directories|project|startup|prototype|mvp|program|solution|client|utility|utilities|store|shop|agency)s?)`;
const BETWEEN =
  "(?:(?!(?:for|and|that|which|to|with|than|of|in|on|because|so|but|at|from|by|when|while|after|before|where) )[^\\s.!?;:]+ ){0,6}?";
const MAKER = "(?:(?:co-?)?founder|maker|creator|dev(?:eloper)?|author|owner|builder)s?";

// What comes after 'I made it' decides whether it is a thing or a feat.
const FEAT = "(?! (?:to|through|work|clear|happen|big|easier|harder|a (?:point|habit|rule)))";
const IT = `(?:(?:it|them)\\b${FEAT}|(?:this|that|these)\\b(?=[.,;:!?)]| ?$| (?:after|because|for|so|as|over|with|using|in|and|myself|a few|last|on|${WORK})\\b))`;

/** 'I made', 'We've just built', 'I run', 'I'm writing'. */
function saying([said, doing]: typeof PRESENTS): string {
  return `(?:(?:i|we)(?:['’]ve| have)? ${WHEN}(?:${said})|${DOING}(?:working on|${doing}))`;
}

const OWNED = saying(SHOWS_OWNER);

/** The author presents a thing of their own. */
const OWN_WORK = new RegExp(
  `\\b(?:${[
    `(?:${saying(PRESENTS)}|${CLOSE} ${WHEN}(?:${MADE}))(?:(?<!writing) ${IT}| one (?:without|with|that|for|which|instead)| ${BETWEEN}(?:${WORK}|manager)\\b(?!-\\w| account))`,
    `(?:${BE}|as) (?:the |one of the |a )?(?:[a-z-]+ ){0,2}?(?:${MAKER}|person|people|one) (?:of|behind|who (?:${MADE}|runs?))\\b`,
    "(?:check out|try(?: out)?|introducing|presenting|meet|announcing|launching) (?:my|our)\\b",
  ].join("|")})`,
  "i",
);

const DISCLOSURES = new RegExp(
  `\\b(?:${[
    `(?:my|our) (?:(?:own|little|small|tiny|free|new|side|first) ){0,3}(?!client)${WORK}\\b(?!-\\w)|of mine|my (?:own|first|debut|new|little) \\w+`,
    "(?:it|this|that|which)(?:['’]s| is) (?:mine|ours|my own|our own)",
    `${OWNED}(?:(?<!writing) this| (?:these|them|every|all|each|small|the|it${FEAT}|something)| an?\\b(?! mistake)| [\\w-]+\\.[a-z]{2,}\\b)`,
    `soy (?:el|la) autora?|sou (?:o|a) autora?|je suis l['’]aut(?:eur|rice)|ich bin (?:der|die) (?:autor|entwickler|macher)\\w*|${MADE_ABROAD.replaceAll(" ", "|")}`,
    `${MAKER} here`,
    "(?:we|and i)(?:['’]re| are) (?:so |very )?(?:proud|excited|thrilled|happy) to (?:open|launch|announce|release|introduce|ship)",
    `(?:${BE}|i was) (?:the |a |its |one of the )?(?:sole |only |lead )?(?:${MAKER}|programmer|designer|teacher|baker|artist|writer|host|two-person|small|family)`,
    // 'A podcast which I run from Leeds', 'the lamp that we've made'.
    `(?:which|that|something) ${OWNED}(?=[.,;:!?)]|$| (?:from|in|at|for|with|since)\\b)`,
    "disclosure|(?:for|of) (?:full )?transparency|(?:to be|being) (?:fully )?(?:transparent|up ?front)",
    `(?:${MADE}|${SELL[1]}|${GROW[1]}|run) by (?:me|us|yours truly)`,
    `${DOING}(?:${LAUNCH[2]}|${OPEN[2]}) it because`,
    // 'I repair film cameras by mail', 'I restored it for a client'.
    `(?:i|we) (?:repair|restore) \\w{4,}|for an? client`,
    // 'Built this after …', 'We just released 2.1.'
    `(?<![a-z] )built this|we (?:just )?released`,
  ].join("|")})(?!\\w)`,
  "i",
);

/** 'Zinctab is my app', but not 'is my favourite'. */
const OWNED_AFTER =
  /^ (?:is|are) (?:my|our)(?= (?!favou?rites?\b|go-to|new favou?rite|daily|choice|pick))/i;

/** What makes the name that follows the author's own; quotes and emphasis may stand between. */
const LEADS_TO_NAME = new RegExp(
  `\\b(?:${saying(NAMES_OWN)}|${BE}(?: with| working (?:for|at))?|(?:i|we) (?:came to (?:${NAMES_OWN[0]})|work (?:on|for|at)|call(?:ed)? (?:it|the result)|[^.!?]{1,200} under the name|do (?:it|this) as)|(?:my|our)(?: [^\\s.!?;:]+){0,4}) ["'“‘*_[]{0,3}$`,
  "i",
);
