import { useCallback, useEffect, useRef, useState } from "react";

const PAUSE_MS = 200;

type DebouncedDraft = {
  value: string;
  /** Called with the normalised draft once the typing pauses. */
  commit: (value: string) => void;
  /** What the draft means as a value: '50k' is '50000'. */
  normalise?: (draft: string) => string;
};

/**
 * What is being typed, ahead of the value it becomes. The field shows the draft, so no character is
 * lost to a slow answer; a value that changes for another reason (Back, a reset) takes it over.
 */
export function useDebouncedDraft({ value, commit, normalise = asTyped }: DebouncedDraft) {
  const [draft, setDraft] = useState<string | null>(null);
  // Committed, and not yet seen coming back as the value.
  const underWay = useRef<string[]>([]);
  const next = draft === null ? value : normalise(draft);

  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });

  const flush = useCallback((committed: string) => {
    underWay.current.push(committed);
    latestCommit.current(committed);
  }, []);

  useEffect(() => {
    const place = underWay.current.indexOf(value);
    if (place >= 0) underWay.current.splice(0, place + 1);
    else setDraft(null);
  }, [value]);

  useEffect(() => {
    if (next === value || next === underWay.current.at(-1)) return;
    const timer = setTimeout(flush, PAUSE_MS, next);
    return () => clearTimeout(timer);
  }, [next, value, flush]);

  return {
    draft,
    type: setDraft,
    /** The field is left: what was typed counts at once, and shows as the value it became. */
    leave: () => {
      if (next !== value && next !== underWay.current.at(-1)) flush(next);
      setDraft(null);
    },
  };
}

function asTyped(draft: string): string {
  return draft;
}
