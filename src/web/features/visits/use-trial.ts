import { useEffect, useState } from "react";
import type { Tracking } from "#contract/visit.ts";
import { useTracking } from "./api/use-tracking.ts";

const PATIENCE_MS = 90_000;

/** What arrives after we stopped waiting is received all the same. */
export type Trial = { state: "idle" | "waiting" | "late" } | { state: "received"; at: string };

/** One trial of the founder's site, from opening it to its report, and what is known of the site. */
export function useTrial(projectId: string) {
  const [begun, setBegun] = useState<{ turn: number; before: string | null } | null>(null);
  const [isLate, setIsLate] = useState(false);
  const judge = (tracking: Tracking | undefined): Trial => {
    if (!begun) return { state: "idle" };
    const at = tracking?.testedAt ?? null;
    if (at !== null && at !== begun.before) return { state: "received", at };
    return { state: isLate ? "late" : "waiting" };
  };
  const tracking = useTracking(projectId, (known) => judge(known).state === "waiting");

  const turn = begun?.turn;
  useEffect(() => {
    if (turn === undefined) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [turn]);

  return {
    tracking,
    trial: judge(tracking.data),
    begin: () => {
      setIsLate(false);
      const before = tracking.data?.testedAt ?? null;
      setBegun((last) => ({ turn: (last?.turn ?? 0) + 1, before }));
    },
  };
}
