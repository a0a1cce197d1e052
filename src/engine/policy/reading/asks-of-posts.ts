import {
  isBefore,
  isBeforePage,
  isIntroducing,
  isLookingUp,
  isPage,
  isSelf,
  isWritingTo,
} from "./concepts/page-words.ts";
import { isArticle, isWithin } from "./concepts/word-lists.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import { ALL_SUBJECTS } from "./marks.ts";
import type { Part } from "./part.ts";
import { WEAK } from "./stand/goes-on.ts";

const COMMENTS = /^(?:comments?|replies|kommentar(?:en?)?|commentaires?|comentarios?)$/;
const ANSWERS = /^(?:answers?|responses?)$/;
const POSTS =
  /^(?:posts?|submissions?|threads?|beitrage?|messages?|publications?|publicacion\w*|publicac\w*)$/;
const APPEALS = /^(?:appeal|unban)\w*$/;
export const DOUBTS = /^(?:unsure|sure|unclear|doubt|unsicher|doute|duda|duvida|wondering)$/;
const CONDITIONS = /^(?:if|when|in|unsure|not|wenn|falls|im|si|en|se|em|caso)$/;
/** 'If you think that we are wrong, write to us': an appeal. */
const DISAGREES =
  /^(?:wrong|mistaken|disagree|falsch|irren|tort|erreur|equivoc\w*|errad\w*|engan\w*)$/;
const OPENING = 6;

/** Whether a sentence speaks to who posts at all: not of comments alone, of appeals, or of those in doubt. */
export function asksOfPosts(sentence: Part): boolean {
  const words = sentence.tokens.slice(sentence.from, sentence.to).map(({ text }) => text);
  return (
    !isOnComments(sentence, words) &&
    !isOfModerators(sentence, words) &&
    !isReport(sentence, words) &&
    !words.some((word) => APPEALS.test(word)) &&
    !isInDoubt(words) &&
    !isOnPage(sentence, words) &&
    !isBeforeWriting(words) &&
    !isOfNewcomers(sentence, words)
  );
}

/** 'Introduce yourself in the welcome thread first': where people say who they are, and no room for a post. */
function isOfNewcomers(sentence: Part, words: readonly string[]): boolean {
  return (
    words.some(isIntroducing) &&
    words.some(isSelf) &&
    sentence.rooms("thread").length > 0 &&
    sentence.subjects().length + sentence.rooms("mods").length === 0
  );
}

const MODERATORS =
  /^(?:mods?|moderators?|moderator(?:en|innen)|modos?|moderat(?:eur|rice)s?|moderador\w*)$/;
const ALLOWS =
  /^(?:allow|accept|approve|tolerat|permit|host|want|welcom|erlaub|dulde|woll|genehm|accept|autoris|toler|veul|permit|acept|admit|quier|aceit|quer)/;

/** 'Mods don't join the contest': what they do themselves, and nothing that they refuse to others. */
function isOfModerators(sentence: Part, words: readonly string[]): boolean {
  const at = words.findIndex((word) => MODERATORS.test(word));
  const denials = sentence.moods("deny");
  return (
    at !== -1 &&
    words.slice(0, at).every((word) => isArticle(word)) &&
    words.length > at + 1 &&
    denials.length > 0 &&
    denials.every(({ from, to }) => to - from === 1 && WEAK.test(words[from] ?? "")) &&
    !words.some((word) => ALLOWS.test(word))
  );
}

const REPORTS = /^(?:report|reporta|reportad|reporten|reporte|reportem)$/;

/** 'Report thieves to us with a link': what readers do, and nothing that a post needs. */
function isReport(sentence: Part, words: readonly string[]): boolean {
  const first = words.find((word) => word !== "please");
  return REPORTS.test(first ?? "") && !sentence.has("require", "permit", "only");
}

const MOST_BETWEEN = 3;

