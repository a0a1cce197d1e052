import { createDraftReader } from "#engine/drafts/read-draft.ts";
import { MAX_TITLE_LENGTH, type PostType } from "#engine/drafts/draft.ts";
import { breaksDemands, readDemands, spellAddresses } from "#engine/posts/community/openness.ts";
import {
  addPhrases,
  chooseFlair,
  findTitlePrefix,
  judgePost,
  OPEN_FLAIR,
} from "#engine/posts/meet-requirements.ts";
import { contentWords, hasWord, readForms } from "#engine/demands/find-words.ts";
import { isAlike } from "#engine/demands/is-alike.ts";
import { dropFullStop } from "#engine/text/characters.ts";
import type { ComposedPost } from "#engine/posts/post-brief.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { Place } from "../place/place.ts";
import { tellFor } from "../plan/list-candidates.ts";
import { isOfThing, type PlanEntry } from "../plan/plan.ts";
import { nameShape, readFormat } from "../plan/shape.ts";
import { listFollowing, listMarkedTitles } from "../told/steer-sentences.ts";
import { keepFound } from "../told/keep-found.ts";
import { findMatter, type Told } from "../told/told.ts";
import { listAttachments } from "./list-attachments.ts";
import { wordPost } from "./word-post.ts";

type Planned = Extract<PlanEntry, { is: "post" }>;

/** A planned post with everything that its community demands around the words, and what it still lacks. */
export function completePost(
  told: Told,
  planned: Planned,
  used: ReadonlySet<string>,
): ComposedPost | null {
  return completeAndJudge(told, planned, used)?.post ?? null;
}

/** The same, with whether it would count as promotion. */
export type CompletedPost = { post: ComposedPost; isPromotional: boolean };

export function completeAndJudge(
  told: Told,
  planned: Planned,
  used: ReadonlySet<string>,
): CompletedPost | null {
  const { place } = planned;
  const { policy } = place;
  const { interview, project } = told;
  const written = wordPost(told, planned, used);
  const postType = choosePostType(planned);
  const prefix =
    findTitlePrefix(policy, postType, interview.kind) ||
    (place.titleTag && place.form !== "comment" ? `${place.titleTag} ` : "");
  const demands = readDemands(policy);
  const torn = new Set(listFollowing(told));
  const listAllowed = (titles: readonly string[]) =>
    titles
      .filter((title) => !torn.has(title))
      .map((title) => `${prefix}${title}`)
      .filter((title) => !breaksDemands(title, demands) && isTitleFor(title, place));
  const wished = listWished(told, planned, used);
  const ideas = listAllowed([...wished, ...written.titles]);
  const offered = listAllowed([...new Set([...wished, ...written.ranked])]);
  // What was left blank is no title; the name is one that the founder will change.
  const whole = offered.filter((title) => !BLANK.test(title));
  const allowed = whole.length < offered.length && whole.length === 0 ? [project.name] : whole;
  const content = spellAddresses(addPhrases(written.content, policy, postType), policy, postType);
  const flair = pickFlair(planned, told, chooseFlair(policy, postType, interview.stage, content));
  const shape = nameShape(place, planned);
  const form = readFormat(shape);
  const best = findTaken(allowed, (title) => {
    const draft = { title, content, editSection: null, flair };
    return { draft, ...judgePost(draft, postType, { policy, project, form }, readerOf(told)) };
  });
  if (best === undefined) return null;
  const { draft, unmet, isPromotional } = best;
  // Each is another idea; who has only one gets a second way to say it.
  const own = allowed.filter((title) => title !== draft.title);
  const others = own.filter((title) => ideas.includes(title));
  const titles = [draft.title, ...(others.length > 0 ? others : own.slice(0, 1))];
  const post: ComposedPost = {
    ...draft,
    postType,
    linkPlace: place.link,
    titles: titles.slice(0, MOST_OFFERED),
    shape,
    rests: orderRests(planned, written.rests),
    unmet,
    attachments: listAttachments(told, place),
    notesIgnored: false,
  };
  return { post, isPromotional };
}

const readerOf = keepFound(({ project }: Told) => createDraftReader(project));

/** What it begins with comes before what it is. */
function orderRests({ opening, place }: Planned, rests: readonly AnswerId[]): AnswerId[] {
  const isFirst = place.form === "post" || rests.some((id) => id === opening);
  if (isOfThing(opening) || !isFirst) return ["what", ...rests];
  return [opening, "what", ...rests.filter((id) => id !== opening)];
}

