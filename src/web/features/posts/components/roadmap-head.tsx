import type { ReactNode } from "react";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { DimmedFeature } from "#web/components/premium/premium-gate.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { SegmentedChoice } from "#web/components/ui/segmented-choice.tsx";
import { ROADMAP_VIEWS, type RoadmapView } from "#web/features/posts/lane.ts";

type RoadmapHeadProps = {
  view: RoadmapView;
  onView: (view: RoadmapView) => void;
  /** Without a plan the buttons can only be looked at. */
  mayWrite: boolean;
  onChoose: () => void;
  onWriteOwn: () => void;
  /** The button that generates. */
  children: ReactNode;
};

/** Beside the roadmap's title: how posts are shown, and the ways to new ones. */
export function RoadmapHead({
  view,
  onView,
  mayWrite,
  onChoose,
  onWriteOwn,
  children,
}: RoadmapHeadProps) {
  const buttons = (
    <>
      {children}
      <Button tone="secondary" onClick={onChoose}>
        Write one post
      </Button>
      <Button
        tone="ghost"
        // Its words end where the card's do.
        className="max-lg:px-2 lg:-mr-4"
        onClick={onWriteOwn}
      >
        Write my own
      </Button>
    </>
  );
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:[&>button]:grow max-sm:[&>button:first-of-type]:basis-full">
      <SegmentedChoice
        legend="View"
        name="roadmap-view"
        options={ROADMAP_VIEWS}
        chosen={view}
        onChange={onView}
      />
      {mayWrite ? (
        buttons
      ) : (
        <DimmedFeature feature={FEATURE_NAMES.contentRoadmap}>
          <div className="flex flex-wrap gap-2">{buttons}</div>
        </DimmedFeature>
      )}
    </div>
  );
}
