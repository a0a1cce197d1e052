import { FounderInterview } from "#web/features/projects/components/interview/founder-interview.tsx";
import { AboutProject } from "#web/features/projects/components/page/about-project.tsx";
import { useShownProject } from "#web/features/projects/api/use-project.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { useFragment } from "#web/lib/hooks/use-fragment.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Facts");

/** What posts are made of, and how their visits are counted. */
export default function Facts() {
  const project = useShownProject();
  useFragment();
  const visits = useLazyModule(
    () => import("#web/features/visits/components/traffic-section.tsx"),
    { isWanted: true, onFailure: () => showNotLoaded("We couldn't show the visits") },
  );
  const picture = useLazyModule(
    () => import("#web/features/projects/components/interview/answer-map.tsx"),
    // The interview says the same, one question at a time.
    { isWanted: true, onFailure: () => {} },
  );
  const sentences = useLazyModule(
    () => import("#web/features/projects/components/interview/sentence-marks.tsx"),
    // Without it, all is guessed.
    { isWanted: true, onFailure: () => {} },
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <FounderInterview project={project} />
      <AboutProject project={project} />
      {/* As high as it is when it is closed, before it is there. */}
      <div id="visits" tabIndex={-1} className="min-h-20 outline-none xl:col-span-2">
        {visits && <visits.TrafficSection project={project} />}
      </div>
      {/* At the end, where it moves nothing when it is there. */}
      <div className="empty:hidden xl:col-span-2">
        {sentences && <sentences.SentenceMarks project={project} />}
      </div>
      <div className="empty:hidden xl:col-span-2">
        {picture && <picture.AnswerMap project={project} />}
      </div>
    </div>
  );
}