/** What the founder calls a good title, where the post tells it and no other one has it. */
function listWished(told: Told, { place, matters }: Planned, used: ReadonlySet<string>): string[] {
  if (place.form === "comment") return [];
  const take = tellFor(place, matters);
  return matters
    .flatMap((id) => findMatter(told, id) ?? [])
    .flatMap((matter) => {
      const said = new Set(take(matter));
      return listMarkedTitles(matter, told).filter((sentence) => said.has(sentence));
    })
    .map(dropFullStop)
    .filter((title) => !used.has(title));
}

/** Those that another one of these posts tells more of. */
export function listBetterBelow(
  told: Told,
  planned: Planned,
  others: readonly PlanEntry[],
): string[] {
  return planned.matters
    .filter((id) => others.some((other) => shareOf(id, told, other) > shareOf(id, told, planned)))
    .flatMap((id) => findMatter(told, id) ?? [])
    .flatMap((matter) => listMarkedTitles(matter, told))
    .map(dropFullStop);
}

/** How much of a post is this answer; what it opens on is what it is about. */
function shareOf(id: AnswerId, told: Told, planned: PlanEntry): number {
  if (planned.is !== "post" || planned.place.form === "comment") return 0;
  if (planned.opening === id) return 1;
  const wordsOf = (of: AnswerId) => findMatter(told, of)?.words ?? 0;
  if (!planned.matters.includes(id)) return 0;
  return wordsOf(id) / planned.matters.reduce((sum, each) => sum + wordsOf(each), 1);
}

const BLANK = /\{\{/;

/** As long as the community wants it, and without its own name, which it need not be told. */
function isTitleFor(title: string, { policy, name, form }: Place): boolean {
  const isOfLength = policy.requirements.every(
    (each) =>
      each.kind !== "length" ||
      each.field !== "title" ||
      (title.length >= (each.min ?? 0) && title.length <= (each.max ?? MAX_TITLE_LENGTH)),
  );
  return (
    isOfLength &&
    title.length <= MAX_TITLE_LENGTH &&
    (form === "comment" || !title.toLowerCase().includes(`r/${name.toLowerCase()}`))
  );
}

const MOST_TRIED = 4;
const MOST_OFFERED = 3;

/** With the first title that the community takes as it is, else with the best one. */
function findTaken<T extends { unmet: unknown[] }>(
  titles: readonly string[],
  hold: (title: string) => T,
): T | undefined {
  let best: T | undefined;
  for (const title of titles.slice(0, MOST_TRIED)) {
    const held = hold(title);
    if (held.unmet.length === 0) return held;
    if (best === undefined || held.unmet.length < best.unmet.length) best = held;
  }
  return best;
}

/** One of those that are demanded, if what was told says which; else the founder picks one. */
function pickFlair(
  { place: { flairs, form } }: Planned,
  { interview, what }: Told,
  chosen: string | null,
): string | null {
  if (form === "comment" || flairs.length === 0) return chosen;
  const isNamed = chosen !== null && flairs.some((flair) => isAlike(flair, chosen));
  if (isNamed || (flairs.length === 1 && flairs[0] === OPEN_FLAIR && chosen !== null))
    return chosen;
  if (flairs.length === 1) return flairs[0] ?? null;
  const { price = "", stackOrMaterial = "" } = interview.answers;
  const forms = readForms(`${what ?? ""} ${price} ${stackOrMaterial}`);
  return (
    flairs.find((flair) => contentWords(flair).some((word) => hasWord(forms, word))) ??
    flairs.find((flair) => readState(interview)?.test(flair)) ??
    OPEN_FLAIR
  );
}

/** What has a price is finished; of anything else only the founder knows. */
function readState({ stage, answers: { price } }: Told["interview"]): RegExp | null {
  if (stage === "out" || (stage === null && price?.trim())) return /finished|completed/i;
  return stage === null ? null : /\bwip\b|progress/i;
}

/** What it is, of the types that the community takes. */
function choosePostType({ place, opening, matters, question, postType }: Planned): PostType {
  if (place.form === "comment") return "thread-comment";
  if (postType) return postType;
  const isLesson = opening === "teach" || matters.includes("teach") || matters.includes("mistake");
  const liked: PostType[] = [
    ...(place.readers === "showcase" || place.form !== "post" ? (["showcase"] as const) : []),
    ...(opening === "scene" || opening === "before" ? (["story"] as const) : []),
    ...(isLesson ? (["lesson"] as const) : []),
    ...(place.readers === "makers" || place.readers === "developers"
      ? (["showcase"] as const)
      : []),
    ...(question ? (["question"] as const) : []),
    "story",
  ];
  return liked.find((type) => place.types.includes(type)) ?? place.types[0] ?? "story";
}
