import { compareWordRuns, readWordRuns, type WordRuns } from "#engine/text/word-similarity.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import {
  askEnough,
  FEWEST_QUESTIONS,
  imagineAnswers,
  BEARS_SUBJECT,
  isNearly,
  listOpen,
  listWeak,
} from "./ask-next.ts";
import { findUnserved, isGivenAway } from "./community/needs.ts";
import {
  findClosed,
  listTypes,
  placeLink,
  readDemands,
  takesOnlyLinks,
} from "./community/openness.ts";
import { type Filled, fillShapes, listRecent, RECENT_SIBLINGS } from "./shapes/fill-shapes.ts";
import { fitAnswers } from "./fit-answers.ts";
import { findUnmet } from "./meet-requirements.ts";
import { placeOf } from "./place-of.ts";
import type { ComposedPost, Composition, PostBrief, Sibling } from "./post-brief.ts";
import { isLikeSibling } from "./siblings.ts";
import { isAmongReaders, isOffSubject, isReserved, lacksSubject } from "./subject-gate.ts";
import { findUsable, type UsableAnswers } from "./usable-answers.ts";
import { writeLinkPost } from "./write-link-post.ts";
import { type Setting, writePost } from "./write-post.ts";
import { BLANK_HINTS } from "./blank-hints.ts";
import { type Piece, DETAILS } from "./shapes/shape.ts";

/** Shapes that break a rule of the community are passed over, as long as others are left to try. */
const MOST_TRIES = 8;

/**
 * What the founder said, arranged for one community; the same seed writes the same post. Where there is
 * nothing to tell it asks, and where nothing may be posted it says so.
 */
export function composePost(brief: PostBrief, seed: number): Composition {
  const tried = tryToCompose(brief, seed);
  return "setting" in tried ? askFor(tried) : tried;
}

/** The same post, or none: to find out what is missing takes many times as long. */
export function writeOrLeave(brief: PostBrief, seed: number): ComposedPost | null {
  const tried = tryToCompose(brief, seed);
  return "is" in tried && tried.is === "post" ? tried.post : null;
}

/** What was told is not enough. */
type Untold = { setting: Setting; usable: UsableAnswers; open: AnswerId[]; lacks: boolean };

function tryToCompose(brief: PostBrief, seed: number): Composition | Untold {
  const { policy, category } = brief.community;
  const { kind } = brief.interview;
  const reason = findClosed(policy, kind);
  if (reason) return { is: "closed", reason };
  const demands = readDemands(policy);
  const linkPlace = placeLink(policy, demands, brief.project.url, isGivenAway(brief));
  const usable = findUsable(brief, demands, linkPlace);
  const place = placeOf(policy, category, kind);
  const answers = fitAnswers(usable, brief.community, place, kind);
  const setting: Setting = { brief, seed, place, demands, linkPlace, answers, all: usable };
  const isInsisted = brief.isAnyway === true;
  if (!isInsisted && isOffSubject(setting, usable)) return { is: "closed", reason: "off-subject" };
  if (takesOnlyLinks(policy)) return writeLinkPost(setting);
  const lacks = lacksSubject(setting);
  const open = listOpen(brief, place, usable, { lacksSubject: lacks });
  const post = writeWith(setting, usable, open) ?? (isInsisted ? draftAnyway(setting) : null);
  if (post) return { is: "post", post };
  // Whoever has nothing left to answer is not asked again.
  const isDone = open.length === 0 || Object.keys(usable).length >= MUCH_TOLD;
  const isServed = place === "thread" || findUnserved(brief).every((id) => usable[id]);
  const short = isDone && !lacks && (isServed || open.length === 0) ? writeShort(setting, open.length > 0) : null; // prettier-ignore
  return short ? { is: "post", post: short } : { setting, usable, open, lacks };
}

function askFor({ setting, usable, open, lacks }: Untold): Composition {
  const { brief, place } = setting;
  const { kind } = brief.interview;
  if (lacks && open.every((id) => !BEARS_SUBJECT.has(id))) return { is: "closed", reason: "off-subject" }; // prettier-ignore
  const weak = listWeak(brief, usable).slice(0, 1);
  // Who has answered everything, and well, has nothing for these readers.
  if (open.length === 0 && weak.length === 0) return { is: "closed", reason: "off-subject" };
  if (open.length === 0) return { is: "asks", questions: weak, isOffSubject: lacks };
  const questions = askEnough(
    open,
    isNearly(brief, place, usable) ? 1 : FEWEST_QUESTIONS,
    (ids, how = { isLong: false }) => {
      const imagined = { ...usable, ...imagineAnswers(ids, brief, how) };
      const fitting = fitAnswers(imagined, brief.community, place, kind);
      const left = open.filter((id) => !ids.includes(id));
      return writeWith({ ...setting, answers: fitting, all: imagined }, imagined, left) !== null;
    },
  );
  return { is: "asks", questions, isOffSubject: lacks };
}

