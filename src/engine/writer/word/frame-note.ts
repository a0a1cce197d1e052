import { type AnswerId, type Interview, isTyped } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { hasSign, type SentenceSign } from "#engine/lexicon/sentence-signs.ts";
import type { Matter } from "../told/told.ts";

/** How an answer may be told: in sentences, in notes without a verb, or as a list. */
type Form = "said" | "note" | "list";

type Frame = {
  id: AnswerId;
  of: readonly Form[];
  kinds?: readonly ProjectKind[];
  begins?: RegExp;
  /** What its first sentence has to name. */
  sign?: SentenceSign;
  /** What stands before it, alone or for several; what ends in a colon leads to a list as well; null where it is left out. */
  lead: string | readonly [one: string, several: string] | null;
};

const RUNS: readonly ProjectKind[] = ["software", "game"];
const NOTES: readonly Form[] = ["note", "list"];
const AMOUNT =
  /^(?:[A-Z]{0,3}[$€£₦₱₹] ?\d|\d[\d.,]* ?(?:[$€£₦₱₹]|dollars|euros?|pounds|rupees|bucks|zł|kr|reais|crowns)\b)/i;
/** Says already when it was, or that it was wrong. */
const PLACED =
  /\b(?:first|mistakes?|wrong|began|begin|started|originally|initially|early|once|used to|version|until|last|years?|months?|weeks?|at the start|we had|I had)\b/i;

const SOLD =
  /\b(?:sites?|websites?|online|web|shops?|stores?|markets?|stalls?|fairs?|etsy|ebay|amazon|order|orders|posts?|posted|ship|ships|shipping|delivery|stockists?|sold)\b/i;
const TIMED =
  /\d|\b(?:\p{L}+days?|evenings?|mornings?|afternoons?|nights?|weekends?|weekly|monthly|week|month|hours?|noon|term)\b/iu;
/** 'Godot 4 and I draw the tiles': a note that goes on as a sentence. */
const BEGINS_TOOL = /^\p{L}+(?: \d[\d.]*)? and (?:I|we) /u;

/** Advice that comes from nowhere; 'If you bake rye' and 'Before you glue' say whom it is for. */
const ADVISES = /^(?!(?:I|We|My|Our|If|When|Before|After|While|To|For|In)\b)/i;

