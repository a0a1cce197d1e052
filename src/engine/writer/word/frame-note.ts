import { hasLetter } from "#engine/text/characters.ts";
import { type AnswerId, type Interview, isTyped } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { isName } from "#engine/lexicon/is-name.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { beginSmall } from "#engine/text/characters.ts";
import type { Form } from "../rows/frame.ts";
import { FRAMES } from "../rows/frame-rows.ts";
import { ASKS, BEFORE_QUESTION, BEGINS_PLACED, SAYS_IT, SPEAKS } from "../rows/joint-rows.ts";
import { BEGINS_DOING, KIN_NAME, SMALL_BEHIND_LEAD } from "../rows/opening-rows.ts";
import type { ChooseWay } from "./choose-way.ts";
import type { Matter } from "../told/told.ts";

/** A question behind an address or a price, with the words that lead to it. */
export function frameQuestion(
  { id, paragraphs }: Matter,
  { isTeam, answers }: Interview,
  choose: ChooseWay,
): string[] {
  const [first = "", ...rest] = paragraphs;
  const [one, several] = choose(BEFORE_QUESTION, id);
  const lead = isTeam ? several : one;
  if (lead === "" || !ASKS.test(first)) return paragraphs;
  return [`${lead} ${startSmall(first, true, Object.values(answers).join("\n"))}`, ...rest];
}

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
  { kind, isTeam, fields, answers }: Pick<Interview, "kind" | "isTeam" | "fields" | "answers">,
  choose: ChooseWay,
  /** Where there is little room, nothing but what cannot be missed. */
  isBrief = false,
): string[] {
  // What was typed in fields has its lead.
  if (isTyped({ fields }, id)) return paragraphs;
  const [first = "", ...rest] = paragraphs;
  const [begin = ""] = sentences;
  if (id === "sample")
    return [
      `${SEVERAL.test(paragraphs.join(" ")) ? "A few lines" : "A line"} from it:`,
      ...paragraphs,
    ];
  const said = Object.values(answers).join("\n");
  if (id === "before" && BEFORE[kind]) return [frameBefore([first, begin], kind, said), ...rest];
  if (id === "userSaid") return [nameSpeaker(first), ...rest];
  const form = readForm(begin);
  const start = sentences.slice(0, MOST_OF_START).join(" ");
  const frame = FRAMES.find(
    (each) =>
      each.id === id &&
      each.of.includes(form) &&
      (each.kinds?.includes(kind) ?? true) &&
      (each.begins?.test(begin) ?? true) &&
      !each.unless?.test(start) &&
      !(isBrief && each.joins) &&
      (each.sign === undefined || hasSign(begin.split(",", 1)[0] ?? "", each.sign)),
  );
  if (!frame) return paragraphs;
  if (frame.lead === null) return [];
  const chosen = choose([frame.lead, ...(frame.or ?? [])], id);
  const [one, several] = typeof chosen === "string" ? [chosen, chosen] : chosen;
  // Of several, one may tell what was theirs.
  const own = begin.startsWith("I ") || (!isTeam && !begin.startsWith("We ")) ? one : several;
  const lead = sentences.length > MOST_OF_ONE_THING ? own.replace("One thing", "What") : own;
  if (form === "list") return [lead, first, ...rest];
  // Nobody reads on behind two colons.
  if (lead.endsWith(":") && begin.includes(": ")) return paragraphs;
  const goesOn = lead.endsWith(":") || isContinued(id, form);
  return [`${lead} ${startSmall(first, goesOn, said)}`, ...rest];
}

/** Behind these nobody waits for what was expected any more. */
const MOST_OF_START = 3;

/** 'One thing' and its reason; five pieces of advice are several. */
const MOST_OF_ONE_THING = 3;

const SEVERAL = /[.!?]["”’]? +\S.*[.!?]/s;

/** 'Before this I had a wiki', and of a note 'Before this: a spreadsheet' or 'Before this it meant throwing them out'. */
function frameBefore([first = "", begin = ""]: string[], kind: ProjectKind, said: string): string {
  const when = BEFORE[kind];
  const isNote = readForm(begin) === "note";
  const placed = isNote ? PLACED_FIRST : PLACED_BEFORE;
  if (when === undefined || placed.test(first)) return first;
  if (isNote)
    return `${when}${BEGINS_DOING.test(begin) ? " it meant" : ":"} ${startSmall(first, true, said)}`;
  return /^(?:I|We) (?!\p{Ll}+s\b)/u.test(first)
    ? `${when} ${first.replace(/^We\b/, "we")}`
    : first;
}

const DID = /(?<!\p{L})(?!retired)\p{L}{2,}ed(?!\p{L})/iu;

/** 'Dale, the road foreman: "…"' says something. */
function nameSpeaker(first: string): string {
  const { who = "", said = "" } = SPEAKS.exec(first)?.groups ?? {};
  const [main = ""] = who.split(/,? (?:who|whose|which|that)\b/);
  const isSaid = who === "" || hasSign(main, "clause") || SAYS_IT.test(who) || DID.test(main);
  // 'From an issue' is nobody.
  if (isSaid || BEGINS_PLACED.test(who)) return first;
  return `${who}${who.includes(",") ? "," : ""} said: ${said}`;
}

const PLACED_BEFORE = /^[^.!?]*\b(?:before|first|previously|used to|already|years ago)\b/i;
/** Further on, a note says only what came before it: 'A wiki, then before that a card'. */
const PLACED_FIRST = /^(?:before|first|previously|already|years ago)\b/i;

const LIST = /^\s*(?:[-*•]|\d+[.)])\s/;

/** Whether there is a verb before the sentence turns to something else. */
function readForm(sentence: string): Form {
  if (LIST.test(sentence)) return "list";
  const [main = ""] = sentence.split(/ (?:that|which|who|where|because) /);
  const [start = "", next = ""] = main.split(/[,;]/);
  // 'On Fridays, we open at nine', but 'by post, or bring it on Fridays'.
  const isAside = SAYS.opensAside.test(main) && !GOES_ON.test(next);
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

/** Whether it goes on with the sentence of its lead; a place is a name more often than not. */
function isContinued(id: AnswerId, form: Form): boolean {
  return (
    id === "teach" || id === "mistake" || id === "price" || (form === "note" && id !== "platform")
  );
}

/** Behind a lead a word is small, unless it is large wherever it stands. */
function startSmall(text: string, isNote: boolean, said: string): string {
  const [word = ""] = text.split(/[^\p{L}\p{N}'’-]/u, 1);
  const letters = word.slice(word.search(/\p{L}/u) + 1);
  const isLarge =
    (hasLetter(word) && /[\p{Lu}\d]/u.test(letters)) ||
    hasSign(word, "runsOn") ||
    hasSign(word, "writtenIn") ||
    /^\p{L}+ \p{Lu}/u.test(text) ||
    isName(word, said) ||
    KIN_NAME.test(text) ||
    /^[B-HJ-Z]$/.test(word) ||
    /^I(?:['’]|$)/.test(word);
  return SMALL_BEHIND_LEAD.test(text) || (isNote && !isLarge) ? beginSmall(text) : text;
}
