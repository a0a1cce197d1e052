import { countWords } from "#engine/pages/tells-fact.ts";
import type { Interview } from "#engine/interview/interview.ts";
import type { Piece } from "./shapes/shape.ts";
import { introductions } from "./introduce.ts";
import { isNote } from "#engine/interview/weak-answers.ts";
import { completeFact, keepName, SAYS_SOMETHING } from "./shapes/complete-fact.ts";
import { frame, greet, type JointContext, label, leadIn, needsLead, pickFresh, quote, sayLearnt, sayWrong } from "./joints.ts"; // prettier-ignore

type Writing = {
  project: { name: string; url: string | null };
  interview: Interview;
  who: string | null;
  /** For readers of the same town, where nothing else says it. */
  town: string | null;
  /** For readers elsewhere, where nothing else says it. */
  city: string | null;
  context: JointContext;
  isComment: boolean;
  pieces: Piece[];
};

type Written = { is: Piece["is"]; text: string; heading?: string };

/** The pieces as a person would put them down: one paragraph for an answer, short ones together. */
export function writePieces(pieces: Piece[], given: Omit<Writing, "pieces">): string {
  const writing = { ...given, pieces };
  const written = pieces.map((piece, index): Written => {
    const text = writePiece(piece, pieces.slice(0, index), writing);
    return { is: piece.is, text, ...(piece.heading !== undefined && { heading: piece.heading }) };
  });
  pointAtLink(written);
  if (writing.isComment) return written.map(({ text }) => text).join(" ");
  const paragraphs: Written[][] = [];
  for (const each of written) {
    const last = paragraphs.at(-1);
    if (last && belongsTo(last, each)) last.push(each);
    else paragraphs.push([each]);
  }
  return paragraphs.map(writeParagraph).join("\n\n");
}

/** 'It costs £22: https://…' */
function pointAtLink(written: Written[]): void {
  const at = written.findIndex(({ is }) => is === "link");
  const fact = written[at - 1];
  if (!fact || (fact.is !== "price" && fact.is !== "platform")) return;
  const last = fact.text.split(/(?<=[.!?])\s/).at(-1) ?? "";
  const isAlone = last === fact.text || fact.is !== "price";
  const isPlain = /[\p{L}\p{N}%€)][.]$/u.test(last) && !/[:;]/.test(last) && (isAlone || /\bfree\b|\d/i.test(last)); // prettier-ignore
  if (isPlain && countWords(last) <= MOST_BEFORE_LINK) fact.text = fact.text.replace(/[.]$/, ":");
}

/** Behind more words nobody remembers what the colon is for. */
const MOST_BEFORE_LINK = 16;

function writeParagraph(paragraph: Written[]): string {
  const heading = paragraph[0]?.heading;
  const text = paragraph.map((each) => each.text).join(" ");
  return heading === undefined ? text : `**${heading}**\n\n${text}`;
}

