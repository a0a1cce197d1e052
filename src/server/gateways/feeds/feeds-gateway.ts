import type { FeedEntry } from "#engine/radar/feed-entry.ts";
import type { Turn } from "#engine/radar/feed-pace.ts";

/** What opens a user's private feeds: it names them and speaks for them, so it is as secret as a password. */
export type FeedKey = { user: string; key: string };

/** What to read of Reddit's feeds. */
export type FeedRequest =
  | { what: "new"; communities: readonly string[] }
  | { what: "search"; phrase: string }
  | { what: "thread"; postId: string }
  | { what: "posts-of-user" };

/** As many as one combined feed is asked for. */
export const MOST_COMMUNITIES_AT_ONCE = 20;

export type FeedAnswer =
  | { isNew: false }
  | {
      isNew: true;
      entries: FeedEntry[];
      /** To be sent along the next time; null where Reddit gives none. */
      etag: string | null;
    };

/** Reads Reddit's Atom feeds with a founder's own key. Every call throws FeedError. */
export type FeedsGateway = {
  read: (request: FeedRequest, key: FeedKey, etag: string | null) => Promise<FeedAnswer>;
  /** Ends what is under way: it fails as unavailable. */
  close: () => void;
};

/** Says when a request may go. All servers of an installation share it. */
export type FeedTurns = {
  take: (key: FeedKey) => Promise<Turn>;
  /** Reddit wants this reader to slow down; answers for how long nothing goes. */
  noteRefusal: (key: FeedKey, retryAfterMs: number | null) => Promise<number>;
  /** Reddit itself, or the way there, is in trouble: nobody asks for a while. */
  noteFailure: (retryAfterMs: number | null) => Promise<void>;
  noteSuccess: (key: FeedKey) => Promise<void>;
};

/** `refused` is about the key, `busy` about our pace or Reddit's, `unavailable` about Reddit or the way there. */
export type FeedErrorKind = "refused" | "not-found" | "busy" | "unavailable";

/** Its message is fit to be shown. It never carries a cause: that may quote an address with the key. */
export class FeedError extends Error {
  readonly kind: FeedErrorKind;
  /** A short code for the log, such as ECONNREFUSED or cut-off. */
  readonly reason: string;
  readonly retryAfterSeconds: number | null;

  constructor(
    kind: FeedErrorKind,
    message: string,
    reason: string,
    retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.name = "FeedError";
    this.kind = kind;
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const keyRefused = (status: number) =>
  new FeedError(
    "refused",
    "Reddit no longer accepts this feed address. Copy a new one from Reddit's settings.",
    String(status),
  );

export const nothingThere = (reason: string) =>
  new FeedError("not-found", "Reddit has no feed for this.", reason);

export function comeBackLater(waitMs: number, reason: "our-pace" | "429"): FeedError {
  const message = "We read Reddit's feeds slowly on purpose. We'll read this one again later.";
  return new FeedError("busy", message, reason, Math.max(1, Math.ceil(waitMs / 1000)));
}

export const notAnswering = (reason: string) =>
  new FeedError(
    "unavailable",
    "Reddit's feeds aren't answering properly. We'll read them again later.",
    reason,
  );

/** For commands and tests that read none. */
export const noFeeds: FeedsGateway = {
  read: async () => {
    throw notAnswering("none");
  },
  close: () => {},
};
