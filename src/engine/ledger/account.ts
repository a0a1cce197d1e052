import type { PastPost, PostType } from "#engine/drafts/draft.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Contribution } from "./contribution.ts";

/** What promotes: one project, or the account at large. */
export type Promoter = {
  /** What its projects are; none where nobody said. */
  kinds: readonly ProjectKind[];
  /** null for all of the account's. */
  projectId: string | null;
};

/** A project as those who know its kind name it. */
export function promoterOf({ id, kind }: { id: string; kind: ProjectKind }): Promoter {
  return { kinds: [kind], projectId: id };
}

/** Nobody said what promotes. */
export const ANYBODY: Promoter = { kinds: [], projectId: null };

/** What an account has in a community, and what it wants to add. */
export type Account = {
  policy: Policy;
  promoter: Promoter;
  /** All posts of the user, made, planned and logged, in whichever project. */
  posts: readonly PastPost[];
  /** That the user logged or imported. */
  comments: readonly Contribution[];
  /** The draft's own post, which keeps nothing away from itself. */
  postId?: string | null;
  isPromotional: boolean;
  postType?: PostType | null;
  now: Date;
};
