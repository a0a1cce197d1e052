import type { PostType } from "#engine/drafts/draft.ts";
import { findNames } from "#engine/drafts/find-names.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { addQuotation, explainPlay, findVoice, listFigures, listLoved, nameStack, tellBefore } from "./add-pieces.ts"; // prettier-ignore
import { addFacts, addIdea, countFacts } from "./add-facts.ts";
import { arrangePieces } from "./arrange-pieces.ts";
import { isLocalText } from "../community/local.ts";
import { isPriceWelcome, listTypes } from "../community/openness.ts";
import { countSubject, findSubject, findWanted, isOfSubject, listSubjectWords, touchesSubject } from "../community/subject.ts"; // prettier-ignore
import {
  countPieces,
  fillShape,
  INTRODUCTION_WORDS,
  type Room,
  measureOverlap,
  remember,
} from "./fill-shape.ts";
import type { Piece, Shape } from "./shape.ts";
import { introductions } from "../introduce.ts";
import { AMOUNT, isAmongPeers } from "../fit-answers.ts";
import { findRoots, hasWrongThing, keepRoots } from "../keep-roots.ts";
import { dropTold } from "../drop-told.ts";
import { endWithOwn } from "../end-with-own.ts";
import { findDefinite, orderReferences } from "../order-references.ts";
import type { Sibling } from "../post-brief.ts";
import { COUNTED, HABIT, isRemark, KIND_WORDS, OF_IT, POINTS, pointsAtStory } from "./openings.ts";
import { findSectionShape, listShapes, sortByTaste } from "./rank-shapes.ts";
import { isAmongReaders, isAtHome, isReserved } from "../subject-gate.ts";
import { textOf, type UsableAnswers } from "../usable-answers.ts";
import { serveNeeds } from "./serve-needs.ts";
import type { Setting } from "../write-post.ts";
import type { Policy } from "#engine/policy/policy.ts";

/** Joints have a few words more or less than they are counted for. */
const ROOM: Record<"post" | "comment", Room> = {
  post: { fewest: 96, most: 220 },
  comment: { fewest: 43, most: 90 },
};
/** 'So far:', 'It costs' and 'What I did not expect:'. */
const FACT_WORDS = 9;
const LABEL_WORDS = 6;
/** In a thread two sentences and an address are enough, where no more was said. */
const FEWEST_OF_SHORT = 22;
/** A few honest sentences are a post where things are shown; readers with a subject of their own want more. */
const FEWEST_OF_SHOWN = 32;
/** Joints come to these, so that a reader sees more. */
const FEWEST_OF_TERSE = 26;
const FEWEST_OF_TOLD = 60;
/** Of a founder who has answered everything. */
const FEWEST_OF_ALL = 20;
/** Of another post, where that is enough to say something else. */
const FEWEST_OF_NEXT = 84;
/** Besides what it is, what it costs and where it is to be had. */
const FEWEST_STORIES = 2;
/** Where everything has been said once, what was said longest ago may be said again, under another title. */
export const RECENT_SIBLINGS = 6;

export type Filled = { shape: Shape; pieces: Piece[]; isOwn: boolean };

/** What a post is held against: who reads a comment in a thread of another place does not read this. */
export function listRecent({ brief, place }: Setting): Sibling[] {
  const compared = place === "thread" ? brief.siblings : brief.siblings.filter(({ shape }) => !shape?.includes("thread-comment")); // prettier-ignore
  return compared.slice(0, RECENT_SIBLINGS);
}

/** The fewest words of a post for this community, where not more was said. */
export function countFewest({ stance }: Policy): number {
  const isShown = stance.is === "welcome" || stance.is === "flair" || stance.is === "share";
  return isShown ? FEWEST_OF_SHOWN : FEWEST_OF_TOLD;
}

type Wish = {
  isFresh?: boolean;
  hasBusiness?: boolean;
  /** Names its readers' subject less often than they like. */
  isLoose?: boolean;
  length?: "usual" | "shorter" | "shortest" | "terse" | "least";
};

