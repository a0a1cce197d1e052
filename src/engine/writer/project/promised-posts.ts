import type { BriefCommunity, ComposedPost, PostBrief, Sibling } from "#engine/posts/post-brief.ts";
import { hashText } from "#engine/text/hash-text.ts";

/**
 * What was said to be ready when the last post was written, those that are written by now among it. As long as nobody
 * answers anew, it stays so, in whichever order the posts are written or deleted.
 */
export type PromisedPosts = {
  /** What was told at that time. */
  told: string;
  /** Each by its community. No other post takes its title. */
  posts: { id: string; shape: string; title: string }[];
};

type Told = Pick<PostBrief, "project" | "interview"> & {
  promised?: PromisedPosts | null | undefined;
};
type Asked = Told & {
  communities: readonly { id: string; community: BriefCommunity }[];
  siblings: readonly Sibling[];
};

/** None once something else is told: then there may be better ones. */
export function listPromised(request: Told): PromisedPosts["posts"] {
  const { promised } = request;
  return promised?.told === nameTold(request) ? promised.posts : [];
}

/** The posts that were written as they were promised. */
export function listKept({ communities, siblings, ...asked }: Asked): Sibling[] {
  const shapes = new Set(
    listPromised(asked).map(({ id, shape }) => {
      const place = communities.find((each) => each.id === id);
      return `${place?.community.policy.fullName} ${shape}`;
    }),
  );
  return siblings.filter(({ fullName, shape }) => shapes.has(`${fullName} ${shape}`));
}

/** To be kept when a post of this plan is written. */
export function promisePosts(
  request: Asked,
  plans: readonly { id: string; post: ComposedPost | null }[],
): PromisedPosts {
  const kept = listKept(request);
  const known = new Map(request.communities.map(({ id, community }) => [id, community]));
  const written = listPromised(request).filter(({ id, shape }) =>
    kept.some((each) => each.fullName === known.get(id)?.policy.fullName && each.shape === shape),
  );
  const ready = plans.flatMap(({ id, post }) =>
    post ? [{ id, shape: post.shape, title: post.title }] : [],
  );
  return { told: nameTold(request), posts: [...written, ...ready] };
}

function nameTold({ project, interview }: Told): string {
  return hashText(JSON.stringify([project, interview])).toString(36);
}
