import { useSearchParams } from "react-router";
import { useMedia } from "#web/lib/hooks/use-near-viewport.ts";
import { readRoadmapView, type RoadmapView, WIDE_SCREEN, writeRoadmapView } from "./lane.ts";

/** Kept in the address, so that a link opens the same view and Back returns to the one before. */
export function useRoadmapView(canPlan: boolean) {
  const [params, setParams] = useSearchParams();
  const isWide = useMedia(WIDE_SCREEN);
  // A week is for planning: without a plan, one's posts come first.
  const shown = readRoadmapView(params, isWide && canPlan);
  return {
    ...shown,
    choose: (view: RoadmapView) =>
      setParams((before) => writeRoadmapView(before, { ...shown, view }), {
        preventScrollReset: true,
      }),
    // Turning pages is no step to go back over.
    goTo: (day: string) =>
      setParams((before) => writeRoadmapView(before, { ...shown, day }), {
        preventScrollReset: true,
        replace: true,
      }),
  };
}
