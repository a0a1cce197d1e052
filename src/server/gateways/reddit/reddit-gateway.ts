import type { PostTypeSeen } from "#engine/policy/policy-facts.ts";

/** What Foothold reads from Reddit; it writes nothing there. Every call throws RedditError. */
export type RedditGateway = {
  isConfigured: boolean;
  /** The same for somebody who waits: what has not come when the signal ends fails as unavailable. */
  until: (signal: AbortSignal) => RedditGateway;
  fetchAbout: (name: string) => Promise<RedditCommunity>;
  fetchRules: (name: string) => Promise<RedditRule[]>;
  /** null where Reddit tells it to signed-in users only. */
  fetchPostRequirements: (name: string) => Promise<RedditPostRequirements | null>;
  /** null where Reddit tells it to signed-in users only. */
  fetchLinkFlairs: (name: string) => Promise<RedditFlair[] | null>;
  /** The newest first; Reddit's list ends after about 1,000. */
  fetchNew: (name: string, options: { posts: number }) => Promise<RedditPost[]>;
  /** Posts by their ids without 't3_', many in one request; what Reddit does not know is left out. */
  fetchPosts: (ids: readonly string[]) => Promise<RedditPostState[]>;
  /** What somebody asked, by the post's id without 't3_'; null where Reddit does not know it. */
  fetchThread: (id: string) => Promise<RedditThread | null>;
  searchSubreddits: (query: string, limit: number) => Promise<RedditCommunity[]>;
  /** Posts of all communities in Reddit's own query language, newest first; no adult ones, none of profiles. */
  searchPosts: (query: string, limit: number) => Promise<RedditFoundPost[]>;
  fetchUser: (name: string) => Promise<RedditUser>;
  /** Ends what is under way: it fails as unavailable. */
  close: () => void;
};

export type RedditCommunity = {
  /** As Reddit spells it, without 'r/'. */
  name: string;
  title: string;
  description: string;
  /** null where Reddit does not tell, as for private communities in a search. */
  members: number | null;
  createdAt: Date | null;
  /** Callers refuse these. */
  isAdult: boolean;
  isQuarantined: boolean;
  visibility: "public" | "restricted" | "private" | "other";
  takes: "any" | "links" | "text";
};

export type RedditRule = { name: string; text: string; about: "posts" | "comments" | "both" };

export type RedditPostRequirements = {
  isFlairRequired: boolean;
  titleMinLength: number | null;
  titleMaxLength: number | null;
  titleRequiredStrings: string[];
  titleBannedStrings: string[];
  body: "optional" | "required" | "forbidden";
  bodyMinLength: number | null;
  bodyMaxLength: number | null;
  bodyBannedStrings: string[];
  bannedDomains: string[];
  /** Links may go to these only; null where they may go anywhere. */
  allowedDomains: string[] | null;
};

export type RedditFlair = { id: string; text: string; isModeratorOnly: boolean };

/** Without its author and its text: nothing here needs them. */
export type RedditPost = {
  id: string;
  title: string;
  createdAt: Date;
  score: number;
  comments: number;
  type: PostTypeSeen;
  flair: string | null;
};

/** What became of a post. */
export type RedditPostState = {
  /** With 't3_', as lists have it. */
  id: string;
  /** As Reddit spells it, without 'r/'. */
  community: string;
  createdAt: Date;
  score: number;
  comments: number;
  /** Reddit's own word for who took it down; null while nobody has. */
  removedBy: string | null;
};

/** A post as a question to answer, without its author and without its comments. */
export type RedditThread = {
  /** As Reddit spells it, without 'r/'. */
  community: string;
  title: string;
  text: string;
  /** Nobody can comment there any more. */
  isClosed: boolean;
  isRemoved: boolean;
};

/** A post that a search found, without its author. */
export type RedditFoundPost = {
  /** Without 't3_', as addresses have it. */
  id: string;
  /** As Reddit spells it, without 'r/'. */
  community: string;
  title: string;
  text: string;
  permalink: string;
  /** Where it leads; null for a post of text. */
  host: string | null;
  createdAt: Date;
  score: number;
  comments: number;
};

export type RedditUser = {
  name: string;
  isSuspended: boolean;
  /** These are null for a suspended account. */
  createdAt: Date | null;
  linkKarma: number | null;
  commentKarma: number | null;
  totalKarma: number | null;
  hasVerifiedEmail: boolean | null;
};

/** `refused` is about our own keys and their scope, `unavailable` about Reddit or the way there. */
export type RedditErrorKind =
  | "not-configured"
  | "not-found"
  | "banned"
  | "private"
  | "quarantined"
  | "rate-limited"
  | "refused"
  | "unavailable";

/** The reason of what is refused before anything was asked. */
export const WRONG_KEYS = "wrong-keys";

/** Its message is fit to be shown. It never carries a cause: those may quote a header with a secret. */
export class RedditError extends Error {
  readonly kind: RedditErrorKind;
  /** A short code for the log, such as ECONNREFUSED or insufficient_scope. */
  readonly reason: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(
    kind: RedditErrorKind,
    message: string,
    details: { reason?: string; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = "RedditError";
    this.kind = kind;
    this.reason = details.reason ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}
