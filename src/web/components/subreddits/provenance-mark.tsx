import type { ReactNode } from "react";
import type { Subreddit } from "#contract/subreddit.ts";
import { describeBasis, markBasis } from "#engine/timing/describe-basis.ts";
import { describeSource } from "#engine/timing/describe-timing.ts";
import { SourceMark } from "#web/components/ui/popover.tsx";

type ProvenanceMarkProps = {
  basis: NonNullable<Subreddit["activityBasis"]>;
  /** What else there is to say about the figures. */
  children?: ReactNode;
};

/** "n=50 · Sep 2025": how much the figures rest on, and as of when. Opens the rest in words. */
export function ProvenanceMark({ basis, children }: ProvenanceMarkProps) {
  return (
    <SourceMark mark={markBasis(basis)}>
      <p>Counted from {describeSource(basis.source, describeBasis(basis))}.</p>
      {basis.source === "hot-2025" && <p>{FRONT_PAGE}</p>}
      {children}
    </SourceMark>
  );
}

const FRONT_PAGE = "A front page favors the hours before it was read.";