function writePiece(piece: Piece, before: Piece[], writing: Writing): string {
  const { project, interview, who, town, city, context } = writing;
  const text = piece.sentences.join(" ");
  switch (piece.is) {
    case "link": {
      const follows = before.at(-1)?.is;
      const isAlone = !writing.isComment && follows !== "price" && follows !== "platform";
      return isAlone && piece.heading === undefined ? `${IS_THERE.has(interview.kind) && interview.stage !== null && interview.stage !== "coming" ? "Here it is:" : "More about it:"} ${project.url ?? ""}` : (project.url ?? ""); // prettier-ignore
    }
    case "introduction": {
      const last = before.at(-1);
      const next = writing.pieces[before.length + 1];
      const previous = last && last.is !== "introduction" && last.is !== "link" ? { id: last.is, lastSentence: last.sentences.at(-1) ?? "" } : null; // prettier-ignore
      const [what = "", ...further] = piece.sentences;
      const said = { name: project.name, what, further, who: writing.isComment ? null : who, town, city }; // prettier-ignore
      const following = next && next.is !== "introduction" && next.is !== "link" ? { id: next.is, sentences: next.sentences } : null; // prettier-ignore
      const options = introductions(said, interview, { before: previous, next: following, seed: context.seed }); // prettier-ignore
      const isOpening = before.length === 0;
      // Nobody greets in the middle, and there nobody minds how it was said elsewhere.
      const greetings = isOpening ? greet(options.slice(0, 3), project.name) : [];
      if (!isOpening) return options[0] ?? "";
      const [first = "", ...others] = options;
      if (writing.isComment) return pickFresh([first, ...greetings, ...others], context, true);
      return pickFresh([...options, ...greetings.toSorted((a, b) => Number(a.startsWith("Hello")) - Number(b.startsWith("Hello")))], context, true); // prettier-ignore
    }
    case "forWhom":
    case "why":
      return frame(piece.is, text, context);
    default:
      if (piece.is === "teach" && piece.heading === undefined && needsLead(text)) return `${sayLearnt(interview, before.length === 0)}${text.includes("\n") ? `\n\n${text}` : ` ${IS_ORDER.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : keepName(text, "", interview.answers)}`}`; // prettier-ignore
      if (before.length === 0 || piece.heading !== undefined) return text;
      if (FRAGMENTS.has(piece.is)) return completeFact(piece.is, text, writing);
      if (isLabelled(piece))
        return `${label(context)} ${keepName(text, interview.answers[piece.is], interview.answers)}`;
      if (piece.is === "scene" && (writing.isComment || countWords(text) <= SHORT_SCENE) && !SAYS_START.test(text) && !WAS_ONCE.test(text)) return `How it started: ${keepName(text, interview.answers.scene)}`; // prettier-ignore
      if (piece.is === "userSaid") return quote(text, interview);
      if (isOddMistake(piece, before)) return `${sayWrong(context, text)} ${keepName(text, interview.answers.mistake, interview.answers).replace(/^We\b/, "we")}`; // prettier-ignore
      if (piece.is === "theAsk" && IS_CALL.test(text) && !SAYS_SOMETHING.test(text.split(/[,.;]| (?:who|that) /)[0] ?? "")) return `We're looking for ${text.charAt(0).toLowerCase()}${text.slice(1)}`; // prettier-ignore
      return `${leadIn(piece.is, context)}${interview.kind === "cause" ? text : sayWhen(piece.is, text, before)}`;
  }
}

