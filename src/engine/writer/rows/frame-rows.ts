import { FACT_FRAMES } from "./fact-frames.ts";
import type { Frame } from "./frame.ts";
import { HAS_SO_MANY, IN_TIME, COUNTS_FIRST, TELLS_ORIGIN, TELLS_START } from "./joint-rows.ts";
import { BARE_FIGURE } from "./untold-rows.ts";

/** 'Godot 4 and I draw the tiles': a note that goes on as a sentence. */
const BEGINS_TOOL = /^\p{L}+(?: \d[\d.]*)? and (?:I|we) /u;
/** Advice that comes from nowhere; 'If you bake rye' and 'Before you glue' say whom it is for, so that they need it only behind something else, and 'Bowline: forget the rabbit' has its lead. */
const ADVISES =
  /^(?!(?:I|We|My|Our|If|When|Before|After|While|To|For|In|What|Most)\b)(?!\d)(?!.*[:?]).*/i;
/** 'Wicker. Refinishing.' is what somebody does not do, where 'No wicker' and 'Only cane' say it themselves. */
const DENIED_NOT =
  /^(?!(?:no|not|none|never|nothing|only|just|can['’]?t|cannot|won['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|without|nobody)\b)(?![^.,]*\bonly[.,])[^\s.,]+(?: [^\s.,]+){0,2}[.,]/i;

/** 'The hinge.' is what was asked for, and says nothing without the question. */
const BARE_THING = /^(?:the|our|my|an?) (?:\p{Ll}+ ){0,2}\p{Ll}+\.$/iu;

/** 'Mail it away', in answer to what people do: nobody is named who does it. */
const GOES_WITHOUT =
  /^(?!(?:I|We|My|Our|He|She|They|You|It|There|People|Most|Many|Some|Everybody|Everyone|Nobody|Clients?|Customers?|The|A|An|This|That|For|Before|In|At|On|Until)\b)\p{Lu}/u;

/**
 * What an answer lacks to be read by somebody who has not seen its question; the first row that fits. Two strangers read 120 posts with
 * and without such words: 'What I got wrong:' before a sentence was worse in 26 of 28, 'So far:' in 10 of 10, 'The limits:' and its like in
 * 14 of 14, so whole sentences get none of them; words before advice were better in 19 of 33, and what makes a sentence of a note, as 'It runs on', in 37 of 59.
 */
export const FRAMES: readonly Frame[] = [
  ...FACT_FRAMES,
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
  {
    id: "stackOrMaterial",
    of: ["note"],
    kinds: ["product", "service"],
    begins:
      /^(?!(?:no|not|none|all|everything|made|built|cast|hand|same|by|from|in|\d+)\b)(?=[^.:]*,)(?![^.]*:)/i,
    lead: ["I use", "We use"],
  },
  {
    id: "stackOrMaterial",
    of: ["note"],
    kinds: ["course"],
    begins: COUNTS_FIRST,
    lead: "It's",
  },
  { id: "formula", of: ["list"], kinds: ["product", "shop"], lead: "What goes in:" },
  { id: "formula", of: ["list"], lead: "How it's done:" },
  { id: "unusual", of: ["list"], lead: "How it works:" },
  {
    id: "unusual",
    of: ["note"],
    begins: BARE_THING,
    lead: "What makes it different:",
  },
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
    lead: "For example:",
  },
  {
    id: "limits",
    of: ["note"],
    kinds: ["service", "shop", "course"],
    begins: DENIED_NOT,
    lead: ["What I don't do:", "What we don't do:"],
  },
  { id: "limits", of: ["note"], begins: BARE_THING, lead: "Where it falls short:" },
  {
    id: "surprise",
    of: ["said"],
    begins: /^(?:That|How (?:much|many|often|few)|Who|Which) (?!is\b|was\b)/i,
    lead: ["What surprised me:", "What surprised us:"],
    or: [["What I didn't expect:", "What we didn't expect:"]],
  },
  {
    id: "surprise",
    of: ["note", "list"],
    lead: ["What surprised me:", "What surprised us:"],
    or: [["What I didn't expect:", "What we didn't expect:"]],
  },
  {
    id: "numbers",
    of: ["note"],
    kinds: ["software", "game", "media"],
    begins: HAS_SO_MANY,
    lead: "So far it has",
    or: ["It has"],
    lacks: IN_TIME,
  },
  {
    id: "numbers",
    of: ["note"],
    kinds: ["software", "game", "media"],
    begins: HAS_SO_MANY,
    lead: "It has",
  },
  // '173 since 2021.' says when, and not of what.
  {
    id: "numbers",
    of: ["note"],
    begins: BARE_FIGURE,
    lead: "In numbers:",
  },
  { id: "before", of: ["note"], kinds: ["game"], lead: "The first version:", unless: TELLS_ORIGIN },
  {
    id: "before",
    of: ["note", "said"],
    kinds: ["service"],
    begins: GOES_WITHOUT,
    lead: ["What people do without me:", "What people do without us:"],
  },
  {
    id: "before",
    of: ["note"],
    kinds: ["course"],
    lead: "How it's usually taught:",
    unless: TELLS_START,
  },
  {
    id: "before",
    of: ["note"],
    kinds: ["cause"],
    lead: ["What I tried first:", "What we tried first:"],
    unless: TELLS_START,
  },
  { id: "theAsk", of: ["list"], lead: "What you can do:" },
  { id: "mistake", of: ["note"], lead: ["What I got wrong:", "What we got wrong:"] },
];
