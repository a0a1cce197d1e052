import { dismissToast, showToast } from "#web/lib/toast.ts";
import { takeBack } from "./take-back.ts";

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
    showToast("info", isNone ? "Not undone" : "Undone in part", {
      name: "draft-not-undone",
      description: "What you changed since then stays as it is.",
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
