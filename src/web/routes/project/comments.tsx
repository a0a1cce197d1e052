import { useLocation, useSearchParams } from "react-router";
import type { Recommendation } from "#contract/projects/recommendation.ts";
import { Card } from "#web/components/ui/card.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { LazyWorkshop } from "#web/features/comments/components/lazy-workshop.tsx";
import { useShownProject } from "#web/features/projects/api/use-project.ts";
import { useIsConnected } from "#web/lib/hooks/use-is-connected.ts";
import { type HandedThread, readHandedThread } from "#web/lib/kept/handed-thread.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Help first");

/** Where posts are closed, help is welcome: a comment on somebody's thread. */
export default function Comments() {
  const project = useShownProject();
  const [search, setSearch] = useSearchParams();
  const hasModel = useIsConnected("llm");
  const handed = readHandedThread(useLocation().state);
  const communities = listCommunities(project.recommendations, handed);
  const wanted = search.get("community")?.toLowerCase();
  const chosen = communities.find(({ id }) => id === wanted) ?? communities[0];
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="text-lg">Help first</h2>
        {chosen && (
          <Select
            label="Community"
            className="w-full sm:w-64"
            options={communities.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            value={chosen.id}
            onChange={(community) => setSearch({ community }, { replace: true })}
          />
        )}
      </div>
      {chosen ? (
        <LazyWorkshop
          key={`${chosen.id} ${handed?.link ?? ""}`}
          project={project}
          community={chosen}
          handed={handed?.subredditId === chosen.id ? handed : null}
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

type Community = { id: string; fullName: string };

/** The project's, and the one whose thread was handed over, wherever it was found. */
function listCommunities(
  recommendations: readonly Recommendation[],
  handed: HandedThread | null,
): Community[] {
  const own = closedFirst(recommendations).map(({ subreddit: { id, fullName } }) => ({
    id,
    fullName,
  }));
  if (!handed || own.some(({ id }) => id === handed.subredditId)) return own;
  return [...own, { id: handed.subredditId, fullName: handed.fullName }];
}

/** Where posts are closed, comments are all there is. */
function closedFirst(recommendations: readonly Recommendation[]): Recommendation[] {
  return recommendations.toSorted(
    (a, b) => ORDER.indexOf(a.subreddit.group) - ORDER.indexOf(b.subreddit.group),
  );
}
