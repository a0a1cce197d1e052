import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import {
  type useGenerateRecommendations,
  recommendationBasis,
} from "#web/features/new-project/api/use-field-help.ts";
import { describeFailure } from "#web/features/new-project/wizard/describe-failure.ts";
import { HelpButton } from "#web/features/new-project/wizard/help-button.tsx";
import type {
  FoundList,
  ProjectDraft,
  SubredditChoice,
  FoundSubreddit,
} from "#web/features/new-project/wizard/project-draft.ts";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { MemberCount } from "#web/components/subreddits/member-count.tsx";
import { Badge } from "#web/components/ui/badge.tsx";
import { Kbd } from "#web/components/ui/kbd.tsx";
import { MatchLine } from "./match-line.tsx";
import { TOASTS } from "#web/features/new-project/toasts.ts";

type RecommendationsProps = {
  draft: ProjectDraft;
  help: ReturnType<typeof useGenerateRecommendations>;
  onToggle: (subreddit: SubredditChoice) => void;
};

export function Recommendations({ draft, help, onToggle }: RecommendationsProps) {
  const { found } = draft;
  const isOld = found !== null && found.basis !== recommendationBasis(draft);
  return (
    <section aria-label="AI recommendations" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <HelpButton
          label="Generate AI Recommendations"
          busyLabel="Generating..."
          tone={found || draft.selectedSubreddits.length > 0 ? "secondary" : "primary"}
          size="md"
          isBusy={help.isPending}
          onClick={help.run}
        />
        {found?.notice && <p className="text-sm text-muted">{found.notice}</p>}
        {isOld && !help.isPending && (
          <p className="text-sm text-muted">Your answers have changed.</p>
        )}
      </div>
      {help.isError && <Failure help={help} />}
      {help.isPending ? (
        <RecommendationSkeletons />
      ) : (
        <FoundSubreddits found={found} selected={draft.selectedSubreddits} onToggle={onToggle} />
      )}
    </section>
  );
}

function Failure({ help }: Pick<RecommendationsProps, "help">) {
  const failure = describeFailure(help.error, TOASTS.recommendations.failed, !navigator.onLine);
  return (
    <ErrorNotice
      title={failure.message}
      text={failure.detail ?? "Nothing is lost."}
      onRetry={help.run}
      isRetrying={help.isPending}
    />
  );
}

type FoundSubredditsProps = {
  found: FoundList | null;
  selected: readonly SubredditChoice[];
  onToggle: (subreddit: SubredditChoice) => void;
};

function FoundSubreddits({ found, selected, onToggle }: FoundSubredditsProps) {
  if (!found) return null;
  const { subreddits, launchPlaces } = found;
  const isSelected = ({ id }: FoundSubreddit) => selected.some((one) => one.id === id);
  return (
    <>
      {subreddits.length === 0 ? (
        <p className="rounded-card border border-dashed border-edge px-5 py-4 text-base text-soft">
          No community fits well. Describe your project further.
        </p>
      ) : (
        <ul aria-label="Recommended subreddits" className="flex flex-col gap-3">
          {subreddits.map((subreddit, place) => (
            <li key={subreddit.id}>
              <RecommendationItem
                subreddit={subreddit}
                number={place + 1}
                isSelected={isSelected(subreddit)}
                onToggle={() => onToggle(subreddit)}
              />
            </li>
          ))}
        </ul>
      )}
      {launchPlaces.length > 0 && (
        <section aria-labelledby="launch-places" className="mt-4 flex flex-col gap-3">
          <div>
            <h3 id="launch-places" className="text-lg">
              Places that take any project
            </h3>
            <p className="text-sm text-soft">Not counted by your plan.</p>
          </div>
          <ul className="flex flex-col gap-3">
            {launchPlaces.map((subreddit) => (
              <li key={subreddit.id}>
                <RecommendationItem
                  subreddit={subreddit}
                  number={null}
                  isSelected={isSelected(subreddit)}
                  onToggle={() => onToggle(subreddit)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const PLACES = ["a", "b", "c"];

function RecommendationSkeletons() {
  return (
    <SkeletonGroup label="Finding communities" className="flex flex-col gap-3">
      {PLACES.map((place) => (
        <div key={place} className="rounded-card border border-line bg-surface p-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-2 h-4 w-64 max-w-full" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-4 h-6 w-72 max-w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

type RecommendationItemProps = {
  subreddit: FoundSubreddit;
  /** Its place in the list: the first nine can be picked by digit. */
  number: number | null;
  isSelected: boolean;
  onToggle: () => void;
};

/** A click anywhere selects it: the label of its checkbox is stretched over the card. */
function RecommendationItem({ subreddit, number, isSelected, onToggle }: RecommendationItemProps) {
  const hasDigit = number !== null && number <= 9;
  return (
    <article className="relative flex gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-soft has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent sm:p-5">
      <input
        id={`pick-${subreddit.id}`}
        type="checkbox"
        checked={isSelected}
        onChange={onToggle}
        aria-keyshortcuts={hasDigit ? String(number) : undefined}
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
          {hasDigit && (
            <span aria-hidden="true" className="max-sm:hidden">
              <Kbd>{number}</Kbd>
            </span>
          )}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
          <span>
            <MemberCount of={subreddit} />
          </span>
          <Badge>{subreddit.category}</Badge>
        </div>
        <MatchLine subreddit={subreddit} />
      </div>
    </article>
  );
}
