import { isPromotional } from "#engine/drafts/measure-promotion.ts";
import { POST_TYPES, type PostType } from "#engine/drafts/draft.ts";
import type { AnswerId, Answers, Interview } from "#engine/interview/interview.ts";
import { hashText } from "#engine/text/hash-text.ts";
import { imagineAnswers } from "../ask-next.ts";
import { composePost, writeOrLeave } from "../compose-post.ts";
import type {
  BriefCommunity,
  ComposedPost,
  Composition,
  PostBrief,
  Sibling,
} from "../post-brief.ts";

/** All that the next posts of a project depend on. */
export type PlanRequest = {
  projectId: string;
  project: PostBrief["project"];
  interview: Interview;
  /** In the order in which they get their posts. */
  communities: { id: string; community: BriefCommunity }[];
  /** The project's other posts, the newest first. */
  siblings: Sibling[];
  /** How many were ever written, so that another one differs from one that was deleted. */
  postsSoFar: number;
  /** As many as can be written at once: it takes long to find out that there is nothing left to tell. */
  most: number;
};

export type PlannedPost = { id: string; seed: number; post: ComposedPost };

/**
 * One post for each community that one can be written for, each knowing the ones before it. What is said to
 * be ready and what is written together are both this list, or its beginning, so that the one is as many as
 * the other.
 */
export function planPosts(request: PlanRequest): PlannedPost[] {
  const siblings = [...request.siblings];
  const planned: PlannedPost[] = [];
  for (const { id, community } of request.communities) {
    if (planned.length >= request.most) break;
    const seed = pickSeed(request.projectId, id, request.postsSoFar + planned.length);
    const post = writeOrLeave(briefOf(request, community, siblings), seed);
    if (!post) continue;
    planned.push({ id, seed, post });
    const { title, content, shape } = post;
    siblings.unshift({ title, content, shape });
  }
  return planned;
}

/** Those that nobody tried, because as many as can be written at once came before them. */
export function listUntried({ communities, most }: PlanRequest, planned: PlannedPost[]): string[] {
  const last = planned.length < most ? null : planned.at(-1);
  const from = communities.findIndex(({ id }) => id === last?.id);
  return from < 0 ? [] : communities.slice(from + 1).map(({ id }) => id);
}

/** What can be written for a community if it is the next one, and as which types. */
export type PostOption = {
  id: string;
  composition: Composition;
  postTypes: PostType[];
  /** Whether its post would count as promotion. */
  isPromotional: boolean;
};

export function listOptions(request: PlanRequest): PostOption[] {
  const { projectId, project, communities, siblings, postsSoFar } = request;
  return communities.map(({ id, community }) => {
    const brief = briefOf(request, community, siblings);
    const seed = pickSeed(projectId, id, postsSoFar);
    const composition = composePost(brief, seed);
    if (composition.is !== "post") return { id, composition, postTypes: [], isPromotional: false };
    const { post } = composition;
    const postTypes = listTypes(post, brief, seed);
    const promotes = isPromotional(post, project.name, project.url);
    return { id, composition, postTypes, isPromotional: promotes };
  });
}

/** The answers that the post for one community waits for. */
export type Asked = { id: string; questions: AnswerId[] };

/**
 * How many posts there would be with these answers, imagined in two or three sentences each. On the
 * founders of `eval/posts` with half of their answers, 59 of 69 who then gave their own got as many or more.
 */
export function countAfterAnswers(request: PlanRequest, { id, questions }: Asked): number {
  const asking = request.communities.find((each) => each.id === id);
  if (!asking) return 0;
  const brief = briefOf(request, asking.community, request.siblings);
  const imagined = imagineAnswers(questions, brief, { isLong: false });
  const said = Object.entries(imagined).map(([is, { sentences }]) => [is, sentences.join(" ")]);
  const { interview } = request;
  const answers = { ...interview.answers, ...(Object.fromEntries(said) as Answers) };
  return planPosts({ ...request, interview: { ...interview, answers } }).length;
}

function briefOf(
  { project, interview }: PlanRequest,
  community: BriefCommunity,
  siblings: Sibling[],
): PostBrief {
  return { project, interview, community, siblings: [...siblings] };
}

/** A thread takes comments, and everything else posts. */
function listTypes({ postType: first }: ComposedPost, brief: PostBrief, seed: number): PostType[] {
  if (first === "thread-comment") return [first];
  return POST_TYPES.filter((postType) => {
    if (postType === first || postType === "thread-comment") return postType === first;
    return writeOrLeave({ ...brief, postType }, seed)?.postType === postType;
  });
}

/** The count of posts so far makes a second one for the same community another one. */
export function pickSeed(projectId: string, subredditId: string, postsSoFar: number): number {
  return hashText(`${projectId} ${subredditId} ${postsSoFar}`);
}
