import { isPromotional } from "#engine/drafts/measure-promotion.ts";
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
import type { PlanEntry } from "../plan/plan.ts";
import { planPosts } from "../plan/plan-posts.ts";
import { readAnswers } from "../told/read-answers.ts";
import type { Told } from "../told/told.ts";
import { completePost } from "../word/complete-post.ts";
import { createAsker, withoutDoubt } from "./ask-enough.ts";
import { explainRefusal, listUsed, RECENT } from "./compose-post.ts";
import { imagineAnswers } from "./imagine-answers.ts";
import { createTypeLister } from "./list-post-types.ts";
import { readPlace } from "./read-place.ts";

/** All that the posts of a project depend on. */
export type ProjectRequest = {
  project: PostBrief["project"];
  interview: Interview;
  /** In the order in which they get their posts. Those that have one ahead come behind those that have none. */
  communities: { id: string; community: BriefCommunity; hasPost: boolean }[];
  /** The project's other posts, the newest first. */
  siblings: Sibling[];
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
  /** The communities whose posts have what its own would tell. */
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
  const { entries, posts, written } = writeTogether(told, places, siblings, desk);
  const ask = createAsker(told);
  const listTypes = createTypeLister(desk, siblings);
  return places.map(({ id, place }) => planOne(id, place));

  function planOne(id: string, place: Place): CommunityPlan {
    const entry = entries.get(place);
    const post = posts.get(place) ?? null;
    const none = { id, post, lacks: [], others: [], postTypes: [], isPromotional: false };
    if (!entry || entry.is === "closed")
      return { ...none, alone: { is: "closed", reason: entry?.reason ?? "comments-only" } };
    const refusal = post ? null : explainRefusal(told, place, entry, written, ask);
    const first = post ?? writeAlone(place);
    const lacks = refusal?.is === "asks" ? refusal.questions : [];
    const others = refusal?.others ?? [];
    if (!first && refusal) return { ...none, alone: refusal, lacks, others };
    if (!first) throw new Error(`r/${place.name} has neither a post nor a question.`);
    return {
      id,
      post,
      alone: { is: "post", post: first },
      lacks,
      others,
      postTypes: listTypes(place, first.postType),
      isPromotional: isPromotional(first, project.name, project.url),
    };
  }

  function writeAlone(place: Place): ComposedPost | null {
    if (posts.size === 0) return null;
    const [own] = planPosts(told, [place], { siblings }, desk);
    return own?.is === "post" ? completePost(told, own, listUsed(siblings)) : null;
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
 * First for those that have none ahead, so that nobody gets a second post before others get their first. Each of the first
 * few is settled before the next one is planned, so that the others stay as they are once it is written.
 */
function writeTogether(
  told: Told,
  places: readonly Placed[],
  siblings: readonly Sibling[],
  desk: Desk,
) {
  const entries = new Map<Place, PlanEntry>();
  const posts = new Map<Place, ComposedPost>();
  const written = [...siblings];
  const used = listUsed(siblings);

  /** Of these, written beside those that hold them off. */
  const write = (group: readonly Place[], held: readonly Sibling[], most = Infinity) => {
    const others = [...held, ...written.slice(siblings.length)];
    let count = 0;
    for (const entry of planPosts(told, group, { siblings: others }, desk)) {
      const { place } = entry;
      entries.set(place, entry);
      const post = entry.is === "post" ? completePost(told, entry, used) : null;
      if (!post) continue;
      posts.set(place, post);
      used.add(post.title);
      const { title, content, shape } = post;
      written.push({ title, content, shape, fullName: place.fullName });
      count += 1;
      if (count >= most) break;
    }
    return count > 0;
  };

  for (const again of [false, true]) {
    const group = places.filter(({ hasPost }) => hasPost === again).map(({ place }) => place);
    const [long, short] = [
      group.filter(({ form }) => form === "post"),
      group.filter(({ form }) => form !== "post"),
    ];
    const listLeft = () => long.filter((place) => !posts.has(place));
    for (let turn = 0; turn < ONE_BY_ONE; turn++) if (!write(listLeft(), siblings, 1)) break;
    write(listLeft(), siblings);
    write(short, siblings);
  }
  write(listTold(places, entries), siblings.slice(0, RECENT));
  return { entries, posts, written };
}

/** Who has answered everything may say again what stands in older posts alone. */
function listTold(places: readonly Placed[], entries: ReadonlyMap<Place, PlanEntry>): Place[] {
  return places.map(({ place }) => place).filter((place) => entries.get(place)?.is === "told");
}