/** 'No puns in comments': said of comments alone. */
export function isOfComments(sentence: Part): boolean {
  const words = sentence.tokens.slice(sentence.from, sentence.to).map(({ text }) => text);
  const at = words.findIndex((word) => COMMENTS.test(word));
  return (
    at !== -1 &&
    words.slice(Math.max(0, at - MOST_BETWEEN), at).some(isWithin) &&
    !words.some((word) => POSTS.test(word))
  );
}

function isAnswering(word: string): boolean {
  return COMMENTS.test(word) || ANSWERS.test(word);
}

const NAMED_COMMENTS =
  /^(?:(?:top|first|level|toplevel|parent|direct|all|no|low|effort|quality|joke|your|rules?|for|on|keine|alle|tous|toutes|les|pas|de|todos|los|os) )*(?:comments|replies|answers|responses|kommentare|commentaires|comentarios|comment rules?)(?: |$)/;

/** 'Top-level comments', 'Rules for answers': a name under which posts are not spoken of, unless they are named. */
export function isNamedForComments(name: Part): boolean {
  const words = name.tokens.map(({ text }) => text).filter((text) => /^\p{L}{2,}/u.test(text));
  return NAMED_COMMENTS.test(words.join(" ")) && !words.some((word) => POSTS.test(word));
}

const MOST_BEFORE_BAN = 3;
const NEAR_COMMENTS = 3;

/** 'Comments with nothing but a smiley get removed', 'don't paste it into comments': no ban on posts. */
export function bansInComments(sentence: Part): boolean {
  const [deny] = sentence.moods("deny");
  const isOurs = sentence.subjects().some(({ id }) => isPromoting(ALL_SUBJECTS[id].of));
  // 'Not even in comments'
  if (!deny || isOurs || sentence.has("even", "included")) return false;
  const words = sentence.tokens.slice(sentence.from, sentence.to).map(({ text }) => text);
  const led = words.filter((word) => !isArticle(word)).slice(0, NEAR_COMMENTS);
  const isLed = isAnswering(led[0] ?? "") && !led.some((word) => POSTS.test(word));
  // 'No off-topic comments, memes or jokes' goes on to posts.
  const isMore = words.slice(words.findIndex((word) => COMMENTS.test(word))).includes(",");
  const isBan =
    deny.from - sentence.from <= MOST_BEFORE_BAN && !isMore && !sentence.has("require", "only");
  return isLed || (isBan && isOfComments(sentence));
}

const FARTHEST_PAGE = 4;

/** 'The sidebar only has the titles': what is said of the page that the rules are on. */
function isOnPage(sentence: Part, words: readonly string[]): boolean {
  const at = words.findIndex(isPage);
  return (
    at !== -1 &&
    at < FARTHEST_PAGE &&
    words.slice(0, at).every(isBeforePage) &&
    !sentence.has("deny", "permit", "require")
  );
}

const FARTHEST_WRITING = 5;

/** 'Read the reason before you write to us': what is done before a question to the moderators, and nothing to ask them. */
function isBeforeWriting(words: readonly string[]): boolean {
  const at = words.findIndex(isBefore);
  const isLed = words.slice(0, FARTHEST_PAGE).some(isLookingUp);
  return at !== -1 && isLed && words.slice(at, at + 1 + FARTHEST_WRITING).some(isWritingTo);
}

/** 'Top-level comments must …', and not 'posts and comments must …'. */
function isOnComments(sentence: Part, words: readonly string[]): boolean {
  const [asked] = [...sentence.moods("require"), ...sentence.moods("only")];
  if (!asked) return false;
  const before = words.slice(0, asked.from);
  // 'Shop links in the comments only' is said of links.
  const isSpokenOf = before.some(
    (word, at) => isAnswering(word) && !before.slice(Math.max(0, at - 2), at).some(isWithin),
  );
  return isSpokenOf && !before.some((word) => POSTS.test(word));
}

/** 'If you are not sure, ask us first' asks nothing of those who are. */
function isInDoubt(words: readonly string[]): boolean {
  const opening = words.slice(0, OPENING);
  return (
    CONDITIONS.test(words[0] ?? "") &&
    opening.some((word) => DOUBTS.test(word) || DISAGREES.test(word))
  );
}
