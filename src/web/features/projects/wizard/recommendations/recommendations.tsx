import { splitByStance } from "#web/components/subreddits/stance-groups.ts";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { recommendationBasis } from "../../api/recommendation-request.ts";
import {
  RECOMMENDATIONS_FAILED,
  type useGenerateRecommendations,
} from "../../api/use-generate-recommendations.ts";
import { describeFailure } from "../describe-failure.ts";
import { HelpButton } from "../help-button.tsx";
import type { FoundList, ProjectDraft, SubredditChoice } from "../project-draft.ts";
import { RecommendationItem } from "./recommendation-item.tsx";
import { RecommendationSkeletons } from "./recommendation-skeletons.tsx";

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
          tone={found ? "secondary" : "primary"}
          size="md"
          isBusy={help.isPending}
          onClick={help.run}
        />
        {found?.notice && <p className="text-sm text-muted">{found.notice}</p>}
        {isOld && !help.isPending && (
          <p className="text-sm text-muted">
            Your answers changed since this list was made. Generate again to renew it.
          </p>
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
  const failure = describeFailure(help.error, RECOMMENDATIONS_FAILED, !navigator.onLine);
  return (
    <ErrorNotice
      title={failure.message}
      text={failure.detail ?? "Nothing you filled in is lost."}
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
  if (found.subreddits.length === 0) {
    return (
      <p className="rounded-card border border-dashed border-edge px-5 py-4 text-base text-soft">
        No community fits well: describe it in a few more words.
      </p>
    );
  }
  // Digits count through the whole list, as it is read.
  const shown = splitByStance(found.subreddits, ({ group }) => group ?? "not-known");
  const order = shown.flatMap(({ items }) => items);
  return (
    <ul aria-label="Recommended subreddits" className="flex flex-col gap-8">
      {shown.map(({ group, title, text, items }) => (
        <li key={group} className="flex flex-col gap-3">
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="text-sm text-soft">{text}</p>
          </div>
          <ul aria-label={title} className="flex flex-col gap-3">
            {items.map((subreddit) => (
              <li key={subreddit.id}>
                <RecommendationItem
                  subreddit={subreddit}
                  number={order.indexOf(subreddit) + 1}
                  isSelected={selected.some(({ id }) => id === subreddit.id)}
                  onToggle={() => onToggle(subreddit)}
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
