import type { PostType } from "#engine/drafts/draft.ts";
import type { AnswerId, Interview } from "#engine/interview/interview.ts";
import type {
  BriefCommunity,
  ComposedPost,
  Composition,
  PostBrief,
  Sibling,
} from "#engine/posts/post-brief.ts";
import type { Place } from "../place/place.ts";
import { type Desk, layOut } from "../plan/desk.ts";
import { dropTag } from "../title/title.ts";
import type { PlanEntry, Wish } from "../plan/plan.ts";
import { planPosts } from "../plan/plan-posts.ts";
import { readAnswers } from "../told/read-answers.ts";
import type { Told } from "../told/told.ts";
import { type CompletedPost, completeAndJudge, listBetterBelow } from "../word/complete-post.ts";
import { createAsker, withoutDoubt } from "./ask-enough.ts";
import { explainRefusal, listUsed, RECENT, type Refusal } from "./compose-post.ts";
import { imagineAnswers } from "./imagine-answers.ts";
import { createTypeLister } from "./list-post-types.ts";
import { listKept, listPromised, type PromisedPosts } from "./promised-posts.ts";
import { readPlace } from "./read-place.ts";

/** All that the posts of a project depend on. */
export type ProjectRequest = {
  project: PostBrief["project"];
  interview: Interview;
  /** In the order in which they get their posts. Those that have one ahead come behind those that have none. */
  communities: { id: string; community: BriefCommunity; hasPost: boolean }[];
  /** The project's other posts, the newest first. */
  siblings: Sibling[];
  /** What was ready when the last of them was written. */
  promised?: PromisedPosts | null | undefined;
};

/** What one community gets. */
export type CommunityPlan = {
  id: string;
  /** Its post among those that are written together: then it is ready. */
  post: ComposedPost | null;
  /** What it gets if it is the next one, and alone. */
  alone: Composition;
  /** The answers with which it is ready; none where it is, or where none would help. */
  lacks: AnswerId[];
  /** The communities whose planned posts have what its own would tell. */
  others: string[];
  /** What can be written for it now. */
  postTypes: PostType[];
  /** Whether its post would count as promotion. */
  isPromotional: boolean;
};

/** One plan for all communities of a project. What is said to be ready and what is written together are both this. */
export function planProject(request: ProjectRequest): CommunityPlan[] {
  const { project, interview, siblings } = request;
  const told = readAnswers(project, interview);
  const desk = layOut(told);
  const places = readPlaces(told, request);
  const { entries, posts, written } = writeTogether(told, places, request, desk);
  const ask = createAsker(told);
  const listTypes = createTypeLister(desk, siblings);
  const planned = new Set([...posts.keys()].map(({ fullName }) => fullName));
  const kept = new Set(siblings.flatMap(({ fullName }) => fullName ?? []));
  return places.map(({ id, place }) => planOne(id, place));

  function planOne(id: string, place: Place): CommunityPlan {
    const entry = entries.get(place);
    const completed = posts.get(place) ?? null;
    const post = completed?.post ?? null;
    const none = { id, post, lacks: [], others: [], postTypes: [], isPromotional: false };
    if (!entry || entry.is === "closed")
      return { ...none, alone: { is: "closed", reason: entry?.reason ?? "comments-only" } };
    const refusal = post ? null : explainRefusal(told, place, entry, written, ask);
    const first = completed ?? writeAlone(place);
    const lacks = refusal?.is === "asks" ? refusal.questions : [];
    const others = (refusal?.others ?? []).filter((name) => planned.has(name));
    if (!first && refusal) return { ...none, alone: keepWritten(refusal), lacks, others };
    if (!first) throw new Error(`r/${place.name} has neither a post nor a question.`);
    return {
      id,
      post,
      alone: { is: "post", post: first.post },
      lacks,
      others,
      postTypes: listTypes(place, first.post.postType),
      isPromotional: first.isPromotional,
    };
  }

  /** What is only planned is in nobody's posts. */
  function keepWritten(refusal: Refusal): Refusal {
    return { ...refusal, others: refusal.others.filter((name) => kept.has(name)) };
  }

  function writeAlone(place: Place): CompletedPost | null {
    if (posts.size === 0) return null;
    const [own] = planPosts(told, [place], { siblings }, desk);
    return own?.is === "post" ? completeAndJudge(told, own, listUsed(siblings)) : null;
  }
}

