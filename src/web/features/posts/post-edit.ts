import { ApiError } from "#contract/client.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { findPostFaults } from "#engine/drafts/draft.ts";
import { wordHold } from "#engine/posts/holds.ts";
import type { Stance } from "#engine/policy/stances.ts";
import type { RoadmapPost } from "./roadmap-post.ts";
import type { Faults } from "#web/lib/hooks/use-draft-form.ts";
import { readZonedInput, toZonedInput } from "#web/lib/zoned-time.ts";
import type { PostEdits } from "./api/use-save-post.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { createKeptValue, isRecord, type OpenStorage } from "#web/lib/kept/kept.ts";

/** What the form holds: as typed. */
export type PostEdit = Pick<GeneratedPost, "title" | "content" | "editSection" | "flair"> & {
  /** As a date-and-time field holds it, by the user's clock; empty for none. */
  scheduledFor: string;
};

const FIELDS: readonly (keyof PostEdit)[] = [
  "title",
  "content",
  "editSection",
  "flair",
  "scheduledFor",
];

export function toEdit(post: GeneratedPost, timezone: string): PostEdit {
  const { title, content, editSection, flair, scheduledFor } = post;
  return {
    title,
    content,
    editSection,
    flair,
    scheduledFor: scheduledFor === null ? "" : toZonedInput(new Date(scheduledFor), timezone),
  };
}

/** Only what differs is sent, so that two tabs do not undo each other; null when nothing does. */
export function findChanges(
  post: GeneratedPost,
  edit: PostEdit,
  timezone: string,
): PostEdits | null {
  const before = toEdit(post, timezone);
  const changes: PostEdits = {
    ...(edit.title.trim() !== before.title.trim() && { title: edit.title.trim() }),
    ...(edit.content !== before.content && { content: edit.content }),
    ...(edit.editSection !== before.editSection && { editSection: edit.editSection }),
    ...(edit.flair !== before.flair && { flair: edit.flair }),
    ...(edit.scheduledFor !== before.scheduledFor && {
      scheduledFor: readZonedInput(edit.scheduledFor, timezone)?.toISOString() ?? null,
    }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

export function findFaults(edit: PostEdit, changes: PostEdits, now: Date): Faults<PostEdit> {
  const { scheduledFor } = changes;
  return {
    ...findPostFaults(edit),
    ...(scheduledFor &&
      new Date(scheduledFor) <= now && {
        scheduledFor: "This time has passed. Choose a later one.",
      }),
  };
}

const NOT_SAVED = "We couldn't save the post. Your text is still here. Please try again.";

/** What to say, and whether another try can help: a post that was made or deleted elsewhere stays so. */
export function describeSaveFailure(
  error: unknown,
  isOffline: boolean,
): { message: string; isFinal: boolean } {
  const message = errorMessage(error, { fallback: NOT_SAVED }, isOffline);
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) {
    return { message, isFinal: false };
  }
  return { message: error.serverMessage ?? message, isFinal: true };
}

export type FirstQuestion = { title: string; description: string };

/** A post with open blanks goes out only when its author says so. */
export function askAboutBlanks(count: number): FirstQuestion {
  const open = count === 1 ? "1 blank" : `${count} blanks`;
  return {
    title: "Leave blanks open?",
    description: `Readers would see ${open}.`,
  };
}

type Leaving = Pick<RoadmapPost, "blanks" | "hold" | "postType" | "subreddit">;

/** What comes before a post goes to Reddit, asked once; null where nothing does. */
export function askFirst(
  { blanks, hold, postType, subreddit }: Leaving,
  stance: Stance | null,
): FirstQuestion | null {
  const open = blanks > 0 ? askAboutBlanks(blanks) : null;
  const before = hold
    ? { title: "Post before they answer?", description: wordHold(hold) }
    : stance === "ask" && postType !== "thread-comment"
      ? {
          title: "Have the moderators said yes?",
          description: `${subreddit.fullName} wants to be asked before you promote there.`,
        }
      : null;
  if (!before || !open) return before ?? open;
  return { ...before, description: `${before.description} ${open.description}` };
}

export type UnsavedEdits = {
  read: (postId: string) => Partial<PostEdit>;
  /** Nothing typed means that there is nothing to keep. */
  keep: (postId: string, typed: Partial<PostEdit>) => void;
  /** Its words are saved. What an effect still wants to keep is dropped until the post is opened again. */
  finish: (postId: string) => void;
};

/** What was typed and not saved, for each person and tab; a reload finds it again. */
export function createUnsavedEdits(openStorage: OpenStorage, userId: string): UnsavedEdits {
  const of = (postId: string) =>
    createKeptValue<Partial<PostEdit>>(openStorage, `post-edit:${userId}:${postId}`);
  const finished = new Set<string>();
  return {
    read(postId) {
      finished.delete(postId);
      return parseEdit(of(postId).read());
    },
    keep(postId, typed) {
      if (finished.has(postId)) return;
      if (Object.keys(typed).length === 0) of(postId).forget();
      else of(postId).keep(typed);
    },
    finish(postId) {
      finished.add(postId);
      of(postId).forget();
    },
  };
}

function parseEdit(stored: unknown): Partial<PostEdit> {
  if (!isRecord(stored)) return {};
  const known = Object.entries(stored).filter(
    ([name, value]) =>
      FIELDS.some((field) => field === name) &&
      (typeof value === "string" ||
        (value === null && (name === "editSection" || name === "flair"))),
  );
  return Object.fromEntries(known);
}