/** Every shape that what was said can fill, the best first; a short one where that is wished, and in a thread. */
export function fillShapes(setting: Setting, ways: Wish = {}): Filled[] {
  const { hasBusiness = false, length = "usual" } = ways;
  const kept = hasBusiness ? setting : { ...setting, answers: leaveBusiness(setting) };
  const isThread = setting.place === "thread";
  if (length !== "usual" && !isThread) {
    const least = countFewest(setting.brief.community.policy);
    const lengths = { shorter: FEWEST_OF_NEXT, shortest: least, terse: Math.min(least, FEWEST_OF_TERSE), least: FEWEST_OF_ALL }; // prettier-ignore
    const fewest = least === FEWEST_OF_TOLD && length === "terse" ? least : lengths[length];
    const measureRoom: typeof roomFor = (...asked) => ({ ...roomFor(...asked), fewest });
    const short = fillInRoom(kept, { ...ways, measureRoom });
    return length === "least" ? short : short.filter(({ pieces }) => isWorthTelling(pieces));
  }
  const filled = length === "usual" ? fillInRoom(kept, { ...ways, measureRoom: roomFor }) : []; // prettier-ignore
  if (filled.length > 0 || !isThread) return filled;
  const measureRoom: typeof roomFor = (...asked) => ({ ...roomFor(...asked), fewest: FEWEST_OF_SHORT }); // prettier-ignore
  const short = fillInRoom(kept, { ...ways, measureRoom });
  return short.toSorted((a, b) => countPieces(b.pieces) - countPieces(a.pieces));
}

/** A scene with two facts, or two stories without any. */
function isWorthTelling(pieces: Piece[]): boolean {
  const stories = pieces.filter(({ is }) => !FACTS_ALONE.has(is));
  const told = pieces.filter(({ is }) => is !== "introduction" && is !== "link");
  return stories.length >= FEWEST_STORIES || (told.length > FEWEST_STORIES && stories.some(({ is }) => is === "scene")); // prettier-ignore
}

/** What tells nothing by itself. */
const FACTS_ALONE: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["introduction", "link", "price", "platform", "numbers", "forWhom", "limits", "askReaders", "askPeers"]); // prettier-ignore

type Ways = Wish & { measureRoom: typeof roomFor };

