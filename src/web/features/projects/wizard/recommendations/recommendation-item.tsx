import { MemberCount } from "#web/components/subreddits/member-count.tsx";
import { Badge } from "#web/components/ui/badge.tsx";
import { Kbd } from "#web/components/ui/kbd.tsx";
import type { FoundSubreddit } from "../project-draft.ts";
import { MatchLine } from "./match-line.tsx";

type RecommendationItemProps = {
  subreddit: FoundSubreddit;
  /** Its place in the list: the first nine can be picked by digit. */
  number: number;
  isSelected: boolean;
  onToggle: () => void;
};

/** A click anywhere selects it: the label of its checkbox is stretched over the card. */
export function RecommendationItem({
  subreddit,
  number,
  isSelected,
  onToggle,
}: RecommendationItemProps) {
  return (
    <article className="relative flex gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-soft has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent sm:p-5">
      <input
        id={`pick-${subreddit.id}`}
        type="checkbox"
        checked={isSelected}
        onChange={onToggle}
        aria-keyshortcuts={number <= 9 ? String(number) : undefined}
        className="relative z-1 mt-1 size-4 shrink-0 accent-accent outline-none"
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 font-mono text-md font-medium tracking-normal break-all">
            <label
              htmlFor={`pick-${subreddit.id}`}
              className="cursor-pointer after:absolute after:inset-0"
            >
              {subreddit.fullName}
            </label>
          </h3>
          {number <= 9 && (
            <span aria-hidden="true" className="max-sm:hidden">
              <Kbd>{number}</Kbd>
            </span>
          )}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
          <span>
            <MemberCount members={subreddit.members} asOf={subreddit.membersAsOf} />
          </span>
          <Badge>{subreddit.category}</Badge>
        </div>
        <MatchLine subreddit={subreddit} />
      </div>
    </article>
  );
}
