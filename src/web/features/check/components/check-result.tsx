import type { ComponentProps, Ref } from "react";
import type { Policy } from "#contract/policy.ts";
import { PasteOffer } from "#web/components/paste/paste-offer.tsx";
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
  /** The policy with what was pasted; null until there is one. */
  shown: Policy | null;
  ref?: Ref<HTMLDivElement>;
};

/** The verdict, or what stands in its way. */
export function CheckResult({ subredditId, policy, shown, ref, ...check }: CheckResultProps) {
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
      {shown && (
        <>
          <CommunityLine policy={shown} />
          {isBlank(check.draft) ? (
            <RulesAhead policy={shown}>
              <PasteOffer
                className="mt-4"
                subredditId={shown.subredditId}
                fullName={shown.fullName}
                listedRules={shown.listedRules}
                home={check.isSignedIn ? "account" : "tab"}
                onChanged={check.onPasted}
              />
            </RulesAhead>
          ) : (
            // Its ridge tells the story of one community.
            <CheckVerdict key={shown.subredditId} policy={shown} {...check} />
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
