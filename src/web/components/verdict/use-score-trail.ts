import { useEffect, useRef, useState } from "react";
import type { Draft } from "#engine/drafts/draft.ts";
import { RIDGE_LENGTH } from "./draw-ridge.ts";

/** The scores of the last drafts, one for each that was assessed. */
export function useScoreTrail(score: number, draft: Draft): readonly number[] {
  const [trail, setTrail] = useState<readonly number[]>([score]);
  const latest = useRef({ score, draft });
  useEffect(() => {
    const before = latest.current;
    if (before.score === score && before.draft === draft) return;
    latest.current = { score, draft };
    setTrail((scores) => [...scores, score].slice(-RIDGE_LENGTH));
  }, [score, draft]);
  return trail;
}
