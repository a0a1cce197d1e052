import type { ReactNode } from "react";
import type { Subreddit } from "#contract/subreddit.ts";
import { describeBasis, markBasis } from "#engine/timing/describe-basis.ts";
import { describeSource } from "#engine/timing/describe-source.ts";
import { Popover } from "../ui/popover.tsx";

type ProvenanceMarkProps = {
  basis: NonNullable<Subreddit["activityBasis"]>;
  /** What else there is to say about the figures. */
  children?: ReactNode;
};

/** "n=50 · Sep 2025": how much the figures rest on, and as of when. Opens the rest in words. */
export function ProvenanceMark({ basis, children }: ProvenanceMarkProps) {
  const mark = markBasis(basis);
  return (
    <Popover
      title="Where this comes from"
      trigger={
        <button
          type="button"
          aria-label={`${mark}: where this comes from`}
          className="relative z-1 min-h-6 cursor-pointer font-mono text-xs whitespace-nowrap text-muted underline decoration-dotted underline-offset-4 hover:text-ink"
        >
          {mark}
        </button>
      }
    >
      <div className="flex flex-col gap-2 text-sm text-soft">
        <p>Counted from {describeSource(basis.source, describeBasis(basis))}.</p>
        {basis.source === "hot-2025" && <p>{FRONT_PAGE}</p>}
        {children}
      </div>
    </Popover>
  );
}

const FRONT_PAGE =
  "A front page holds what was popular when it was read, so it favours the hours before that.";
