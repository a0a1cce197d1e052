import type { ReactNode } from "react";
import type { Project } from "#contract/project.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { TOO_FEW_TO_TELL } from "#engine/timing/describe-timing.ts";
import { Skeleton } from "#web/components/ui/skeleton.tsx";
import { describeGrowth } from "../../activity/describe-growth.ts";
import type { BestSlot } from "../../activity/find-best-slots.ts";

type StatCardsProps = {
  /** null while the days are on their way. */
  bestDay: BestSlot | null;
  bestTime: BestSlot;
  /** How far that is more than activity. */
  timeNote: string;
  timezone: string;
  subreddits: number;
  weeklyGrowth: Project["weeklyGrowth"];
};

export function StatCards(props: StatCardsProps) {
  const { bestDay, bestTime, timeNote, timezone, subreddits, weeklyGrowth } = props;
  return (
    <dl className="grid gap-4 sm:grid-cols-3 xl:h-full xl:grid-cols-1">
      <Stat
        label="Best Day to Post"
        note={bestDay && describeBest(bestDay, "days in UTC", DAY_NOTE)}
      >
        {bestDay ? bestDay.text : <Skeleton className="h-8 w-32" />}
      </Stat>
      <Stat label="Best Time to Post" note={describeBest(bestTime, timezone, timeNote)}>
        {bestTime.text}
      </Stat>
      <Stat
        label="Total Subreddits"
        note={
          <>
            <span className="block">Active communities</span>
            <span className="block">{describeGrowth(weeklyGrowth, subreddits)}</span>
          </>
        }
      >
        {formatCount(subreddits)}
      </Stat>
    </dl>
  );
}

function Stat({ label, note, children }: { label: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-surface px-5 py-4 xl:justify-center">
      <dt className="text-base text-muted">{label}</dt>
      <dd className="mt-1 font-serif text-xl font-medium">{children}</dd>
      <dd className="mt-1 text-sm text-soft">{note}</dd>
    </div>
  );
}

const DAY_NOTE = "That is when most posts are made. How posts do by day is not known.";

/** The peak is when most is posted; whether that is when a post does best, the counts do not say. */
function describeBest({ basis }: BestSlot, zone: string, note: string): string {
  if (!basis) return "Nothing was counted yet, so this is only the usual guess.";
  const posts = basis.posts === 1 ? "1 post" : `${formatCount(basis.posts)} posts`;
  if (basis.isChance && !basis.isEven) {
    return `${TOO_FEW_TO_TELL}: this is the peak of ${posts}, which chance could have made (${zone}).`;
  }
  const even = basis.isEven ? " Hardly busier than the rest." : "";
  return `Peak of ${posts} counted, ${zone}.${even} ${note}`;
}
