import { memo, type ReactNode, useMemo } from "react";
import type { Fix } from "#engine/checks/check.ts";
import { tallyChecks } from "#engine/checks/summarise-checks.ts";
import type { DraftClaim } from "#engine/claims/check-claims.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { PasteOffer } from "#web/components/paste/paste-offer.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { ClaimList } from "#web/components/verdict/claims/claim-list.tsx";
import { DraftForm, DraftSort } from "#web/components/verdict/draft-sort.tsx";
import { VerdictLists } from "#web/components/verdict/verdict-lists.tsx";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { errorMessage, isNotThere } from "#web/lib/error-message.ts";
import { type Areas, describeArea } from "./editor-window.tsx";
import type { Fixes, PostCheck } from "#web/features/posts/editing/use-post-check.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { VerdictHead } from "./verdict-head.tsx";

type PostVerdictProps = {
  /** Of the editor, so that the tabs find the area. */
  id: string;
  areas: Areas;
  post: RoadmapPost;
  check: PostCheck;
  claims: readonly DraftClaim[];
  fixes: Fixes;
  onHighlight: (places: readonly DraftPlace[] | null) => void;
  onShow: (place: DraftPlace) => void;
  elsewhere: (draft: Draft) => ReactNode;
};

/** The verdict on a post: its head always in sight, its reasons in an area of their own. */
export function PostVerdict({
  id,
  areas,
  post,
  check,
  claims,
  fixes,
  onHighlight,
  onShow,
  elsewhere,
}: PostVerdictProps) {
  const { fullName } = post.subreddit;
  return (
    <section aria-label={`Verdict for ${fullName}`} className="contents">
      {check.assessment && (
        <VerdictHead draft={check.draft} assessment={check.assessment} fixes={fixes} />
      )}
      <div {...describeArea(id, "check", areas)} className="editor-area editor-check bg-surface">
        {claims.length > 0 && (
          <div className="border-b border-line p-4">
            <ClaimList claims={claims} onShow={onShow} />
          </div>
        )}
        <Found
          post={post}
          check={check}
          onFix={fixes.fix}
          onHighlight={onHighlight}
          onShow={onShow}
          elsewhere={elsewhere}
        />
      </div>
    </section>
  );
}

type FoundProps = Pick<
  PostVerdictProps,
  "post" | "check" | "onHighlight" | "onShow" | "elsewhere"
> & {
  onFix: (fix: Fix) => void;
};

/** Remembered: it is drawn anew when the draft was checked anew, not with every letter. */
const Found = memo(function Found({
  post,
  check,
  onFix,
  onHighlight,
  onShow,
  elsewhere,
}: FoundProps) {
  const { draft, policy, judge, assessment, isEmpty, ticks } = check;
  const { fullName } = post.subreddit;
  const rules = policy.data;
  const pasteRules = useMemo(
    () =>
      rules && (
        <PasteOffer
          subredditId={rules.subredditId}
          fullName={rules.fullName}
          listedRules={rules.listedRules}
          home="account"
        />
      ),
    [rules],
  );
  if (isEmpty) {
    return (
      <p className="m-4 rounded-card border border-dashed border-edge px-5 py-4 text-base text-soft">
        We check as you type.
      </p>
    );
  }
  if (assessment && rules) {
    const { checks, risk, sort } = assessment;
    const tally = tallyChecks(checks, risk.reasons);
    return (
      <>
        <div className="flex flex-wrap gap-x-6 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5">
          {sort && <DraftSort sort={sort} choice={check.sort} />}
          <DraftForm {...check.form} />
        </div>
        <VerdictLists
          draft={draft}
          policy={rules}
          assessment={assessment}
          tally={tally}
          canReschedule
          onFix={onFix}
          onHighlight={onHighlight}
          onShow={onShow}
          pasteRules={pasteRules}
          ticks={ticks}
          elsewhere={elsewhere}
        />
      </>
    );
  }
  if (rules && judge.isError) {
    return (
      <div className="p-4">
        <ErrorNotice
          title="We couldn't load the check"
          text={`${DID_NOT_LOAD} Nothing was checked.`}
          onRetry={() => void judge.refetch()}
          isRetrying={judge.isFetching}
        />
      </div>
    );
  }
  if (policy.isPending || rules) {
    return (
      <SkeletonGroup label="Checking the draft" className="flex flex-col gap-3 p-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  }
  if (isNotThere(policy.error)) {
    return (
      <p className="m-4 rounded-card border border-dashed border-unchecked px-5 py-4 text-base text-soft">
        {fullName} isn't in our catalogue. Read its rules on Reddit.
      </p>
    );
  }
  return (
    <div className="p-4">
      <ErrorNotice
        title="We couldn't load the rules"
        text={`${errorMessage(policy.error, {}, !navigator.onLine)} Nothing was checked.`}
        onRetry={() => void policy.refetch()}
        isRetrying={policy.isFetching}
      />
    </div>
  );
});