/** 'Set MAILTO to something a human reads.' */
const IS_ORDER = /^(?:set|start|use|keep|put|take|buy|write|ask|check|read|cut|measure|make|test|try|leave|begin|get|pick|always|don['’]t|do|wash|warm|soak|dry|let|look|turn|give|save|count|call|draw|wait|work|learn|find|plan|send|store|mix|add|avoid|stop|go|hold|record|print|pay|charge|say|tell|show|build|run|open|close|charge|price|post|label|name|log|bring|walk|talk|listen|plant|water|feed|sand|oil|clean|press|fold|stitch|weigh)\b/i; // prettier-ignore

/** 'Two people for Saturday mornings.' */
const IS_CALL = /^(?:an?|one|two|three|four|five|six|ten|\d+|some|a few|more|people|volunteers|drivers|anyone|somebody|someone)\b/i; // prettier-ignore

/** A shop or a class is not on the page that tells of it. */
const IS_THERE: ReadonlySet<Interview["kind"]> = new Set<Interview["kind"]>(["software", "game", "media"]); // prettier-ignore

/** 'Old guys.' says nothing by itself, and 'Most listeners are in Canada' comes out of nothing. */
function isLabelled({ is, sentences }: Piece): boolean {
  if (is !== "surprise") return false;
  const [first = ""] = sentences;
  const isShort = countWords(first) <= SHORT_REMARK && countWords(sentences.join(" ")) <= SHORT_STORY; // prettier-ignore
  return isNote(first) || (isShort && !SAYS_SURPRISE.test(sentences.join(" ")));
}

/** 'We made a nice photo campaign' behind what it is: as if that were so today, or something to be proud of. */
function isOddMistake({ is, sentences }: Piece, before: Piece[]): boolean {
  const isNamed = before.some((piece) => piece.is === "introduction");
  if (is !== "mistake" || !isNamed) return false;
  const [first = ""] = sentences;
  const text = sentences.join(" ");
  const isShort =
    countWords(text) <= SHORT_MISTAKE && !SAYS_WHO.test(text) && !SAYS_PAST.test(text);
  return isShort || FIRST_ONES.test(first) || !(SAYS_WRONG.test(first) || SAYS_EARLY.test(first) || wasOnce(first, text)); // prettier-ignore
}

const SHORT_MISTAKE = 20;
const SAYS_WHO = /\b(?:I|we|me|us|my|our|mistake|wrong)\b/i;
/** 'The first 50 we sent without a word': the first of what? */
const FIRST_ONES = /^(?:the|my|our) first \d/i;
/** What says that it is over. */
const SAYS_EARLY = /\b(?:at first|first|beginning|began|start(?:ed|s)?|used to|once|twice|originally|initially|early|launch\w*|ago|version|v\d[\d.]*|last|(?:19|20)\d\d)\b/i; // prettier-ignore
/** What says by itself that it did not go well. */
const SAYS_WRONG = /\b(?:mistakes?|wrong\w*|forgot|forget|lost|lose|broke|broken|should(?:n['’]t)? (?:not )?have|failed|fail|bad|badly|worst|stupid\w*|regret|ashamed|embarrass\w*|refund\w*|complain\w*|underestimat\w*|thought|assumed|expected|believed|wasted|ruined|crashed|deleted|burn(?:ed|t)|melted|cracked|rejected|sorry|problem|fault|naive\w*|didn['’]t|did not|couldn['’]t|wasn['’]t)\b/i; // prettier-ignore

/** Behind what it is, a story of few words comes out of nothing. */
const SHORT_SCENE = 26;
/** 'I was a lift mechanic' started nothing by itself. */
const WAS_ONCE = /^(?:I|We) (?:was|were) (?:an? )?\p{Ll}/u;
const SAYS_START = /\b(?:start(?:ed)?|began|begin|idea)\b/i;

const SHORT_REMARK = 14;
const SHORT_STORY = 32;
const SAYS_SURPRISE = /\b(?:surpris\w+|expect\w*|thought|did(?: not|n['’]t) (?:know|plan)|turns out|no idea|weird\w*|funny|strange\w*|somehow|never)\b/i; // prettier-ignore

const FRAGMENTS: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["price", "numbers", "limits", "platform", "stackOrMaterial"]); // prettier-ignore
/** What was once, behind what is: 'Before that, I made a second vault', 'At first I trusted foam'. */
function sayWhen(id: Piece["is"], text: string, before: Piece[]): string {
  const [first = ""] = text.split(/(?<=[.!?])\s/);
  const plain = text.replace(/^We\b/, "we");
  if (id === "before" && before.at(-1)?.is === "introduction" && TRIED.test(first) && !SAYS_BEFORE.test(first)) return `Before that, ${plain}`; // prettier-ignore
  const isNamed = before.some(({ is }) => is === "introduction");
  // 'A paper notebook' right behind a new thing would be what the thing is.
  if (id === "before" && !SAYS_SOMETHING.test(withoutAsides(first))) return `${before[0]?.is === "introduction" ? "Before that" : "Until then"} it was ${IS_ONE.test(text) ? (/^[aeiou]/i.test(text) ? "an " : "a ") : ""}${/^(?:google|excel|whatsapp)\b/i.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)}`; // prettier-ignore
  if (id !== "mistake" || !isNamed || SAYS_WHEN.test(first)) return text;
  return wasOnce(first, text) ? `At first ${plain}` : text;
}

/** Whether 'At first' says that it is no longer so. */
function wasOnce(first: string, text: string): boolean {
  return HELD.test(first) || (DONE.test(first) && ENDS_OTHERWISE.test(text.slice(first.length)));
}

/** 'Fridge printout.', 'Shoebox. Then a spreadsheet.' */
const IS_ONE = /^(?:(?:fridge|kitchen|wall|red|old|paper|big|small|cheap|google|excel|spiral|school) )?(?:shoebox|spreadsheet|notebook|whiteboard|blackboard|printout|clipboard|calendar|folder|diary|list|map|binder|drawer|jar|napkin|sheet|exercise book|envelope|pencil|stopwatch|ledger|scrapbook|index card|sticky note|whatsapp group|group chat|phone alarm)\b(?=[.,]|$| (?:on|in|of|with|from|that)\b)/i; // prettier-ignore

/** 'Clicky rings (never click them)': what is said aside, and what is quoted, does nothing. */
function withoutAsides(sentence: string): string {
  return (
    sentence
      .replaceAll(/\([^()]*\)|['"‘“][^'"‘“’”]*['"’”]/g, " ")
      .split(/, (?:which|who|that|where|\p{Ll}+ed)\b| (?:that|which|who) /u)[0] ?? ""
  );
}

const SAYS_BEFORE = /\b(?:at first|first|beginning|began|started|used to|once|before|ago|since|until (?:I|we)|now|years|(?:19|20)\d\d)\b/i; // prettier-ignore
const TRIED = /^(?:I|We) (?:had|used|made|kept|tried|wrote|built|bought|went|drove|did|drew|took|brought|printed|counted|carried|sent|asked|relied|lived|worked)\b/; // prettier-ignore
/** What somebody held or did for a while; 'I forgot' happens at no first. */
const HELD = /^(?:I|We) (?:had (?!to\b|been\b|\w{1,20}ed\b)|used |built |added |bought |planned |thought |trusted |let |charged |kept |wanted |believed |assumed |wrote (?:all|every) )/; // prettier-ignore
/** What somebody did, and no longer does. */
const DONE = /^(?:I|We) \p{Ll}{2,}ed /u;
const ENDS_OTHERWISE = /\b(?:now|gone|no longer|later|instead|since then|stopped|changed|switched)\b/i; // prettier-ignore
const SAYS_WHEN = /\b(?:at first|first|beginning|began|start(?:ed)?|used to|once|twice|before|until|when|while|after|last|ago|launch|years?|months?|weeks?|days?|summer|winter|spring|autumn|night|(?:19|20)\d\d)\b/i; // prettier-ignore

const DETAILS_OF_THING: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["unusual", "howItPlays", "premise", "stackOrMaterial", "oneJob"]); // prettier-ignore
const FACTS_OF_OFFER: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["price", "platform"]);
const FACTS: ReadonlySet<Piece["is"]> = new Set(["numbers", "price", "platform", "theAsk", "stackOrMaterial"]); // prettier-ignore
/** A line of its own would be a form that was filled in. */
const LINE_WORDS = 13;
const FEW_FIGURES = 8;
const LINES: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["unusual", "mistake", "stackOrMaterial"]); // prettier-ignore
const FEW_WORDS = 9;
const ALONE: ReadonlySet<Piece["is"]> = new Set(["askReaders", "askPeers", "sample", "formula", "scene", "userSaid", "teach"]); // prettier-ignore
const ONCE: ReadonlySet<Piece["is"]> = new Set(["before", "mistake"]);
const SAYS_PAST = /^(?:Before that|At first|In the (?:beginning|first)|(?:The|My|Our|In my|In our) first|First|For \w+ (?:years|months))\b/; // prettier-ignore
const SHORT_WORDS = 38;
const PARAGRAPH_WORDS = 100;
const FACTS_WORDS = 75;

function belongsTo(paragraph: Written[], next: Written): boolean {
  const last = paragraph.at(-1);
  if (!last || next.heading !== undefined || next.text.includes("\n")) return false;
  if (next.is === "introduction") return false;
  if (next.is === "forWhom" || next.is === "why") return true;
  if (next.is === "userSaid") return last.is === "surprise";
  if (next.is === "link") return last.is === "price" || last.is === "platform";
  if (ALONE.has(next.is)) return false;
  // What was once, right behind what is, would sound as if it were so today.
  if (ONCE.has(next.is) && last.is === "introduction") return SAYS_PAST.test(next.text);
  const words = countWords(paragraph.map(({ text }) => text).join(" "));
  const isShort = countWords(last.text) <= SHORT_WORDS && countWords(next.text) <= SHORT_WORDS;
  if (paragraph[0]?.is === "introduction") {
    // What it is and how it works are one thing; what surprised somebody is another.
    const isFigure =
      next.is === "numbers" && (paragraph.length === 1 || countWords(next.text) <= FEW_FIGURES);
    const isOffer = FACTS_OF_OFFER.has(next.is) && paragraph.length === 1;
    const isOfThing = DETAILS_OF_THING.has(next.is) || isFigure || isOffer;
    const most = paragraph.length === 1 ? PARAGRAPH_WORDS : FACTS_WORDS;
    return isOfThing && (paragraph.length === 1 || DETAILS_OF_THING.has(last.is) || FACTS_OF_OFFER.has(last.is)) && words + countWords(next.text) <= most; // prettier-ignore
  }
  // How many use it has nothing to do with what it lacks, and little with what it costs.
  if (last.is === "limits") return FACTS_OF_OFFER.has(next.is) && isShort;
  if (next.is === "limits") return false;
  if (last.is === "numbers" && FACTS_OF_OFFER.has(next.is))
    return countWords(last.text) <= LINE_WORDS;
  // A row of single lines reads like a form.
  const isLine = countWords(last.text) <= LINE_WORDS && countWords(next.text) <= LINE_WORDS;
  if (isLine && FACTS.has(next.is) && words <= SHORT_WORDS && paragraph.every(({ is }) => FACTS.has(is) || is === "limits")) return true; // prettier-ignore
  if (LINES.has(last.is) && LINES.has(next.is)) return countWords(last.text) <= FEW_WORDS && countWords(next.text) <= FEW_WORDS; // prettier-ignore
  // 'It' would mean whatever was counted last.
  const isClear = !/^it(?:s|['’]s)?\b/i.test(next.text) || FACTS.has(last.is);
  const isRoomy = words + countWords(next.text) <= FACTS_WORDS;
  return isShort && isRoomy && isClear && FACTS.has(last.is) && FACTS.has(next.is);
}
