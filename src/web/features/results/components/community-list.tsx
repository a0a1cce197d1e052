import { useState } from "react";
import type { ProjectResults } from "#contract/results.ts";
import { findBest } from "#engine/results/find-best.ts";
import { type Metric, isTelling } from "#engine/results/measured-post.ts";
import { wordBest, wordBounds, wordSample, wordValue } from "#engine/results/word-results.ts";
import { Button } from "#web/components/ui/button.tsx";
import { METRIC_WORDS } from "#web/features/results/metric-words.ts";
import { ReportPart } from "./report-parts.tsx";
import { rankCommunities } from "#web/features/results/to-bars.ts";

type CommunityListProps = {
  communities: ProjectResults["communities"];
  others: number;
  metric: Metric;
};

const FIRST = 6;

export function CommunityList({ communities, others, metric }: CommunityListProps) {
  const [isWhole, setWhole] = useState(false);
  const ranked = rankCommunities(communities, metric);
  const best = findBest(ranked.map((community) => community[metric]));
  const nameOf = (place: number) => ranked[place]?.fullName ?? "";
  const shown = isWhole ? ranked : ranked.slice(0, FIRST);
  return (
    <ReportPart title="Communities" text={wordBest(best, { noun: "community", metric, nameOf })}>
      <table className="w-full border-collapse text-base">
        <caption className="sr-only">Communities, {METRIC_WORDS[metric]}</caption>
        <tbody>
          {shown.map((community) => (
            <CommunityRow key={community.subredditId} community={community} metric={metric} />
          ))}
        </tbody>
      </table>
      {!isWhole && ranked.length > FIRST && (
        <Button tone="ghost" size="sm" className="mt-2 -ml-3" onClick={() => setWhole(true)}>
          Show all {ranked.length} communities
        </Button>
      )}
      {isWhole && others > 0 && (
        <p className="mt-2 text-sm text-muted">And {others} more with fewer posts.</p>
      )}
    </ReportPart>
  );
}

type CommunityRowProps = { community: ProjectResults["communities"][number]; metric: Metric };

function CommunityRow({ community, metric }: CommunityRowProps) {
  const figure = community[metric];
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        <span className="block font-mono text-sm wrap-anywhere">{community.fullName}</span>
        <span className="block text-sm text-muted">
          {wordSample(figure)}
          {isTelling(figure) && `, ${wordBounds(figure, metric)}`}
        </span>
      </th>
      <td className="py-2 text-right whitespace-nowrap font-mono tabular-nums">
        {figure ? wordValue(figure.value, metric) : "–"}
      </td>
    </tr>
  );
}
