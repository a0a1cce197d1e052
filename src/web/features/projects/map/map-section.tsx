import type { Recommendation } from "#contract/projects/recommendation.ts";
import { MATCH_BASIS } from "#engine/recommendations/match-basis.ts";
import { MemberCount, ShortMemberCount } from "#web/components/subreddits/member-count.tsx";
import { SourceMark } from "#web/components/ui/popover.tsx";
import { MapPicture } from "./community-map.tsx";
import type { Mapped } from "./place-map.ts";

type MapSectionProps = {
  view: "map" | "table";
  recommendations: readonly Recommendation[];
  /** Leads to the card of one. */
  onGo: (subredditId: string) => void;
};

/** Where to go first: a picture of match and openness, or the same as a table. */
export function MapSection({ view, recommendations, onGo }: MapSectionProps) {
  const subreddits = recommendations.map(({ subreddit }) => subreddit);
  return (
    <>
      {view === "map" ? (
        <>
          <p className="mb-3 text-sm text-soft">Start at the top right.</p>
          <MapPicture subreddits={subreddits} onGo={onGo} />
        </>
      ) : (
        <MapTable subreddits={subreddits} onGo={onGo} />
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-xs text-muted">
        {view === "map" && <span>The larger the dot, the more members.</span>}
        <span>Match: expected grade,</span>
        <SourceMark mark={`fitted on ${MATCH_BASIS.gradedLists} graded lists`}>
          <p>
            People graded communities for {MATCH_BASIS.gradedLists} projects. The match is the grade
            to expect: 100% is a core place, 50% a related one, 0% a wrong one.
          </p>
          <p>What you may do comes from each community's rules. Its card names the source.</p>
          <p>The table and each card have the date of the member count.</p>
        </SourceMark>
      </p>
    </>
  );
}

type MapTableProps = { subreddits: readonly Mapped[]; onGo: (subredditId: string) => void };

function MapTable({ subreddits, onGo }: MapTableProps) {
  return (
    // Its links let a keyboard scroll it.
    <div className="overflow-x-auto rounded-mark">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">Your communities: match, what you may do, members</caption>
        <thead>
          <tr className="text-muted">
            {["Community", "Match", "What you may do", "Members"].map((title) => (
              <th
                key={title}
                scope="col"
                className="py-1.5 pr-4 font-normal whitespace-nowrap max-sm:last:hidden"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subreddits.map((subreddit) => {
            const { id, fullName, relevanceScore, policy } = subreddit;
            return (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-4 font-normal">
                  <a
                    href={`#community-${id}`}
                    className="font-mono underline-offset-2 hover:underline"
                    onClick={(event) => {
                      event.preventDefault();
                      onGo(id);
                    }}
                  >
                    {fullName}
                  </a>
                  <span className="block text-xs text-muted sm:hidden">
                    <ShortMemberCount of={subreddit} />
                  </span>
                </th>
                <td className="py-1.5 pr-4 font-mono">{Math.round(relevanceScore * 100)}%</td>
                <td className="py-1.5 sm:min-w-40 sm:pr-4">{policy.words}</td>
                <td className="py-1.5 whitespace-nowrap text-muted max-sm:hidden">
                  <MemberCount of={subreddit} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