function fillInRoom(setting: Setting, ways: Ways): Filled[] {
  const { isFresh = false, hasBusiness = false, isLoose = false, measureRoom } = ways;
  const { brief, place, linkPlace, answers } = setting;
  const { community, interview, tone = "plain", postType, maxWords } = brief;
  const { policy } = community;
  const isWished = postType !== undefined && place !== "thread" && postType !== "thread-comment";
  const types = isWished ? [postType] : listTypes(policy);
  const sections = isWished ? null : findSectionShape(policy);
  const shapes = sections ? [{ shape: sections, leavesOut: new Set<AnswerId>(), isOwn: true }] : listShapes(interview.kind, place, types, chooseAsks(setting)); // prettier-ignore
  const hasLink = linkPlace === "content";
  const wanted = findWanted(community);
  const recent = listRecent(setting);
  const countUses = remember((last: string) => recent.filter(({ content }) => content.includes(last)).length); // prettier-ignore
  const subject = place === "maker" || place === "thread" ? [] : findSubject(community);
  const weigh = remember((text: string) => (isReserved(setting) && BUSINESS.test(text) ? 0 : countSubject(text, subject))); // prettier-ignore
  const known = [...KIND_WORDS[interview.kind], ...listSubjectWords(`${brief.project.name} ${answers.what?.sentences[0] ?? ""}`)]; // prettier-ignore
  const isKnown = remember((text: string) => touchesSubject(text, known));
  const rootsOf = remember((question: string) => findRoots(question, answers));
  const isTalk = isAmongReaders(setting);
  // Where it is tells neighbours more than what it costs.
  const isNearby = place === "local" && isLocalText(textOf(answers, "platform"), brief);
  const onSubject = findOnSubject(answers, weigh);
  const figures = listFigures(setting);
  const loved = listLoved(setting);
  const liked = [...wanted, ...onSubject, ...figures, ...loved];
  const isForSubject = place !== "maker" && (isReserved(setting) || policy.kind === "dev" || policy.kind === "academic"); // prettier-ignore
  const [best] = onSubject.toSorted(
    (a, b) => weigh(textOf(answers, b)) - weigh(textOf(answers, a)),
  );
  const openings = brief.siblings.map(({ content }) => content);
  const { name } = brief.project;
  // 'So the software would correct the pump': which one?
  const isOpen = remember((first: string) => findDefinite(first).some(({ noun, start }) => !touchesSubject(start, [noun]) && !touchesSubject(noun, known))); // prettier-ignore
  const isClearStart = (is: Piece["is"], sentences: string[]) =>
    !isRemark(is, sentences) && !OF_IT.test(is === "before" ? "" : (sentences[0] ?? "")) && (is === "before" || is === "teach" || !isOpen(sentences[0] ?? "")) && ((is === "teach" && weigh(sentences[0] ?? "") > 0) || isKnown(sentences.slice(0, is === "before" ? 2 : 1).join(" ")) || (is === "before" && HABIT.test(sentences[0] ?? ""))); // prettier-ignore
  // Players know nothing yet of what went wrong with the lights.
  const isOfPlay = (is: Piece["is"]) => interview.kind === "game" && is === "mistake" && place !== "maker" && place !== "technical"; // prettier-ignore
  const canOpen = ({ is, sentences }: Piece) => {
    const [first = ""] = sentences;
    // What surprised somebody or went wrong is about a thing that has to be named in it.
    const isNamed =
      (is !== "surprise" && is !== "mistake" && is !== "teach" && is !== "oneJob") || isClearStart(is, sentences); // prettier-ignore
    // 'A red exercise book.' answers a question that nobody has read.
    const isAlone = (is !== "before" || !isRemark(is, sentences)) && !POINTS.test(first) && !COUNTED.test(first) && findNames(first, name).length === 0; // prettier-ignore
    return isNamed && isAlone && !openings.some((content) => content.startsWith(first));
  };
  // What costs nothing is no offer.
  const isFree = !AMOUNT.test(textOf(answers, "price"));
  const voice = findVoice(setting, weigh, countUses);
  const joints = place === "thread" ? 0 : countJoints(setting);
  const filled = shapes.flatMap(({ shape, leavesOut, isOwn }): Filled[] => {
    if (shape.postType === "feedback" && !hasLink && !answers.sample) return [];
    const { fewest, most } = measureRoom(shape.postType, maxWords);
    const unsaid = new Set([
      ...(isPriceWelcome(policy) || isFree ? [] : PRICE),
      ...(isTalk && !hasBusiness && weigh(textOf(answers, "numbers")) === 0 ? FIGURES : []),
      ...(isNearby ? PRICE : []),
    ]);
    const unwanted = new Set([...leavesOut, ...unsaid]);
    // What it costs and where it runs is told in any case.
    const facts = place === "thread" ? 0 : countFacts(setting, unsaid);
    const room = { fewest, most: Math.max(fewest, most - joints - facts) };
    const addVoice = (pieces: Piece[]) => addQuotation(pieces, voice, room);
    const addPlay = (pieces: Piece[]) => explainPlay(pieces, setting, room);
    const made = fillShape(shape, { answers, hasLink, leavesOut: unwanted, tone, wanted: liked, loved, countUses, rootsOf, room, isFresh, weighSubject: isForSubject ? weigh : undefined }); // prettier-ignore
    if ("missing" in made) return [];
    const rooted = keepRoots(leaveOneOffer(made.pieces, setting), answers, rootsOf);
    if (!rooted) return [];
    const arranged = arrangePieces(rooted, {
      weigh,
      wanted: place === "maker" || place === "thread" ? [] : wanted,
      isClear: ({ is, sentences }) => !COUNTED.test(sentences[0] ?? "") && !isOfPlay(is) && isClearStart(is, sentences), // prettier-ignore
      isTalk,
      numbers: findEnd(rooted, setting, room, unwanted),
      canOpen: isForSubject ? canOpen : undefined,
      isTechnical: place === "technical",
    });
    const complete = addIdea(arranged, setting, { most: room.most, leavesOut: unsaid, countUses });
    const ordered = orderReferences(serveNeeds(complete, setting), answers, { most: room.most, leavesOut: unwanted }); // prettier-ignore
    if (!ordered) return [];
    if (place === "thread" && ordered.some((piece) => pointsAtStory(piece, answers))) return [];
    const told = addVoice(addPlay(tellBefore(nameStack(dropTold(ordered), setting, room), setting, room))); // prettier-ignore
    if (countPieces(told) < room.fewest) return [];
    const ended = endWithOwn(told, setting, { ...room, leavesOut: unwanted });
    // What a question rests on may rest on something itself.
    const isGrown = ended !== null && ended.some(({ is }) => is === "stackOrMaterial") && !told.some(({ is }) => is === "stackOrMaterial"); // prettier-ignore
    const asked = isGrown ? orderReferences(ended, answers, { most: room.most, leavesOut: unwanted }) : ended; // prettier-ignore
    if (!asked) return [];
    const pieces = addFacts(asked, setting, { most: room.most + facts, leavesOut: unsaid });
    // 'How it started:' is counted nowhere else.
    const label = place === "thread" && pieces.some(({ is }) => is === "scene") ? LABEL_WORDS : 0;
    if (countPieces(pieces) + label > room.most + facts) return [];
    if (!isLoose && !isAtHome(pieces, setting, { wanted, weigh })) return [];
    if (hasWrongThing(pieces, textOf(answers, "what"))) return [];
    return [{ shape, pieces, isOwn }];
  });
  return sortByTaste(filled, {
    tone,
    wanted,
    loved,
    isReserved: isForSubject,
    best: isForSubject ? best : undefined,
    isShown: place === "showcase" || place === "thread",
    isSceneWelcome: policy.kind !== "dev" || policy.stance.is !== "value" || wanted.includes("scene"), // prettier-ignore
    isTalk: place === "hobby" || place === "audience" || place === "local",
    weigh: ({ sentences }) => weigh(sentences.join(" ")),
    measureOverlap: (pieces) => measureOverlap(pieces, recent),
  });
}

