import type { Answers, Interview } from "#engine/interview/interview.ts";
import { mendSlips } from "#engine/interview/mend-letters.ts";
import { isNote, IS_PLATFORM } from "#engine/interview/weak-answers.ts";
import { sayMade } from "../introduce.ts";
import { type JointContext, warn } from "../joints.ts";
import type { Piece } from "./shape.ts";

/** Of these, 'it' costs nothing by itself. */
const OF_MANY: ReadonlySet<Interview["kind"]> = new Set<Interview["kind"]>(["shop", "cause"]);
const IS_LICENCE = /^(?:MIT|A?GPL\S*|LGPL\S*|Apache\S*|BSD\S*|MPL\S*)[.]?$/i;
const IS_FREE = /^free(?= (?:obv\w*|forever|to|for|and|with|on|in|until)\b|[,.;])/i;
const IS_AMOUNT =
  /^(?:about |around |from )?(?:R?\p{Sc}\s?\d|\d[\d.,]* ?(?:€|eur\b|euros?\b|dollars?\b|pounds?\b|quid\b|bucks\b|kroner\b|kr\b))/iu;
const IS_COUNT = /^(?:around |about |over |roughly |nearly |almost )?\d[\d.,k]*\+? /i;
const LISTS_COUNTS = /^\d[^,:;]*(?:, \d[^,:;]*){2,}$/;
/** What programs are written in. */
const IS_LANGUAGE = /^(?:Go|Rust|Swift|Python|Kotlin|Java|JavaScript|TypeScript|Elixir|Ruby|PHP|C|C\+\+|C#|Zig|Haskell|Lua|Dart|Scala|Clojure|Perl|Julia|R|Bash|F#|OCaml|Nim)(?=[\s,.;]|$)/i; // prettier-ignore
/** '1,300 jars last year' is over. */
const SAYS_TIME = /\b(?:so far|now|today|currently|(?:last|this|per|an?|each|every|on an?) (?:year|season|month|week|day|night|evening|weekend|\p{L}+day)|(?:in|since|for|over) (?:19|20)\d\d|since \p{L}+|(?:in|over|for|after) (?:[\p{L}\d]+ ){0,2}(?:years?|months?|weeks?|days?))\b/iu; // prettier-ignore
export const SAYS_SOMETHING = /\b(?:is|are|was|were|has|have|had|will|can|did|do|does|I|we|they|you|it|\p{Ll}{3,}ed|came|went|bought|sold|sent|wrote|made|gave|kept|took|told|drew|held|use|uses|run|runs|read|play|work|works|pay|planned)\b/u; // prettier-ignore

/** 'Free, no ads' and '$18 a month' are notes; behind 'It is' and 'It costs' they are sentences. */
export function completeFact(
  id: Piece["is"],
  text: string,
  { interview, context }: { interview: Interview; context: JointContext },
): string {
  const { kind, stage, answers } = interview;
  // 'R$30' keeps its letter.
  const small = /^R\p{Sc}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  const [clause = ""] = text.split(/[,.;] |[.]$/);
  const [sentence = ""] = text.split(/(?<=[.!?])\s/);
  switch (id) {
    case "numbers":
      if (!IS_COUNT.test(text) || SAYS_SOMETHING.test(sentence) || SAYS_TIME.test(sentence)) return text; // prettier-ignore
      return sayCount(text, sentence);
    case "limits":
      return isNote(sentence) || LACKS.test(sentence) ? `${warn(context)} ${keepName(text, answers.limits, answers)}` : text; // prettier-ignore
    case "platform":
      return sayWhere(text, sentence, interview, keepName(text, answers.platform));
    case "stackOrMaterial":
      return sayMaterial(text, sentence, interview);
    default:
      if (OF_MANY.has(kind) || stage === "coming") return text;
      if (IS_FREE.test(text)) return `It's ${small}`;
      if (IS_LICENCE.test(text)) return `It's ${text.replace(/[.]$/, "")} licensed.`;
      return stage !== "testing" && IS_AMOUNT.test(text) && !SAYS_SOMETHING.test(clause) ? `${/\beach\b/.test(clause) ? "They cost" : "It costs"} ${small}` : text; // prettier-ignore
  }
}

/** 'JS and Python only.' */
const LACKS = /^(?!(?:it|I|we|you|they|the|there|this|that)\b)[^,]{2,60} (?:only|yet|no)[.]?$/i;

/** Whether an answer begins with the name of a thing, of which nothing is said up to the first comma. */
function isList(sentence: string): boolean {
  // 'Recycled tyre rubber' is recycled by nobody.
  const [clause = ""] = sentence.replace(/^\p{Lu}\p{Ll}+ed /u, "").split(/[,;:(]| [-–—] |[.]$/);
  const small = clause.charAt(0).toLowerCase() + clause.slice(1);
  return isNote(`${clause}.`) && !SAYS_SOMETHING.test(small);
}

/** 'It's in Rust, no dependencies', 'What goes into it: hard maple, …', 'What I use: two clip mics, …'. */
function sayMaterial(text: string, sentence: string, interview: Interview): string {
  const { kind, answers, isTeam } = interview;
  const isWritten = kind === "software" || kind === "game";
  // 'Go' is a verb elsewhere.
  const noun = isWritten ? sentence.replace(IS_LANGUAGE, "Code") : sentence;
  if (!isNote(noun) && !isList(noun)) return text;
  const start = text.charAt(0).toLowerCase() + text.slice(1);
  // 'Zoom H5' and 'ESP32' are names, 'Cold water' is none.
  const small = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?(?:,| \p{Ll})/u.test(text) ? start : keepName(text, answers.stackOrMaterial); // prettier-ignore
  if (isWritten && IS_LANGUAGE.test(text) && !LISTS_TOOLS.test(sentence)) return `It's ${sayMade(interview).endsWith(" wrote") ? "" : "written "}in ${text.charAt(0).toUpperCase()}${text.slice(1)}`; // prettier-ignore
  if (isWritten && /^single \p{L}/iu.test(text)) return `It's a ${start}`;
  if (isWritten && /^(?:pure|plain|vanilla|an?|one|\d+) /i.test(text)) return `It's ${start}`;
  if (isWritten && /^\p{L}+ binary\b/iu.test(text)) return `It's ${/^[aeio]/i.test(text) ? "an" : "a"} ${text}`; // prettier-ignore
  if (isWritten) return `It's built with ${keepName(text)}`;
  if (kind === "product")
    return `${isNote(sentence) ? "It's made of" : "What goes into it:"} ${small}`;
  if (kind === "book") return isList(sentence) && text.includes(",") ? `Made with ${keepName(text)}` : `It's ${small}`; // prettier-ignore
  const me = isTeam || kind === "cause" ? "we" : "I";
  if (IS_AMOUNT_OF.test(text) && (kind === "cause" || kind === "course")) return `${kind === "cause" ? "We have" : "It's"} ${start}`; // prettier-ignore
  return `${kind === "shop" || kind === "service" ? `What ${me} work with:` : `What ${me} use:`} ${small}`;
}

/** 'Kotlin, SQLite': nothing is written in SQLite. */
const LISTS_TOOLS = /^[^,.;]+, (?:\p{Lu}[^,.;]*|\p{Ll}[\w-]*)(?=[,.;]|$)/u;

/** '41 videos', 'Six evenings of two hours'. */
const IS_AMOUNT_OF = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) \p{L}+s\b/iu;

/** '220 users so far, 4.6 stars'; '54 cards' is how large it is, and stays so. */
function sayCount(text: string, sentence: string): string {
  // '96 grams, 25 prototypes, 12 testers': all of it is so far.
  const end = LISTS_COUNTS.test(sentence) ? /(?=[.](?:\s|$))/ : /(?=[,:;(]\s|\s\(|[.](?:\s|$))/;
  const [counted = ""] = text.split(end);
  return GROWS.test(counted.split(", ").at(-1) ?? "") ? text.replace(end, " so far") : text;
}

/** What there is more of every week. */
const GROWS = /\b(?:users|people|players|plays|readers|listeners|listens|viewers|views|students|members|subscribers|followers|backers|volunteers|testers|prototypes|customers|clients|companies|venues|families|homes|houses|households|schools|shops|offices|caf[eé]s|councils|contributors|installs|downloads|pulls|stars|forks|signups|wishlists|reviews|ratings|stories|letters|issues|episodes|eps|listings|orders|sold|made|shipped|paying|copies|units|pieces|pairs|tags|repairs|loans|swaps|sessions|lessons|workshops|meals|rides|walks|signatures|supporters|donors|visitors|owners|songs|cohorts|jars|knives)\b/i; // prettier-ignore

/** 'It runs on Linux', 'It's iOS only', 'It's on Spotify', 'Where to find it: Elm Road, green door'. */
function sayWhere(text: string, sentence: string, interview: Interview, small: string): string {
  const { kind } = interview;
  const isWritten = kind === "software" || kind === "game";
  const start = text.charAt(0).toLowerCase() + text.slice(1);
  if (/^web\b(?! ?(?:app|site|page|dashboard|version))/i.test(text) && (isWritten || kind === "course")) return `${isWritten ? "It runs" : "It's"} on the web${text.slice(3)}`; // prettier-ignore
  if (isWritten && IS_PAGE.test(text)) return `It's ${/^an? /i.test(text) ? "" : "a "}${start}`;
  if (SOLD.has(kind) && /^(?:at|from) (?:the|our|my|an?|all|most|some) /i.test(text)) return `You can get it ${start}`; // prettier-ignore
  if (isWritten && /^any(?:thing)? (?!\p{L}*browser)/iu.test(text) && !isNote(sentence)) return `It works on ${start}`; // prettier-ignore
  if (isWritten && IS_PLATFORM.test(text) && isList(sentence))
    return `${sayRuns(sentence)} ${keepName(text)}`;
  const file = IS_FILE.exec(text)?.[0];
  if (file !== undefined) return `It's ${/^[ae]/i.test(file) ? "an" : "a"} ${/^pdf/i.test(file) ? "PDF" : file.toLowerCase()}${text.slice(file.length)}`; // prettier-ignore
  if (kind === "product" && /^made (?:in|by|at|on|from)\b/i.test(text)) return `It's ${start}`;
  if (!isNote(sentence) && !isList(sentence)) return text;
  if (kind === "media" && IS_RHYTHM.test(text)) return `It comes${/\be-?mail\b|\bby post\b|\binbox\b/i.test(sentence) ? "" : " out"} ${start}`; // prettier-ignore
  if (kind === "media") return /^(?:on|in|at)\b/i.test(text) ? `It's ${small}` : `It's on ${small}`;
  if (!isWritten) return sayPlace(text, interview, small);
  if (/^[\p{L}\d ]{2,20} only\b/iu.test(sentence)) return `It's ${small}`;
  if (/^any (?:\p{L}+ )?browser\b/iu.test(text)) return `It runs in ${small}`;
  if (/^(?:itch|steam)\b/i.test(text)) return `It's on ${small}`;
  if (/^(?:in|on) (?:the|a|an|any|your|all|most|every|old) /i.test(text)) return `It runs ${start}`;
  if (IS_PLATFORM.test(text) || /^(?:any \p{L}|docker\b)/iu.test(text))
    return `It runs on ${small}`;
  return /^(?:for|with|works|needs|from|in|on|at|only|no)\b/i.test(text) ? text : `It's ${small}`;
}

/** 'Linux and Windows binaries' are nothing that it runs on. */
function sayRuns(sentence: string): string {
  if (/\b(?:binary|binaries|(?<!\bno )install|packages?)\b/i.test(sentence))
    return "How to get it:";
  if (/\bbuilds(?=[,.;]|$)/i.test(sentence)) return "There are";
  if (/^[\p{L}\d ]{2,20} only\b/iu.test(sentence)) return "It's";
  return /^\p{L}+(?: and \p{L}+)? since\b/iu.test(sentence) ? "It has been on" : "It runs on";
}

/** Where something is that is no program. */
function sayPlace(text: string, { kind, isTeam }: Interview, small: string): string {
  const start = text.charAt(0).toLowerCase() + text.slice(1);
  if (/^(?:in|on|at|behind|near|next to|online|open|upstairs|downstairs|opposite|above|under|between|outside|inside|around)\b/i.test(text)) return SOLD.has(kind) ? `You can get it ${start}` : `It's ${start}`; // prettier-ignore
  if (/^by (?:e-?mail|post|phone|text|mail|video)\b/i.test(text)) return `It works ${start}`;
  if (kind === "course") return `It's ${/^\p{Lu}/u.test(small) ? "on " : ""}${small}`;
  if (SOLD.has(kind)) return `Where to get it: ${small}`;
  if (kind === "cause") return `Where to find us: ${small}`;
  const whom = kind === "service" ? "me" : "it";
  return `Where to find ${isTeam && (kind === "shop" || kind === "service") ? "us" : whom}: ${small}`; // prettier-ignore
}

/** What is handed out as it is. */
const IS_FILE = /^(?:apk|pdf|zip|exe)(?= (?:on|from|at|in)\b)/i;

/** 'Website, works fine on a phone.' */
const IS_PAGE =
  /^(?:an? )?(?:web ?site|web ?app|web ?page|web dashboard|desktop app|phone app|mobile app|(?:telegram|discord|slack|whatsapp) bot)\b(?! (?:is|has|runs|works|and)\b)/i;
const SOLD: ReadonlySet<Interview["kind"]> = new Set<Interview["kind"]>(["game", "product", "book"]); // prettier-ignore
const IS_RHYTHM = /^(?:every|each|once|twice|daily|weekly|fortnightly|monthly|quarterly)\b/i;

/** In the middle of a sentence a note begins small, unless the founder wrote it large and it may be a name. */
export function keepName(text: string, typed = "", answers: Answers = {}): string {
  if (/^I\b/.test(text)) return text;
  const isSmall = /^\s*\p{Ll}/u.test(typed) && !/^\p{Lu}\p{L}*\p{Lu}|^\p{Ll}+\p{Lu}/u.test(text);
  // 'English' is large wherever it is.
  return IS_PLAIN.test(text) || isSmall || isWord(text, answers) ? mendSlips(text.charAt(0).toLowerCase() + text.slice(1)) : text; // prettier-ignore
}

/** Whether the first word is written small where it begins no sentence: 'Maple moves' of somebody with a maple board. */
function isWord(text: string, answers: Answers): boolean {
  const word = /^\p{Lu}\p{Ll}{3,}(?= \p{Ll})/u.exec(text)?.[0].toLowerCase();
  if (word === undefined || NAMED_LIKE.test(word)) return false;
  return Object.values(answers).some((said) => new RegExp(String.raw` ${word}(?![\p{L}])`, "u").test(said)); // prettier-ignore
}

/** People are called so, too. */
const NAMED_LIKE = /^(?:will|mark|bill|rose|grace|hope|faith|joy|june|april|august|jack|frank|grant|dean|dale|art|rich|miles|reed|wade|ruby|ivy|daisy|lily|holly|dawn|penny|page|drew|chase|josh|skip|gene|pat|bob|rob|nick|sue|carol)$/; // prettier-ignore

/** Words that have a capital only because they begin a sentence. */
const IS_PLAIN = /^(?:an?|the|no|not|only|one|two|three|four|some|all|any|every|each|old|new|plain|steel|oak|wood\w*|how|what|when|where|who|most|more|half|many|few|people|nobody|everybody|everyone|somebody|someone|quite|about|it|they|we|you|there|my|our|in|on|at|when|while|last|for|nothing|hardly|almost|nearly|kids|parents|teachers|customers|users|players|readers|listeners)\b/i; // prettier-ignore
