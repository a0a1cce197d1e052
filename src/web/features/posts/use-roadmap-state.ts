import { usePatience } from "#web/lib/hooks/time-hooks.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import type { CalendarView } from "#web/components/calendar/calendar-item.ts";
import type { RoadmapPost } from "./roadmap-post.ts";
import type { useRoadmapView } from "./use-roadmap-view.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";

type Tabs = typeof import("./components/roadmap-tabs.tsx");
type Calendar = typeof import("./components/roadmap-calendar.tsx");

/** What is below the roadmap's title; each has a part of its own. */
export type RoadmapState =
  | { is: "loading" }
  | { is: "failed" }
  /** The posts are there, what shows them is not. */
  | { is: "opening" }
  | { is: "days"; posts: RoadmapPost[]; part: Tabs }
  | { is: "calendar"; posts: RoadmapPost[]; view: CalendarView; part: Calendar };

type Circumstances = {
  /** null while they are not there. */
  posts: RoadmapPost[] | null;
  isLoading: boolean;
  /** What can be written is on its way, and is said above the posts, which would jump. */
  isOutlookAwaited: boolean;
  shown: ReturnType<typeof useRoadmapView>;
};

/** The two views are fetched when one of them is wanted. */
export function useRoadmapState({
  posts,
  isLoading,
  isOutlookAwaited,
  shown,
}: Circumstances): RoadmapState {
  const calendar = useLazyModule(() => import("./components/roadmap-calendar.tsx"), {
    isWanted: shown.view !== "days",
    onFailure: () => {
      shown.choose("days");
      showNotLoaded(TOASTS.notOpened.calendar);
    },
  });
  const days = useLazyModule(() => import("./components/roadmap-tabs.tsx"), {
    isWanted: shown.view === "days",
    onFailure: () => showNotLoaded(TOASTS.notOpened.roadmap),
  });
  const isPatient = usePatience();
  const isViewAwaited = shown.view === "days" ? !days : !calendar;
  if (isLoading || (isPatient && (isViewAwaited || isOutlookAwaited))) return { is: "loading" };
  if (!posts) return { is: "failed" };
  if (shown.view !== "days") {
    return calendar
      ? { is: "calendar", posts, view: shown.view, part: calendar }
      : { is: "opening" };
  }
  return days ? { is: "days", posts, part: days } : { is: "opening" };
}
