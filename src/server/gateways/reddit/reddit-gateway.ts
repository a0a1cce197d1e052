import type { PostTypeSeen } from "#engine/policy/policy-facts.ts";
import type * as z from "zod";

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

/** The sentences for what goes wrong, once each. */

export function notFound(subject: "community" | "account" = "community"): RedditError {
  return new RedditError("not-found", `There is no ${subject} with this name on Reddit.`);
}

export function rateLimited(waitSeconds: number): RedditError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitSeconds));
  return new RedditError(
    "rate-limited",
    `Reddit asks us to slow down. Please try again in ${nameDuration(retryAfterSeconds)}.`,
    { retryAfterSeconds, reason: "rate-limit" },
  );
}

export function refused(reason: string): RedditError {
  return new RedditError(
    "refused",
    "Reddit refused our access. The operator should check the Reddit keys.",
    { reason },
  );
}

/** A call that Reddit understood and did not accept, with what it said about it. */
export function notAccepted(reason: string, explanation: string): RedditError {
  const quoted = explanation.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const message = quoted
    ? `Reddit refused the request: ${quoted.slice(0, 200)}`
    : "Reddit refused the request.";
  return new RedditError("refused", message, { reason });
}

export function unavailable(reason: string): RedditError {
  return new RedditError("unavailable", "Reddit isn't working right now. Please try again later.", {
    reason,
  });
}

function nameDuration(seconds: number): string {
  if (seconds === 1) return "1 second";
  if (seconds < 120) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** An answer that is not what it should be is as good as none. */
export function readAs<T>(schema: z.ZodType<T>, json: unknown): T {
  const result = schema.safeParse(json);
  if (!result.success) throw unavailable("unexpected-answer");
  return result.data;
}

/** Reddit tells times in seconds. */
export function dateOf(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1000);
}

async function refuse(): Promise<never> {
  throw new RedditError("not-configured", "This server isn't connected to Reddit");
}

/** Without an operator's keys: the shipped catalogue is all there is. */
export const unconfiguredReddit: RedditGateway = {
  isConfigured: false,
  until: () => unconfiguredReddit,
  fetchAbout: refuse,
  fetchRules: refuse,
  fetchPostRequirements: refuse,
  fetchLinkFlairs: refuse,
  fetchNew: refuse,
  fetchPosts: refuse,
  fetchThread: refuse,
  searchSubreddits: refuse,
  searchPosts: refuse,
  fetchUser: refuse,
  close: () => {},
};
