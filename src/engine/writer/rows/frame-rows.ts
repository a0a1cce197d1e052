import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { SentenceSign } from "#engine/lexicon/sentence-signs.ts";

/** How an answer may be told: in sentences, in notes without a verb, or as a list. */
export type Form = "said" | "note" | "list";

export type Frame = {
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
const SOLD =
  /\b(?:sites?|websites?|online|web|shops?|stores?|markets?|stalls?|fairs?|etsy|ebay|amazon|order|orders|posts?|posted|ship|ships|shipping|delivery|stockists?|sold)\b/i;
/** 'Godot 4 and I draw the tiles': a note that goes on as a sentence. */
const BEGINS_TOOL = /^\p{L}+(?: \d[\d.]*)? and (?:I|we) /u;

/** Advice that comes from nowhere; 'If you bake rye' and 'Before you glue' say whom it is for, and 'Bowline: forget the rabbit' has its lead. */
const ADVISES =
  /^(?!(?:I|We|My|Our|If|When|Before|After|While|To|For|In|What|Most)\b)(?!\d)(?!.*[:?]).*/i;
/** Somebody who did it in more than a few words, or when it was in eight or more: such a sentence is understood without its question. */
const IS_TOLD =
  /^(?:(?=(?:\S+ ){5})(?:(?:[^.!?]|\.\d){0,60} )?(?:I|We)\b|(?=(?:\S+ ){7})(?:[^.!?]{0,60} )?(?:v\d[\d.]*|versions?|batch|first|used to|originally|initially|started|began|beginning|once|until|last|early|launch|cohort|weeks?|months?|years?|\d+\.\d)\b)/i;

/** 'Wicker. Refinishing.' is what somebody does not do, where 'No wicker' and 'Only cane' say it themselves. */
const DENIED_NOT =
  /^(?!(?:no|not|none|never|nothing|only|just|can['’]?t|cannot|won['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|without|nobody)\b)(?:\S+ ?){1,3}[.,]/i;

/** What an answer lacks to be read by somebody who has not seen its question; the first row that fits. */
export const FRAMES: readonly Frame[] = [
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
    begins: /^web\b/i,
    lead: "It runs on the",
  },
  { id: "platform", of: ["note"], kinds: RUNS, begins: /^browser\b/i, lead: "It runs in the" },
  {
    id: "platform",
    of: ["note"],
    kinds: RUNS,
    begins: /^(?!.*\b(?:builds?|versions?|demo|pdf|download|apk|stores?|page)\b)/i,
    lead: "It runs on",
    sign: "runsOn",
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["media"],
    begins: /^(?:in|on|anywhere|wherever) /i,
    lead: "It's",
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["shop"],
    begins: /^(?:open|closed|shut)(?!\p{L})/iu,
    lead: ["I'm", "We're"],
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["shop"],
    begins:
      /^(?:in|on|off|at|near|behind|under|opposite|next|above|below|beside|between|across|along|around|round|down|up|outside|inside|upstairs|downstairs|out|just|halfway|every|online|first|\p{L}+days)(?!\p{L})/iu,
    lead: ["You'll find me", "You'll find us"],
  },
  {
    id: "platform",
    of: ["note"],
    kinds: ["shop"],
    begins: /^(?!(?:our |my )?(?:web(?:site)?|phone|e-?mail|post|mail|etsy)\b)/i,
    lead: ["You'll find me at", "You'll find us at"],
  },
  { id: "platform", of: ["note"], kinds: ["course"], begins: /^(?:in|on|at) /i, lead: "It's" },
  // Where it is made and where it is sold are both answers to that; only one of them can be told by its words.
  {
    id: "platform",
    of: NOTES,
    kinds: ["product"],
    begins: new RegExp(`^(?!.*${SOLD.source})`, "i"),
    lead: null,
  },
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
    lead: "It's",
  },
  {
    id: "price",
    of: ["note"],
    begins: /^(?:[Bb]etween|[Ff]rom|(?:R|[A-Z]{2,3} ?)?\d)/,
    lead: "It's",
  },
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
    begins:
      /^(?!no\b)(?!\S+ (?:that|which) )(?!.*(?:,|\band) an? )(?![^,]*,[^,]*(?:,| or | and ))/i,
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
    begins: /^(?!no\b)(?!\S+ (?:that|which) )(?!.*(?:,|\band) an? )/i,
    lead: "It's built with",
    sign: "writtenIn",
  },
  { id: "stackOrMaterial", of: ["note"], kinds: ["software"], lead: "It uses" },
  { id: "formula", of: ["list"], kinds: ["product", "shop"], lead: "What goes in:" },
  { id: "formula", of: ["list"], lead: "How it's done:" },
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
    of: ["note"],
    begins: /^(?!.*\b(?:start|begin)\b)/i,
    lead: "One of them:",
  },
  {
    id: "limits",
    of: ["note"],
    kinds: ["service", "shop", "course"],
    begins: DENIED_NOT,
    lead: ["What I don't do:", "What we don't do:"],
  },
  { id: "surprise", of: NOTES, lead: ["What surprised me:", "What surprised us:"] },
  { id: "theAsk", of: ["list"], lead: "What you can do:" },
  { id: "mistake", of: ["note"], lead: ["What I got wrong:", "What we got wrong:"] },
  {
    id: "mistake",
    of: ["said"],
    begins: new RegExp(`(?!${IS_TOLD.source})^`, "i"),
    lead: ["What I got wrong:", "What we got wrong:"],
  },
];
