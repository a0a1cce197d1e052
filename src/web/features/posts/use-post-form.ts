import { useEffect, useMemo, useState } from "react";
import type { OverBudget } from "#contract/contribution.ts";
import type { DraftVariant } from "#contract/writing.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useSavePost } from "./api/use-save-post.ts";
import { isNewPost } from "./new-post.ts";
import {
  type Faults,
  type Field,
  findChanges,
  findFaults,
  type PostEdit,
  readFaults,
  toEdit,
} from "./post-edit.ts";
import { readOverBudget } from "#web/components/budget/read-over-budget.ts";
import { type RoadmapPost, toRoadmapPost } from "./roadmap-post.ts";
import type { UnsavedEdits } from "./unsaved-edits.ts";

/** The form of one post: what was typed, what is wrong with it, and what saving it did. */
export function usePostForm(post: RoadmapPost, unsaved: UnsavedEdits) {
  const { timezone } = useUser();
  const update = useSavePost(post);
  // Only what was typed; what was not follows the post.
  const [typed, setTyped] = useState(() => unsaved.read(post.id));
  const [wasRestored] = useState(() => Object.keys(typed).length > 0);
  // What stands in the field of a blank and not in the text yet: as good as typed.
  const [answering, setAnswering] = useState<Partial<PostEdit>>({});
  const [origin, setOrigin] = useState<PostOrigin | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [overBudget, setOverBudget] = useState<OverBudget | null>(null);
  const edit = useMemo(() => ({ ...toEdit(post, timezone), ...typed }), [post, timezone, typed]);
  const changes = useMemo(
    () => findChanges(post, { ...edit, ...answering }, timezone),
    [post, edit, answering, timezone],
  );

  useEffect(() => {
    unsaved.keep(post.id, changes ? { ...typed, ...answering } : {});
  }, [unsaved, post.id, changes, typed, answering]);

  /** Whether it can be saved; says at each field what is wrong with it. */
  const isSound = (): boolean => {
    const found = changes ? findFaults({ ...edit, ...answering }, changes, new Date()) : {};
    setFaults(found);
    return Object.keys(found).length === 0;
  };

  /** Answers the post as it is saved; null when it is not. */
  const save = async (confirmed: Confirmed = {}): Promise<RoadmapPost | null> => {
    if (update.isPending) return null;
    if (!changes) return post;
    setOverBudget(null);
    if (!isSound()) return null;
    try {
      const saved = await update.mutateAsync({ ...changes, ...origin, ...confirmed });
      setOrigin(null);
      // What was typed while it was being saved is still to be saved. A new post has no other words yet.
      if (!isNewPost(post)) setTyped((now) => leaveOutSame(now, typed));
      return toRoadmapPost(saved);
    } catch (error) {
      setOverBudget(readOverBudget(error));
      setFaults(readFaults(error));
      return null;
    }
  };

  return {
    edit,
    origin,
    /** The words are another draft's from now on; null where they are the post's again. */
    setOrigin,
    faults,
    isChanged: changes !== null,
    isTimeChanged: changes?.scheduledFor !== undefined,
    isSaving: update.isPending,
    wasRestored,
    /** What went wrong beyond the fields. */
    failure: isAnswered(update.error) ? null : update.error,
    /** Why the server asks before it takes the new time. */
    overBudget,
    closeQuestion: () => setOverBudget(null),
    isSound,
    save,
    answer: setAnswering,
    change: (changed: Partial<PostEdit>) => {
      setAnswering({});
      setTyped((before) => ({ ...before, ...changed }));
      setFaults((before) => leaveOutFields(before, Object.keys(changed) as Field[]));
    },
    discard: () => {
      unsaved.keep(post.id, {});
      setAnswering({});
      setTyped({});
      setOrigin(null);
      setFaults({});
    },
  };
}

/** What is known of another draft beside its words, to be saved with them. */
export type PostOrigin = Pick<DraftVariant, "titles" | "shape" | "postType">;

type Confirmed = { isOverBudgetConfirmed?: true; scheduledFor?: string };

/** Said at a field, or asked in a dialog of its own. */
function isAnswered(error: unknown): boolean {
  return Object.keys(readFaults(error)).length > 0 || readOverBudget(error) !== null;
}

export type PostForm = ReturnType<typeof usePostForm>;

function leaveOutSame(now: Partial<PostEdit>, saved: Partial<PostEdit>): Partial<PostEdit> {
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => saved[field as Field] !== value),
  );
}

function leaveOutFields(faults: Faults, fields: Field[]): Faults {
  return Object.fromEntries(
    Object.entries(faults).filter(([field]) => !fields.includes(field as Field)),
  );
}
