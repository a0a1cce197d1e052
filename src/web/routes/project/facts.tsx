import { useMemo } from "react";
import type { WritingOutlook } from "#contract/writing.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { useWritingOutlook } from "#web/features/posts/api/use-roadmap.ts";
import { AnswerMap } from "#web/features/projects/components/interview/answer-map.tsx";
import { FounderInterview } from "#web/features/projects/components/interview/founder-interview.tsx";
import { AboutProject } from "#web/features/projects/components/page/about-project.tsx";
import { useShownProject } from "#web/features/projects/api/use-project.ts";
import { TrafficSection } from "#web/features/visits/components/traffic-section.tsx";
import { useFragment } from "#web/lib/hooks/use-fragment.ts";
import { pageTitle } from "#web/lib/page-title.ts";

/** Which communities a post could be written for, if only this were answered. */
function listWaiting(outlook: WritingOutlook | undefined): ReadonlyMap<AnswerId, string[]> {
  const waiting = new Map<AnswerId, string[]>();
  for (const { is, fullName, questions } of outlook?.communities ?? []) {
    if (is !== "asks") continue;
    for (const id of questions) waiting.set(id, [...(waiting.get(id) ?? []), fullName]);
  }
  return waiting;
}

export const meta = () => pageTitle("Facts");

/** What posts are made of, and how their visits are counted. */
export default function Facts() {
  const project = useShownProject();
  useFragment();
  const outlook = useWritingOutlook(project);
  const waiting = useMemo(() => listWaiting(outlook.data), [outlook.data]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <FounderInterview project={project} />
      <AboutProject project={project} />
      <div id="visits" tabIndex={-1} className="outline-none xl:col-span-2">
        <TrafficSection project={project} />
      </div>
      {/* At the end, where it moves nothing when it is there. */}
      {!outlook.isPending && (
        <div className="empty:hidden xl:col-span-2">
          <AnswerMap project={project} waiting={waiting} />
        </div>
      )}
    </div>
  );
}
