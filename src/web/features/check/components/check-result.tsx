import type { ComponentProps, Ref } from "react";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import type { usePolicy } from "../api/use-policy.ts";
import { isBlank } from "../check-draft.ts";
import { CheckVerdict } from "./check-verdict.tsx";
import { CommunityLine } from "./community-line.tsx";
import { PolicyFailure } from "./policy-failure.tsx";
import { RulesAhead } from "./rules-ahead.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";

type CheckResultProps = Omit<ComponentProps<typeof CheckVerdict>, "policy"> & {
  subredditId: string | null;
  policy: ReturnType<typeof usePolicy>;
  ref?: Ref<HTMLDivElement>;
};

/** The verdict, or what stands in its way. */
export function CheckResult({ subredditId, policy, ref, ...check }: CheckResultProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="flex min-w-0 scroll-mt-4 flex-col gap-4 outline-none lg:sticky lg:top-6"
    >
      {!subredditId && (
        <WaitingPanel title="Choose a subreddit">
          <p>
            Rules differ from one community to the next, so a draft is checked for one of them. Then
            you see the estimated ban risk, each reason with the words it reacts to, and what nobody
            can check.
          </p>
        </WaitingPanel>
      )}
      {policy.isLoading && <LoadingRules />}
      {subredditId && policy.isError && !policy.data && (
        <PolicyFailure
          subredditId={subredditId}
          error={policy.error}
          onRetry={() => void policy.refetch()}
          isRetrying={policy.isFetching}
        />
      )}
      {policy.data && (
        <>
          <CommunityLine policy={policy.data} />
          {isBlank(check.draft) ? (
            <RulesAhead policy={policy.data} />
          ) : (
            // Its ridge tells the story of one community.
            <CheckVerdict key={policy.data.subredditId} policy={policy.data} {...check} />
          )}
        </>
      )}
    </div>
  );
}

function LoadingRules() {
  return (
    <SkeletonGroup label="Loading the rules" className="flex flex-col gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
}
