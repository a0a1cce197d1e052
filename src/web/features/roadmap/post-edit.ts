import { ApiError } from "#contract/client.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import { readZonedInput, toZonedInput } from "#web/lib/zoned-time.ts";
import type { PostEdits } from "./api/use-update-post.ts";

/** As the contract has them; it is not imported, because its schemas would come along. */
const MAX_EDIT_LENGTH = 5000;
const MAX_FLAIR_LENGTH = 64;

/** What the form holds: as typed. */
export type PostEdit = Pick<GeneratedPost, "title" | "content" | "editSection" | "flair"> & {
  /** As a date-and-time field holds it, by the user's clock; empty for none. */
  scheduledFor: string;
};

export type Field = keyof PostEdit;
export type Faults = Partial<Record<Field, string | undefined>>;

export const FIELDS: readonly Field[] = [
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

export function findFaults(edit: PostEdit, changes: PostEdits, now: Date): Faults {
  const { scheduledFor } = changes;
  return {
    ...(edit.title.trim() === "" && { title: "A post needs a title." }),
    ...(edit.title.trim().length > MAX_TITLE_LENGTH && {
      title: `Reddit takes titles of at most ${MAX_TITLE_LENGTH} characters.`,
    }),
    ...(edit.content.length > MAX_CONTENT_LENGTH && {
      content: "Reddit takes posts of at most 40,000 characters.",
    }),
    ...((edit.editSection?.length ?? 0) > MAX_EDIT_LENGTH && {
      editSection: "The edit section can have at most 5,000 characters.",
    }),
    ...((edit.flair?.length ?? 0) > MAX_FLAIR_LENGTH && {
      flair: "Reddit's flairs have at most 64 characters.",
    }),
    ...(scheduledFor &&
      new Date(scheduledFor) <= now && {
        scheduledFor: "This time has passed. Choose a later one.",
      }),
  };
}

/** What the server said of each field. */
export function readFaults(error: unknown): Faults {
  const issues = error instanceof ApiError ? error.details["issues"] : null;
  if (!Array.isArray(issues)) return {};
  const faults: Faults = {};
  for (const { field, message } of issues as { field: string; message: string }[]) {
    const named = FIELDS.find((name) => name === field);
    if (named) faults[named] ??= message;
  }
  return faults;
}
