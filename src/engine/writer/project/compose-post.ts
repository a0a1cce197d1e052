import { BLANK_HINTS } from "#engine/posts/blank-hints.ts";
import type { ComposedPost, Composition, PostBrief } from "#engine/posts/post-brief.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { Place } from "../place/place.ts";
import type { PlanEntry, Wish } from "../plan/plan.ts";
import { planPosts } from "../plan/plan-posts.ts";
import { isMatter } from "../plan/shelf.ts";
import { readAnswers } from "../told/read-answers.ts";
import type { Matter, Told } from "../told/told.ts";
import { completePost } from "../word/complete-post.ts";
import { createAsker, withoutDoubt } from "./ask-enough.ts";
import { imagineAnswers } from "./imagine-answers.ts";
import { readPlace } from "./read-place.ts";

type Planned = Extract<PlanEntry, { is: "post" }>;

/** One post for one community beside those that the project has, or what is missing for it. */
export function composePost(brief: PostBrief): Composition {
  const { project, interview, community, siblings } = brief;
  const told = readAnswers(project, interview);
  const place = readPlace(community.name, community, told);
  const wish = readWish(brief, place);
  const [telling] = wish.must ? planPosts(told, [place], wish) : [];
  const [first] =
    telling?.is === "post" ? [telling] : planPosts(told, [place], { ...wish, must: undefined });
  const recent = { ...wish, must: undefined, siblings: siblings.slice(0, RECENT) };
  // Who has answered everything may say again what stands in older posts alone.
  const [entry] = first?.is === "told" ? planPosts(told, [place], recent) : [first];
  const complete = (from: Told, planned: PlanEntry | undefined): ComposedPost | null => {
    if (planned?.is !== "post") return null;
    const post = completePost(from, planned, listUsed(siblings));
    return post && { ...post, notesIgnored: Boolean(brief.notes?.trim()) };
  };
  const post = complete(told, entry);
  if (post) return { is: "post", post };
  if (!entry || entry.is === "closed")
    return { is: "closed", reason: entry?.reason ?? "comments-only" };
  const refusal = explainRefusal(told, place, entry, siblings);
  if (!brief.isAnyway) return refusal;
  const insisted = planAnyway(told, place, wish, refusal);
  const draft = complete(insisted.told, insisted.planned);
  return draft ? { is: "post", post: draft } : refusal;
}

/** As many of the newest posts hold a new one off, whatever was told. */
export const RECENT = 6;

/** Titles that no other post of the project may have. */
export function listUsed(siblings: readonly { title: string }[]): Set<string> {
  return new Set(siblings.map(({ title }) => title));
}

/** A type that the community does not take is no wish that can be met there. */
function readWish(brief: PostBrief, place: Place): Wish {
  const { siblings, maxWords, tone, angle, postType, tells = [] } = brief;
  const isTaken = postType !== undefined && place.form === "post" && place.types.includes(postType);
  const isPlain = tone === undefined || tone === "plain";
  return {
    siblings,
    maxWords,
    angle,
    ...(!isPlain && { tone }),
    ...(isTaken && { postType }),
    ...(tells.some(isMatter) && { must: tells.filter(isMatter) }),
  };
}

type Unwritten = Exclude<PlanEntry, { is: "closed" }>;
export type Refusal = Exclude<Composition, { is: "post" } | { is: "closed" }>;

/** Which answers are missing; where all were given, who has them. */
export function explainRefusal(
  told: Told,
  place: Place,
  entry: Unwritten,
  siblings: PostBrief["siblings"],
  ask = createAsker(told),
): Refusal {
  // A post for which no title was left.
  const others =
    entry.is === "post" ? siblings.flatMap(({ fullName }) => fullName ?? []) : entry.others;
  if (entry.is === "told") return { is: "told", others };
  const questions = ask(place, siblings);
  const isOffSubject = entry.is === "asks" && entry.isOffSubject;
  if (questions.length > 0) return { is: "asks", questions, isOffSubject, others };
  // Whom it is for can always be said anew.
  return isOffSubject
    ? { is: "asks", questions: ["forWhom"], isOffSubject, others }
    : { is: "told", others };
}

/**
 * For founders who insist. In doubt about the subject, or where others have it all, it is written as it would
 * be elsewhere; where an answer is missing, a blank stands in its place.
 */
function planAnyway(
  told: Told,
  asked: Place,
  asWished: Wish,
  refusal: Refusal,
): { told: Told; planned: PlanEntry | undefined } {
  const wish: Wish = { ...asWished, isInsisted: true };
  const place = { ...withoutDoubt(asked), fewestWords: 0 };
  const isDoubt = refusal.is === "asks" && refusal.isOffSubject;
  const whole = isDoubt || refusal.is === "told";
  const [fitting] = whole ? planPosts(told, [withoutDoubt(asked)], wish) : [];
  if (fitting?.is === "post") return { told, planned: fitting };
  if (refusal.is === "told")
    return { told, planned: planPosts(told, [place], { ...wish, siblings: [] })[0] };
  const [missing = "scene"] = refusal.questions;
  const blank = leaveBlank(told, missing);
  if (missing === "what") return { told: blank, planned: planAround(blank, place, wish) };
  const must = { ...wish, must: [missing], postType: undefined };
  const planned = [must, { ...must, siblings: [] }]
    .map((each) => planPosts(blank, [place], each)[0])
    .find((each) => each?.is === "post");
  return { told: blank, planned: planned ?? planAround(blank, place, wish) };
}

/** What there is, and else the thing alone. */
function planAround(told: Told, place: Place, wish: Wish): PlanEntry {
  const [planned] = planPosts(told, [place], { ...wish, postType: undefined, siblings: [] });
  if (planned?.is === "post") return planned;
  const bare: Planned = { place, is: "post", opening: "thing", matters: [], question: null };
  return bare;
}

/** One blank for what is missing most; the founder fills it in. */
function leaveBlank(told: Told, missing: AnswerId): Told {
  const hint = `{{${BLANK_HINTS[missing]}}}`;
  if (missing === "what") return { ...told, what: hint };
  const imagined = imagineAnswers(told, [missing]);
  const matters = imagined.matters.map((matter) =>
    matter.id === missing ? blankOut(matter, hint) : matter,
  );
  return { ...imagined, matters };
}

function blankOut(matter: Matter, hint: string): Matter {
  return { ...matter, paragraphs: [hint], sentences: [hint] };
}