/** A post of what was said; none while more has to be said for a good one. */
function writeWith(setting: Setting, usable: UsableAnswers, open: AnswerId[]): ComposedPost | null {
  const { brief, place } = setting;
  const isInsisted = brief.isAnyway === true;
  const canAsk = open.length > 0;
  // What readers there look for first is asked before anything is written without it.
  const unserved = place === "thread" ? [] : findUnserved(brief).filter((id) => !usable[id]);
  if (unserved.length > 0 && !isInsisted) return null;
  const isMuch = Object.keys(usable).length >= MUCH_TOLD;
  const written = writeAny(setting, { canAsk, isMuch });
  // What would be taken for an advert there is not worth posting while there is more to tell.
  const isShown = listTypes(brief.community.policy).every((type) => type === "showcase" || type === "feedback"); // prettier-ignore
  const isAdvert = written !== null && written.isAdvert && isReserved(setting) && !isShown;
  // Who has told much already is shown what there is, with what the checks say of it.
  return isAdvert && canAsk && !isMuch && !isInsisted ? null : (written?.post ?? null);
}

/** From here on nobody is asked for more before they see a post. */
const MUCH_TOLD = 7;

/**
 * A post of the usual length that is unlike the others; then what was told least, in fewer words where the
 * community takes short posts; then, where nothing else is left, what went wrong with the money.
 */
function writeAny(
  setting: Setting,
  { canAsk, isMuch }: { canAsk: boolean; isMuch: boolean },
): Written | null {
  const fills = new Map<string, Filled[]>();
  const write = (ways: Ways, mostAlike: number, isLast: boolean) => {
    const key = JSON.stringify(ways);
    const filled = fills.get(key) ?? fillShapes(setting, ways);
    fills.set(key, filled);
    return writeFirst(setting, filled, { canAsk, mostAlike, isLast });
  };
  const isSecond = setting.brief.siblings.length > 0;
  const tries = listTries(setting, canAsk && !isMuch);
  const last = tries.at(-1)?.[1] ?? 1;
  const isFine = (written: Written) => !written.isAdvert || !isReserved(setting);
  let advert: Written | null = null;
  for (const [length, limit] of tries) {
    const ways: Ways = length === "usual" ? {} : { isFresh: isSecond, length };
    const written = write(ways, limit, limit === last);
    if (written && isFine(written)) return written;
    advert ??= written;
  }
  const rest = advert ?? (isAmongReaders(setting) ? write({ hasBusiness: true }, last, true) : null); // prettier-ignore
  // Another answer would not make what was said any more of their subject.
  const isLoose = isMuch && setting.place === "technical" && !lacksSubject(setting);
  return rest ?? (isLoose ? write({ isLoose }, last, true) : null);
}

/** The few words that there are, where nothing more can be asked for. */
function writeShort(setting: Setting, canAsk: boolean): ComposedPost | null {
  const filled = fillShapes(setting, {
    length: "least",
    isFresh: setting.brief.siblings.length > 0,
  });
  return writeFirst(setting, filled, { canAsk, mostAlike: ALIKE.atLast, isLast: true })?.post ?? null; // prettier-ignore
}

type Try = [length: NonNullable<Ways["length"]>, mostAlike: number];

const atBothLengths = (limit: number): Try[] => [["usual", limit], ["shortest", limit]]; // prettier-ignore

/**
 * What fits a place best comes before what was told least: its readers saw no other post. Who has nothing
 * more to tell may say more of it again.
 */
function listTries({ brief, place }: Setting, canAsk: boolean): Try[] {
  const { liked, most, atLast, ofThread } = ALIKE;
  if (brief.siblings.length === 0) return [...atBothLengths(1), ["terse", 1]];
  // Who reads a thread has mostly read nothing else: what says most comes before what is new.
  if (place === "thread") return [ofThread, 1].flatMap(atBothLengths);
  return [["usual", liked], ["usual", most], ["shorter", liked], ["shorter", most], ["shortest", most], ...(canAsk ? [] : atBothLengths(atLast))]; // prettier-ignore
}

type Ways = NonNullable<Parameters<typeof fillShapes>[1]>;

type Written = { post: ComposedPost; breaks: number; isAdvert: boolean };

/**
 * The share of its runs of words that a post may have in common with another: readers who see both take the
 * second for spam. Who has nothing more to tell may say more of it again.
 */
const ALIKE = { liked: 0.5, most: 0.62, atLast: 0.8, ofThread: 0.72 };