/** What an answer lacks to be read by somebody who has not seen its question; the first row that fits. */
const FRAMES: readonly Frame[] = [
  {
    id: "platform",
    of: ["note"],
    kinds: RUNS,
    begins: /^(?:in|on|inside) /i,
    lead: "It runs",
    sign: "runsOn",
  },
  {
    id: "platform",
    of: ["note"],
    kinds: RUNS,
    begins: /^(?:web|browser)\.?$/i,
    lead: "It runs on the",
  },
  {
    id: "platform",
    of: ["note"],
    kinds: RUNS,
    begins: /^(?!.*\b(?:builds?|versions?|demo|pdf|download|apk|stores?|page)\b)/i,
    lead: "It runs on",
    sign: "runsOn",
  },
  { id: "platform", of: ["note"], kinds: ["media"], begins: /^(?:in|on) /i, lead: "It's" },
  {
    id: "platform",
    of: NOTES,
    kinds: ["shop", "cause"],
    lead: ["Where to find me:", "Where to find us:"],
  },
  { id: "platform", of: NOTES, kinds: ["service"], lead: ["Where I work:", "Where we work:"] },
  { id: "platform", of: ["note"], kinds: ["course"], begins: /^(?:in|on|at) /i, lead: "It's" },
  { id: "platform", of: NOTES, kinds: ["course"], begins: TIMED, lead: "Where and when:" },
  { id: "platform", of: NOTES, kinds: ["course"], lead: ["Where I teach:", "Where we teach:"] },
  // Where it is made and where it is sold are both answers to that; only one of them can be told by its words.
  { id: "platform", of: NOTES, kinds: ["product"], begins: SOLD, lead: "Where to get it:" },
  { id: "platform", of: NOTES, kinds: ["product"], lead: null },
  { id: "platform", of: NOTES, lead: "Where to get it:" },
  {
    id: "price",
    of: ["note", "said"],
    begins: /^(?:free|MIT|A?GPL\w*|Apache|BSD|MPL)\b/i,
    lead: "It's",
  },
  {
    id: "price",
    of: ["note", "said"],
    kinds: ["software", "game", "product", "book"],
    begins: AMOUNT,
    lead: "It costs",
  },
  { id: "price", of: ["note", "said"], begins: AMOUNT, lead: "It's" },
  {
    id: "price",
    of: ["note", "said"],
    begins: /^(?:probably|maybe|around|about|roughly|likely)\b/i,
    lead: "The price:",
  },
  { id: "price", of: ["said"], begins: /^(?:I|We) (?:think|guess|hope)\b/, lead: "The price:" },
  { id: "price", of: NOTES, begins: /\d/, lead: "Prices:" },
  {
    id: "stackOrMaterial",
    of: ["note", "said"],
    begins:
      /^(?:all )?(?:built|made|written|coded|developed|printed|sewn|carved|programmed) (?!it\b)/i,
    lead: "It's",
  },
  {
    id: "stackOrMaterial",
    of: ["note"],
    kinds: ["software"],
    // 'Go, podman, restic' and 'Python on a Pi, a probe and a board' are more than a language.
    begins: /^(?!no\b)(?!.*(?:,|\band) an? )(?![^,]*,[^,]*(?:,| or | and ))/i,
    lead: "It's written in",
    sign: "writtenIn",
  },
  {
    id: "stackOrMaterial",
    of: ["said"],
    kinds: ["game"],
    begins: BEGINS_TOOL,
    lead: "It's made with",
    sign: "writtenIn",
  },
  {
    id: "stackOrMaterial",
    of: ["said"],
    kinds: ["software"],
    begins: BEGINS_TOOL,
    lead: "It's written in",
    sign: "writtenIn",
  },
  {
    id: "stackOrMaterial",
    of: ["note"],
    kinds: ["game"],
    begins: /^(?!no\b)/i,
    lead: "It's made with",
    sign: "writtenIn",
  },
  {
    id: "stackOrMaterial",
    of: ["note"],
    kinds: ["software"],
    begins: /^(?!no\b)(?!.*(?:,|\band) an? )/i,
    lead: "It's built with",
    sign: "writtenIn",
  },
  { id: "stackOrMaterial", of: NOTES, kinds: ["software"], lead: "What's inside:" },
  { id: "stackOrMaterial", of: NOTES, kinds: ["product", "game"], lead: "What goes into it:" },
  {
    id: "stackOrMaterial",
    of: NOTES,
    kinds: ["service", "shop", "course", "cause", "media"],
    lead: ["What I work with:", "What we work with:"],
  },
  { id: "stackOrMaterial", of: NOTES, lead: "How it's made:" },
  { id: "formula", of: NOTES, kinds: ["product", "shop"], lead: "What goes in:" },
  { id: "formula", of: NOTES, lead: "How it's done:" },
  { id: "numbers", of: NOTES, lead: "Some numbers:" },
  { id: "limits", of: NOTES, lead: "Fair warning:" },
  { id: "unusual", of: ["list"], lead: "How it works:" },
  { id: "howItPlays", of: ["list"], lead: "How it plays:" },
  { id: "oneJob", of: ["list"], lead: "How a job goes:" },
  { id: "premise", of: ["list"], lead: "What happens in it:" },
  { id: "teach", of: ["list"], lead: ["What I've learned:", "What we've learned:"] },
  {
    id: "teach",
    of: ["said", "note"],
    begins: ADVISES,
    lead: ["One thing I've learned:", "One thing we've learned:"],
  },
  {
    id: "episode",
    of: NOTES,
    begins: /^(?!.*\b(?:start|begin)\b)/i,
    lead: "Where to start:",
  },
  { id: "surprise", of: NOTES, lead: ["What surprised me:", "What surprised us:"] },
  { id: "theAsk", of: ["list"], lead: "What you can do:" },
  {
    id: "mistake",
    of: ["said", "note", "list"],
    begins: new RegExp(`^(?!.*${PLACED.source})`, "i"),
    lead: ["What I got wrong:", "What we got wrong:"],
  },
];

/** Questions that everybody of a kind was asked about the time before, so that it can be said when it was. */
const BEFORE: Partial<Record<ProjectKind, string>> = {
  software: "Before this",
  product: "Before this",
  media: "Before this",
  shop: "Before this",
  book: "Before this",
};