/** How many posts there would be with these answers, imagined in two or three sentences each. */
export function countAfterAnswers(
  request: ProjectRequest,
  asked: { id: string; questions: AnswerId[] },
): number {
  const known = readAnswers(request.project, request.interview);
  const told = imagineAnswers(known, asked.questions);
  // What will be answered is about their subject: that is what is asked for.
  const places = readPlaces(known, request).map(({ id, place }) =>
    id === asked.id ? withoutDoubt(place) : place,
  );
  const plan = planPosts(told, places, { siblings: request.siblings });
  return plan.filter(({ is }) => is === "post").length;
}

type Placed = { id: string; place: Place; hasPost: boolean };

function readPlaces(told: Told, { communities }: ProjectRequest): Placed[] {
  return communities.map(({ id, community, hasPost }) => ({
    id,
    hasPost,
    place: readPlace(id, community, told),
  }));
}

/** As many as a founder can have ahead; the rest is planned at one go. */
const ONE_BY_ONE = 5;

/**
 * First for those that have none ahead, so that nobody gets a second post before others get their first, and among them
 * first what was promised. Each of the next few is settled before another one is planned.
 */
function writeTogether(told: Told, places: readonly Placed[], request: ProjectRequest, desk: Desk) {
  const { siblings } = request;
  const entries = new Map<Place, PlanEntry>();
  const posts = new Map<Place, CompletedPost>();
  const written = [...siblings];
  const used = listUsed(siblings);
  const partners = listKept(request);
  const shapes = listPromised(request);

  /** What the founder calls a good title waits for the one of those behind it that tells more of it. */
  const settle = (entry: PlanEntry, behind: readonly PlanEntry[] = []): Sibling | null => {
    const { place } = entry;
    entries.set(place, entry);
    const kept = shapes.filter(({ id }) => id !== place.id).map(({ title }) => title);
    const better = entry.is === "post" ? listBetterBelow(told, entry, behind) : [];
    const taken = new Set([...used, ...kept, ...better]);
    // Its own was promised beside the same title without a tag.
    for (const { id, title } of shapes)
      if (id === place.id && !used.has(title)) taken.delete(dropTag(title));
    const completed = entry.is === "post" ? completeAndJudge(told, entry, taken) : null;
    if (!completed) return null;
    posts.set(place, completed);
    const { title, content, shape } = completed.post;
    used.add(title);
    const sibling = { title, content, shape, fullName: place.fullName };
    written.push(sibling);
    return sibling;
  };

  /** Beside those that hold them off. */
  const plan = (group: readonly Place[], held: readonly Sibling[], wish: Wish = {}) => {
    const others = [...held, ...written.slice(siblings.length)];
    return planPosts(told, group, { ...wish, siblings: others }, desk);
  };

  /** Of these, until there are so many. */
  const write = (group: readonly Place[], held: readonly Sibling[], most = Infinity) => {
    const planned = plan(group, held);
    let count = 0;
    for (const [at, entry] of planned.entries()) {
      if (settle(entry, planned.slice(at + 1))) count += 1;
      if (count >= most) break;
    }
    return count > 0;
  };

  /** What was promised, and is not written yet. */
  const keepPromises = (group: readonly Place[]) => {
    for (const { id, shape } of shapes) {
      const place = group.find((each) => each.id === id);
      const isWritten = partners.some(
        (each) => each.fullName === place?.fullName && each.shape === shape,
      );
      if (!place || posts.has(place) || isWritten) continue;
      const promised = { shape, partners };
      const [first] = plan([place], siblings, { promised });
      const [entry] =
        first?.is === "told" ? plan([place], siblings.slice(0, RECENT), { promised }) : [first];
      const sibling = entry?.is === "post" ? settle(entry) : null;
      if (sibling) partners.push(sibling);
    }
  };

  for (const again of [false, true]) {
    const group = places.filter(({ hasPost }) => hasPost === again).map(({ place }) => place);
    const [long, short] = [
      group.filter(({ form }) => form === "post"),
      group.filter(({ form }) => form !== "post"),
    ];
    const left = (of: readonly Place[]) => of.filter((place) => !posts.has(place));
    keepPromises(long);
    for (let turn = 0; turn < ONE_BY_ONE; turn++) if (!write(left(long), siblings, 1)) break;
    write(left(long), siblings);
    keepPromises(left(short));
    write(left(short), siblings);
  }
  write(listTold(places, entries), siblings.slice(0, RECENT));
  return { entries, posts, written };
}

/** Who has answered everything may say again what stands in older posts alone. */
function listTold(places: readonly Placed[], entries: ReadonlyMap<Place, PlanEntry>): Place[] {
  return places.map(({ place }) => place).filter((place) => entries.get(place)?.is === "told");
}