/** The words of ours that may come to what was counted: a campaign says who its people are. */
function countJoints({ brief, answers }: Setting): number {
  const { project, interview } = brief;
  const what = answers.what?.sentences[0] ?? "";
  const said = { name: project.name, what, who: answers.who?.sentences[0] ?? null, city: interview.place }; // prettier-ignore
  const longest = Math.max(...introductions(said, interview).map(countWords));
  const introduction = longest - countWords(what) - INTRODUCTION_WORDS;
  return Math.max(0, introduction) + FACT_WORDS;
}

/** What somebody charged and sold is no subject of theirs. */
function leaveBusiness(setting: Setting): UsableAnswers {
  const { answers } = setting;
  if (!isAmongReaders(setting)) return answers;
  const kept = Object.entries(answers).filter(([id]) => (id !== "mistake" && id !== "numbers") || !BUSINESS.test(textOf(answers, id))); // prettier-ignore
  return Object.fromEntries(kept);
}

const BUSINESS = /\b(?:charg(?:ed|ing)|refund(?:s|ed)?|profits?|revenue|sold|sales|sell more|copies|percentage|flat (?:rate|fee)|subscribers|customers|paid|invoices?|up front|deposit)\b/i; // prettier-ignore

const STORIES: AnswerId[] = ["scene", "before", "mistake", "surprise", "unusual", "stackOrMaterial", "teach", "episode", "premise", "oneJob", "userSaid"]; // prettier-ignore

/** What can be told about what readers came for. */
function findOnSubject(answers: UsableAnswers, weigh: (text: string) => number): AnswerId[] {
  return STORIES.filter((id) => weigh(textOf(answers, id)) > 0);
}

const FIGURES: AnswerId[] = ["numbers"];
const PRICE: AnswerId[] = ["price"];

/** Makers are asked what makers know first; what cannot be asked there is no answer any more. */
function chooseAsks({ brief, place, answers }: Setting): AnswerId[] {
  if (place === "maker") return ["askPeers", "askReaders"];
  if (place !== "technical") return isAmongPeers(brief.community, place, brief.interview.kind) ? ["askPeers", "askReaders"] : ["askReaders"]; // prettier-ignore
  // Who makes games is no player of this one.
  const { kind } = brief.community.policy;
  if (kind === "trade" || (kind === "dev" && brief.interview.kind !== "software")) return ["askPeers", "askReaders"]; // prettier-ignore
  return isOfSubject(brief.community, answers) ? ["askReaders", "askPeers"] : ["askPeers", "askReaders"]; // prettier-ignore
}

/** Price and opening hours together are an advert where moderators have to be asked. */
function leaveOneOffer(pieces: Piece[], { brief, place }: Setting): Piece[] {
  const isStrict = brief.community.policy.stance.is === "ask" || place === "local";
  const where = pieces.find(({ is }) => is === "platform");
  if (!isStrict || !where || !pieces.some(({ is }) => is === "price")) return pieces;
  const isHere = place === "local" && isLocalText(where.sentences.join(" "), brief);
  const drops = where.isOptional && !isHere ? "platform" : "price";
  return pieces.filter(({ is }) => is !== drops);
}

/** Figures that can end a text which would stop on what it lacks. */
function findEnd(
  pieces: Piece[],
  { answers }: Setting,
  { most }: Room,
  leavesOut: ReadonlySet<AnswerId>,
): Piece | null {
  const sentences = answers.numbers?.sentences;
  if (!sentences || leavesOut.has("numbers") || pieces.some(({ is }) => is === "numbers")) return null; // prettier-ignore
  const piece: Piece = { is: "numbers", sentences, isOptional: true };
  return countPieces([...pieces, piece]) <= most ? piece : null;
}

function roomFor(postType: PostType, maxWords = Infinity): Room {
  const { fewest, most } = ROOM[postType === "thread-comment" ? "comment" : "post"];
  return { fewest: Math.min(fewest, maxWords * 0.6), most: Math.min(most, maxWords) };
}
