import { useSearchParams } from "react-router";
import type { Recommendation } from "#contract/projects/recommendation.ts";
import { Card } from "#web/components/ui/card.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { LazyWorkshop } from "#web/features/comments/components/lazy-workshop.tsx";
import { useShownProject } from "#web/features/projects/api/use-project.ts";
import { useIsConnected } from "#web/lib/hooks/use-is-connected.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Help first");

/** Where posts are closed, help is welcome: a comment on somebody's thread. */
export default function Comments() {
  const project = useShownProject();
  const [search, setSearch] = useSearchParams();
  const hasModel = useIsConnected("llm");
  const communities = closedFirst(project.recommendations);
  const wanted = search.get("community")?.toLowerCase();
  const chosen = communities.find(({ subredditId }) => subredditId === wanted) ?? communities[0];
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="text-lg">Help first</h2>
        {chosen && (
          <Select
            label="Community"
            className="w-64 max-w-full"
            options={communities.map(({ subredditId, subreddit }) => ({
              value: subredditId,
              label: subreddit.fullName,
            }))}
            value={chosen.subredditId}
            onChange={(community) => setSearch({ community }, { replace: true })}
          />
        )}
      </div>
      {chosen ? (
        <LazyWorkshop
          key={chosen.subredditId}
          project={project}
          community={chosen.subreddit}
          hasModel={hasModel}
        />
      ) : (
        <Card title="No community is chosen">
          <p className="text-base text-soft">Choose a community for this project first.</p>
        </Card>
      )}
    </>
  );
}

const ORDER: Recommendation["subreddit"]["group"][] = [
  "take-part",
  "left-out",
  "not-known",
  "post",
];

/** Where posts are closed, comments are all there is. */
function closedFirst(recommendations: readonly Recommendation[]): Recommendation[] {
  return recommendations.toSorted(
    (a, b) => ORDER.indexOf(a.subreddit.group) - ORDER.indexOf(b.subreddit.group),
  );
}
