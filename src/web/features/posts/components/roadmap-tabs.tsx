import { useMemo } from "react";
import { createDayNamer, groupByDay } from "#engine/clock/group-by-day.ts";
import { splitRoadmap } from "#engine/slots/split-roadmap.ts";
import { Tabs } from "#web/components/ui/tabs.tsx";
import { useUser } from "#web/lib/session/session.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import type { RoadmapPost } from "../roadmap-post.ts";
import type { PostActions } from "./card/card-buttons.tsx";
import { RoadmapLane } from "./lane/roadmap-lane.tsx";

type RoadmapTabsProps = {
  posts: RoadmapPost[];
  actions: PostActions;
};

export function RoadmapTabs({ posts, actions }: RoadmapTabsProps) {
  const { timezone } = useUser();
  const now = useNow();
  const { upcoming, past } = useMemo(() => splitRoadmap(posts, now), [posts, now]);
  const days = useMemo(
    () => ({ upcoming: groupByDay(upcoming, timezone), past: groupByDay(past, timezone) }),
    [upcoming, past, timezone],
  );
  const lane = { today: createDayNamer(timezone)(now), timezone, now, actions };
  return (
    <Tabs
      label="Posts of this project"
      // What was posted is worth more than an empty list.
      defaultTab={upcoming.length === 0 && past.length > 0 ? "past" : "upcoming"}
      tabs={[
        {
          id: "upcoming",
          label: "Upcoming",
          count: upcoming.length,
          content:
            upcoming.length > 0 ? (
              <RoadmapLane label="Upcoming posts by day" days={days.upcoming} {...lane} />
            ) : (
              <NoPosts what="No upcoming posts" hint="Generate posts to see them scheduled here" />
            ),
        },
        {
          id: "past",
          label: "Past",
          count: past.length,
          content:
            past.length > 0 ? (
              <RoadmapLane label="Past posts by day, the newest first" days={days.past} {...lane} />
            ) : (
              <NoPosts what="No past posts" hint="Posts you've marked as posted will appear here" />
            ),
        },
      ]}
    />
  );
}

function NoPosts({ what, hint }: { what: string; hint: string }) {
  return (
    <p className="rounded-control border border-dashed border-line px-5 py-8 text-base text-soft">
      <span className="font-medium text-ink">{what}</span>
      {` – ${hint}`}
    </p>
  );
}
