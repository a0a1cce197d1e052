import type { GeneratedPost } from "#contract/post.ts";

/** What became of a post; a post that is only planned has no outcome yet. */
export type Outcome = NonNullable<GeneratedPost["performance"]>["outcome"];

const COLOURS: Record<Outcome, string> = {
  live: "text-pass",
  removed: "text-fail",
  unknown: "text-unchecked",
};

/** A full disc, a cross or a dashed ring: told apart without their colours. */
export function OutcomeShape({ outcome }: { outcome: Outcome }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`block size-full ${COLOURS[outcome]}`}>
      {outcome === "live" && <circle cx="10" cy="10" r="9" fill="currentColor" />}
      {outcome === "removed" && (
        <path d="M3 3l14 14M17 3 3 17" fill="none" stroke="currentColor" strokeWidth="4" />
      )}
      {outcome === "unknown" && (
        <circle
          cx="10"
          cy="10"
          r="8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      )}
    </svg>
  );
}
