import { dismissToast, showToast } from "#web/lib/toast.ts";

const TOAST = "draft-fixed";

type FixedDraft<T> = {
  /** What was done, in the words of the button. */
  label: string;
  before: T;
  after: T;
  /** The draft as it is when somebody asks for it. */
  read: () => T;
  change: (changes: Partial<T>) => void;
};

/** Says that a fix changed the draft, with a way back. */
export function showFixed<T extends object>({ label, before, after, read, change }: FixedDraft<T>) {
  const undo = () => {
    const { changes, isAll } = takeBack(read(), before, after);
    const isNone = Object.keys(changes).length === 0;
    if (!isNone) change(changes);
    if (isAll) return;
    showToast("info", isNone ? "Not undone" : "Partly undone", {
      name: "draft-not-undone",
      description: "We kept your later changes.",
    });
  };
  showToast("info", "Draft changed", {
    name: TOAST,
    description: label,
    action: { label: "Undo", onClick: undo },
  });
}

/** The draft is saved or put away: from here on an undo would change nothing that anybody sees. */
export function forgetFixed(): void {
  dismissToast(TOAST);
}

/** The fields in which two states differ, as they are in the second. */
export function findDifference<T extends object>(before: T, after: T): Partial<T> {
  const result: Partial<T> = {};
  for (const field in after) if (before[field] !== after[field]) result[field] = after[field];
  return result;
}

/**
 * What undoes a change. A field that has gone on changing since stays as it is: what was typed in
 * the meantime is worth more than the undo.
 */
export function takeBack<T extends object>(
  now: T,
  before: T,
  after: T,
): { changes: Partial<T>; isAll: boolean } {
  const changes: Partial<T> = {};
  let isAll = true;
  for (const field in findDifference(before, after)) {
    if (now[field] === after[field]) changes[field] = before[field];
    else isAll = false;
  }
  return { changes, isAll };
}
