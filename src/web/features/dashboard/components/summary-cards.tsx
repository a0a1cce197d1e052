import type { ProjectStats } from "#contract/project.ts";
import { formatCount } from "#engine/text/format.ts";

type SummaryCardsProps = Pick<ProjectStats, "totalProjects" | "uniqueSubreddits" | "totalPosts">;

/** Figures of the projects shown, from the user's own data. */
export function SummaryCards({ totalProjects, uniqueSubreddits, totalPosts }: SummaryCardsProps) {
  return (
    <dl className="mb-10 grid grid-cols-3 gap-2 sm:gap-4">
      <Figure label="Total Projects" value={totalProjects} />
      <Figure label="Unique Subreddits" value={uniqueSubreddits} />
      <Figure label="Total Posts" value={totalPosts} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col justify-between gap-1 rounded-card border border-line bg-surface px-3 py-3 sm:px-5 sm:py-4">
      <dt className="text-sm text-muted sm:text-base">{label}</dt>
      <dd className="font-mono text-xl">{formatCount(value)}</dd>
    </div>
  );
}