/** The first that begins unlike the other posts of the project, breaks no rule and reads like no advert. */
function writeFirst(
  setting: Setting,
  filled: Filled[],
  { canAsk, mostAlike, isLast }: { canAsk: boolean; mostAlike: number; isLast: boolean },
): Written | null {
  const { brief } = setting;
  const { angle = 0 } = brief;
  const isStrict = isReserved(setting);
  const recent = brief.siblings.slice(0, RECENT_SIBLINGS);
  const isCopy = ({ content }: ComposedPost) => {
    const runs = readWordRuns(content);
    return listRecent(setting).some((other) => compareWordRuns(runs, runsOf(other)) > mostAlike);
  };
  // A comment that is unlike another and says nearly nothing is no better than one that is like it.
  const isThin = ({ content }: ComposedPost) => setting.place === "thread" && !isLast && countWords(content.replaceAll(/https?:\/\/\S+/g, "")) < FEWEST_OF_COMMENT; // prettier-ignore
  // Who has answered everything may say again what was said longest ago.
  const others = isLast ? [brief.siblings, recent, ...(canAsk ? [] : [[]])] : [brief.siblings];
  for (const siblings of others) {
    const posts: Written[] = [];
    for (const { shape, pieces } of filled) {
      if (siblings.some((other) => other.shape === shape.id)) continue;
      const written = writePost(setting, { shape: shape.id, postType: shape.postType, pieces });
      if (!written || isLikeSibling(written, siblings)) continue;
      if (siblings.length > 0 && (isThin(written) || isCopy(written))) continue;
      const unmet = findUnmet(written, shape.postType, brief);
      const post = { ...written, unmet: unmet.map(({ sentence }) => sentence) };
      const isAdvert = unmet.some(({ isOfStance }) => isOfStance);
      const breaks = unmet.filter(({ isOfStance }) => isStrict || !isOfStance).length;
      if (breaks === 0 && angle === 0) return { post, breaks, isAdvert };
      posts.push({ post, breaks, isAdvert });
      if (posts.length >= MOST_TRIES && angle === 0) break;
    }
    const best = posts.toSorted((a, b) => a.breaks - b.breaks);
    if (best.length > 0) return pickAngle(best, angle);
  }
  return null;
}

const FEWEST_OF_COMMENT = 38;

/** Every shape is held against the same posts. */
const RUNS = new WeakMap<Sibling, WordRuns>();

function runsOf(sibling: Sibling): WordRuns {
  const runs = RUNS.get(sibling) ?? readWordRuns(sibling.content);
  RUNS.set(sibling, runs);
  return runs;
}

/** Another angle is another answer to begin with. */
function pickAngle(posts: Written[], angle: number): Written | null {
  const openings = [...new Set(posts.map(({ post }) => post.rests[0]))];
  const wanted = openings[angle % Math.max(1, openings.length)];
  return posts.find(({ post }) => post.rests[0] === wanted) ?? null;
}

const ORDER: AnswerId[] = ["scene", "before", "unusual", "mistake", "numbers", "limits", "platform", "price", "askReaders"]; // prettier-ignore
const MOST_ANSWERS = 5;

/** For founders who insist: everything usable in the plainest order, and one blank for what is missing most. */
function draftAnyway(setting: Setting): ComposedPost | null {
  const { brief, answers, place, linkPlace } = setting;
  const { kind } = brief.interview;
  const [missing = "scene"] = listOpen(brief, place, answers);
  const blank = { sentences: [`{{${BLANK_HINTS[missing]}}}`], isOptional: false };
  const ordered = [...new Set([...ORDER.slice(0, 2), ...DETAILS[kind], ...ORDER.slice(2)])];
  const pieces: Piece[] = ordered.flatMap((is): Piece[] => {
    if (is === missing) return [{ is, ...blank }];
    const sentences = answers[is]?.sentences;
    return sentences ? [{ is, sentences, isOptional: true }] : [];
  });
  const kept = pieces.filter(({ is }) => is === missing || pieces.filter((piece) => piece.is !== missing).findIndex((piece) => piece.is === is) < MOST_ANSWERS); // prettier-ignore
  const opens = kept.filter(({ is }) => is === "scene" || is === "before");
  const rest = kept.filter(({ is }) => is !== "scene" && is !== "before");
  const what = answers.what?.sentences ?? blank.sentences;
  const introduction: Piece = { is: "introduction", sentences: what, isOptional: false };
  const link: Piece[] = linkPlace === "content" ? [{ is: "link", sentences: [], isOptional: false }] : []; // prettier-ignore
  const asks = rest.filter(({ is }) => is === "askReaders");
  const body = rest.filter(({ is }) => is !== "askReaders");
  const post = writePost(setting, {
    shape: "anyway",
    postType: place === "thread" ? "thread-comment" : "story",
    pieces: [...opens, introduction, ...body, ...link, ...asks],
  });
  if (!post) return null;
  const unmet = findUnmet(post, post.postType, brief).map(({ sentence }) => sentence);
  return { ...post, unmet };
}
