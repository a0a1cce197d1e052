import { useState } from "react";
import type { Draft } from "#engine/drafts/draft.ts";
import type { OpenBlank } from "./open-blank.ts";
import { startTracking, trackBlanks } from "./track-blanks.ts";

/** The open blanks of a draft, each with a key that it keeps while the draft changes. */
export function useBlanks(draft: Draft): readonly OpenBlank[] {
  const [tracked, setTracked] = useState(() => startTracking(draft));
  if (tracked.draft === draft) return tracked.blanks;
  const next = trackBlanks(tracked, draft);
  setTracked(next);
  return next.blanks;
}
