import type { Contribution } from "#engine/ledger/contribution.ts";
import type { DraftWriter } from "#engine/demands/draft-writer.ts";
import type { Author, Draft, PastPost, PostType } from "#engine/drafts/draft.ts";
import { ANYBODY, type Promoter } from "#engine/ledger/account.ts";
import type { Policy, PostFormat } from "#engine/policy/policy.ts";
import type { PostSort } from "#engine/sorts/sort.ts";

/** All that is known about a draft, its author and where it is to go. */
export type RiskInput = {
  draft: Draft;
  /** A comment for a promotion thread is judged as one. */
  postType?: PostType | null;
  /** What the author says that the draft is; its words tell where nobody said so. */
  sort?: PostSort | null;
  /** What the author says that it is made of; its words tell where nobody said so. */
  form?: PostFormat | null | undefined;
  policy: Policy;
  author: Author;
  /** Of the same user; keep the same objects from check to check, since each is read only once. */
  posts: PastPost[];
  /** That the user logged or imported. */
  comments: Contribution[];
  /** The draft's own post, which may be among them. */
  postId: string | null;
  /** When it is to be posted. */
  at: Date | null;
  timezone: string;
  now: Date;
  /** No time before this is a good one, whatever the rules about time say. */
  notBefore?: Date;
  projectUrl: string | null;
  projectName: string | null;
  /** What the project is, as far as limits depend on it. */
  promoter: Promoter;
  /** Who wrote the first draft, where that was not the author. */
  writer?: DraftWriter | null;
  /** What the author ticked and answered, by keys of demands. */
  answers?: readonly string[];
};

/** Beside the draft and the rules; what is left out is not known. */
export type Circumstances = Partial<
  Omit<RiskInput, "draft" | "policy" | "projectUrl" | "projectName">
> & {
  /** What the draft may promote. */
  project?: { name: string | null; url: string | null } | null;
};

/** The one way to say what a draft is judged by, whoever asks. */
export function toRiskInput({
  project = null,
  policy,
  promoter = ANYBODY,
  ...known
}: Pick<RiskInput, "draft" | "policy"> & Circumstances): RiskInput {
  return {
    author: { karma: null, accountAgeDays: null },
    posts: [],
    comments: [],
    promoter,
    postId: null,
    at: null,
    timezone: "UTC",
    now: new Date(0),
    ...known,
    policy,
    projectName: project?.name ?? null,
    projectUrl: project?.url ?? null,
  };
}

/** The account and what it posted, in all its projects. */
export type History = Required<Pick<RiskInput, "author" | "posts" | "comments">>;

/** As the API has it: times are text. */
type WrittenHistory = {
  author: Author;
  posts: (Omit<PastPost, "at"> & { at: string | null })[];
  comments: (Omit<Contribution, "at"> & { at: string })[];
};

export function readHistory({ author, posts, comments }: WrittenHistory): History {
  return {
    author,
    posts: posts.map((post) => ({ ...post, at: post.at === null ? null : new Date(post.at) })),
    comments: comments.map((comment) => ({ ...comment, at: new Date(comment.at) })),
  };
}
