import type { GeneratedPost } from "#contract/post.ts";
import {
  chooseStage,
  type CheckStage,
  findDueCheck,
  findLastClear,
  findNextCheck,
  listSettled,
  type Sighting,
} from "#engine/outcomes/removal-check.ts";

export type SeenLook = { stage: CheckStage; sighting: Sighting; checkedAt: string };

export type Looks = {
  seen: SeenLook[];
  due: CheckStage | null;
  next: { stage: CheckStage; at: Date } | null;
  /** The look that is asked for now; null while there is nothing to ask. */
  asked: CheckStage | null;
  /** The last one that told something. */
  last: SeenLook | null;
};

/** By the browser's own clock: a look becomes due while the page is open. */
export function findLooks(
  { postedAt, createdAt, check }: Pick<GeneratedPost, "postedAt" | "createdAt" | "check">,
  now: Date,
): Looks {
  const seen = check?.seen ?? [];
  const made = {
    postedAt: new Date(postedAt ?? createdAt),
    done: listSettled(seen),
  };
  const due = findDueCheck(made, now);
  return {
    seen,
    due,
    next: findNextCheck(made, now),
    asked: due ?? (seen.length === 0 ? chooseStage(made.postedAt, now) : null),
    last: findLastClear(seen),
  };
}