/** An answer with the words that it lacks; everything else stays as it was told. */
export function frameNote(
  { id, paragraphs, sentences }: Matter,
  { kind, isTeam, fields }: Pick<Interview, "kind" | "isTeam" | "fields">,
): string[] {
  // What was typed in fields has its lead.
  if (isTyped({ fields }, id)) return paragraphs;
  const [first = "", ...rest] = paragraphs;
  const [begin = ""] = sentences;
  if (id === "sample")
    return [
      `${SEVERAL.test(paragraphs.join(" ")) ? "A few lines" : "A line"} from it: ${paragraphs.join(" ")}`,
    ];
  if (id === "before") return [frameBefore(first, kind), ...rest];
  const form = readForm(begin);
  const frame = FRAMES.find(
    (each) =>
      each.id === id &&
      each.of.includes(form) &&
      (each.kinds?.includes(kind) ?? true) &&
      (each.begins?.test(begin) ?? true) &&
      (each.sign === undefined || hasSign(begin.split(",", 1)[0] ?? "", each.sign)),
  );
  if (!frame) return paragraphs;
  if (frame.lead === null) return [];
  const lead = typeof frame.lead === "string" ? frame.lead : frame.lead[isTeam ? 1 : 0];
  if (form === "list") return [lead, first, ...rest];
  return [`${lead} ${startSmall(first, form === "note" && id !== "platform")}`, ...rest];
}

const SEVERAL = /[.!?]["”’]? +\S.*[.!?]/s;

function frameBefore(first: string, kind: ProjectKind): string {
  const when = BEFORE[kind];
  if (when === undefined || !/^(?:I|We) (?!\p{Ll}+s\b)/u.test(first) || PLACED_BEFORE.test(first))
    return first;
  return `${when} ${first.replace(/^We\b/, "we")}`;
}

const PLACED_BEFORE = /^[^.!?]*\b(?:before|first|previously|used to|already|years ago)\b/i;

const LIST = /^\s*(?:[-*•]|\d+[.)])\s/;
const BEGINS_ASIDE =
  /^(?:in|on|at|with|for|since|after|before|during|by|from|to|when|if|as|every|each|once|until|over|under|about)\b/i;

/** Whether there is a verb before the sentence turns to something else. */
function readForm(sentence: string): Form {
  if (LIST.test(sentence)) return "list";
  const [main = ""] = sentence.split(/ (?:that|which|who|where|because) /);
  const [start = "", next = ""] = main.split(/[,;]/);
  // 'On Fridays, we open at nine', but 'by post, or bring it on Fridays'.
  const isAside = BEGINS_ASIDE.test(main) && !GOES_ON.test(next);
  // 'Twelve miles around it'.
  const clause = (isAside ? main : start).replace(/ (?:it|them|us|me)\.?$/, "");
  // 'Since April last year: 311 instruments' has its lead.
  const hasLead = /^[^.]{1,60}:\s/.test(sentence);
  return hasLead || hasSign(clause, "clause") || DOES.test(clause) ? "said" : "note";
}

const GOES_ON = /^ (?:or|and|in|on|at|by|from|plus|to|until|every)\b/;
/** 'Each pupil receives one chart', but '40 bottles every two weeks'. */
const DOES =
  /^\p{Lu}(?:[\p{L}'’-]+ ){1,4}?\p{Ll}{3,}(?:s|ed) (?:the|an?|one|your|my|our|it|them|you|what)\b/u;

/** Behind a lead a word is small, unless it is large wherever it stands. */
function startSmall(text: string, isNote: boolean): string {
  const [word = ""] = text.split(/[^\p{L}\p{N}'’-]/u, 1);
  const letters = word.slice(word.search(/\p{L}/u) + 1);
  const isName =
    (/\p{L}/u.test(word) && /[\p{Lu}\d]/u.test(letters)) ||
    hasSign(word, "runsOn") ||
    hasSign(word, "writtenIn") ||
    /^\p{L}+ \p{Lu}/u.test(text) ||
    /^I(?:['’]|$)/.test(word);
  return SMALL.test(text) || (isNote && !isName)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** Words that are large only because they begin. */
const SMALL =
  /^(?:In|On|Inside|Web|Browser|Any|Every|All|Free|Between|The|A|An|Plain|Both|Most|Just|Only|Pure|Anything|Anywhere|Your|My|Our|We|No|By|At|From|Near|Behind|Above|Online|Basement|Each|It|It's|They|There|There's|People|Nobody|You|If|When|With|For|Since)\b/;
