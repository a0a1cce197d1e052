import type { GeneratedPost } from "#contract/post.ts";
import {
  lookDueAt,
  chooseStage,
  type Observer,
  type LookStage,
  findDueLook,
  findLastClear,
  findNextLook,
  listSettled,
  type Sighting,
  type Watch,
  wasAsked,
} from "#engine/outcomes/look.ts";

export type SeenLook = {
  stage: LookStage;
  sighting: Sighting;
  checkedAt: string;
  by: Observer;
};

export type Looks = {
  seen: SeenLook[];
  due: LookStage | null;
  next: { stage: LookStage; at: Date } | null;
  /** Where Foothold looks by itself. */
  watch: LooksOfFoothold | null;
  /** The look that is asked for now; null while there is nothing to ask. */
  asked: LookStage | null;
  /** The last one that told something. */
  last: SeenLook | null;
};

export type LooksOfFoothold = {
  /** When it asked for the look that is due, and could not tell. */
  unclearAt: Date | null;
  isOver: boolean;
};

const LAST_STAGE = "72-hours";

type LookedAt = Pick<GeneratedPost, "postedAt" | "createdAt" | "check" | "isImported">;

/** By the browser's own clock: a look becomes due while the page is open. None does for what was brought from before. */
export function findLooks({ postedAt, createdAt, check, isImported }: LookedAt, now: Date): Looks {
  const seen = check?.seen ?? [];
  const made = {
    postedAt: new Date(postedAt ?? createdAt),
    done: listSettled(seen),
    watch: check?.watch ? readWatch(check.watch) : null,
  };
  const due = isImported ? null : findDueLook(made, now);
  return {
    seen,
    due,
    next: isImported ? null : findNextLook(made, now),
    watch: made.watch && {
      unclearAt: due && wasAsked(made.watch, made.postedAt, due) ? made.watch.askedAt : null,
      isOver: made.done.includes(LAST_STAGE) || lookDueAt(made.postedAt, LAST_STAGE) <= now,
    },
    asked: due ?? (canAskAtOnce(seen, made.watch) ? chooseStage(made.postedAt, now) : null),
    last: findLastClear(seen),
  };
}

function readWatch({ askedAt }: { askedAt: string | null }): Watch {
  return { askedAt: askedAt === null ? null : new Date(askedAt) };
}

/** Who looks alone may do so before it is time. */
function canAskAtOnce(seen: readonly SeenLook[], watch: Watch | null): boolean {
  return watch === null && seen.length === 0;
}
