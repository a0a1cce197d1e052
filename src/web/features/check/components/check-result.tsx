import {
  type ComponentProps,
  type Ref,
  type ReactNode,
  useCallback,
  useMemo,
  useState,
} from "react";
import type { Policy } from "#contract/policy.ts";
import { PasteOffer } from "#web/components/paste/paste-offer.tsx";
import type { PasteTarget } from "#web/components/paste/pasted-rules.ts";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import type { CheckedPolicy, usePolicy } from "#web/features/check/api/use-policy.ts";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { isBlank, readDay, readPromoted } from "#web/features/check/check-draft.ts";
import { MemberCount } from "#web/components/subreddits/member-count.tsx";
import { PolicyMark } from "#web/components/subreddits/policy-mark.tsx";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";
import { PolicyFailure } from "./policy-failure.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";
import { Link } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import type { Draft, Author } from "#engine/drafts/draft.ts";
import { assessLoneDraft } from "#engine/risk/assess-lone-draft.ts";
import { LazyReadsLike } from "#web/components/verdict/lazy-reads-like.tsx";
import { VerdictPanel } from "#web/components/verdict/verdict-panel.tsx";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import type { FixPart } from "#web/features/check/use-check-draft.ts";
import type { Assess } from "#web/components/verdict/describe-assessment.ts";

type CheckResultProps = Omit<ComponentProps<typeof CheckVerdict>, "policy"> & {
  subredditId: string | null;
  policy: ReturnType<typeof usePolicy>;
  /** The policy with what was pasted; null until there is one. */
  shown: CheckedPolicy | null;
  /** Whether what was pasted counts in it. */
  pasted: "applied" | "loading" | "failed";
  ref?: Ref<HTMLDivElement>;
};

/** The verdict, or what stands in its way. */
export function CheckResult({
  subredditId,
  policy,
  shown,
  pasted,
  ref,
  ...check
}: CheckResultProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="flex min-w-0 scroll-mt-4 flex-col gap-4 outline-none lg:sticky lg:top-6"
    >
      {!subredditId && (
        <WaitingPanel title="Choose a community">
          <p>Your verdict appears here.</p>
        </WaitingPanel>
      )}
      {(policy.isLoading || pasted === "loading") && <LoadingRules />}
      {pasted === "failed" && (
        <WaitingPanel title="We couldn't apply the rules you pasted">
          <p role="alert">{DID_NOT_LOAD} Your draft and the rules are still here.</p>
        </WaitingPanel>
      )}
      {subredditId && policy.isError && !policy.data && !shown && pasted === "applied" && (
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
                reason={shown.isUnknown ? PASTE_UNKNOWN : undefined}
                home={check.home}
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

const PASTE_UNKNOWN = {
  words: "Paste its rules to check your draft against them.",
  label: "Paste its rules",
};

function LoadingRules() {
  return (
    <SkeletonGroup label="Loading the rules" className="flex flex-col gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
}

/** Where the draft is to go, in the look that communities have everywhere. */
function CommunityLine({ policy }: { policy: CheckedPolicy }) {
  const { fullName, description, riskLevel } = policy;
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {policy.isUnknown ? (
          <h2 className="font-sans text-md font-medium tracking-normal break-all">
            We don't know {fullName}
          </h2>
        ) : (
          <p className="font-mono text-md font-medium break-all">{fullName}</p>
        )}
        <RiskBadge level={riskLevel} stance={policy.policy.stance} />
        {!policy.isUnknown && (
          <p className="text-sm text-muted">
            <MemberCount of={policy} />
          </p>
        )}
      </div>
      <PolicyMark allowed={policy} className="mt-2" />
      {description && <p className="mt-2 max-w-prose text-base text-soft">{description}</p>}
    </div>
  );
}

/** With nothing to check yet: what the draft will be held against. */
function RulesAhead({ policy, children }: { policy: Policy; children: ReactNode }) {
  const { fullName, extractedRules, rulesUrl } = policy;
  return (
    <WaitingPanel title="Nothing to check yet">
      <p>We check as you type.</p>
      {extractedRules.length > 0 ? (
        <>
          <p className="mt-4 text-sm text-muted">Rules of {fullName} that we know:</p>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            {extractedRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-4">
          We don't know its exact rules. Read them{" "}
          <a href={rulesUrl} target="_blank" rel="noopener noreferrer" className="underline">
            on Reddit
          </a>{" "}
          before you post.
        </p>
      )}
      {children}
    </WaitingPanel>
  );
}

type CheckVerdictProps = Pick<
  ComponentProps<typeof VerdictPanel>,
  "draft" | "onFix" | "onHighlight" | "onShow" | "ticks" | "sort" | "form"
> &
  Author & {
    policy: CheckedPolicy;
    /** What is promoted, as typed. */
    promoted: string;
    /** Where rules that are pasted go. */
    home: PasteTarget["home"];
    /** As a date field has it; empty for today. */
    day: string;
    /** Null until it is there: until then no fix is offered. */
    fixPart?: FixPart | null;
    /** Rules were pasted, or forgotten. */
    onPasted: () => void;
    /** Another community was chosen for the draft; without it, none is suggested. */
    onSwitch?: (() => void) | undefined;
  };

/** The panel for somebody of whom no more is known than what stands on this page. */
function CheckVerdict({
  karma,
  accountAgeDays,
  isSomebodyElse = false,
  promoted,
  home,
  day,
  fixPart = null,
  onPasted,
  onSwitch,
  ...panel
}: CheckVerdictProps) {
  const now = useNow();
  const [timezone] = useState(readTimezone);
  const sort = panel.sort?.chosen ?? null;
  const form = panel.form?.chosen ?? null;
  const answers = panel.ticks?.read ?? NO_ANSWERS;
  const assess = useCallback<Assess>(
    (draft, policy) => {
      const project = readPromoted(promoted);
      const author = { karma, accountAgeDays, isSomebodyElse };
      const at = readDay(day, now);
      const circumstances = { timezone, now, at, project, answers, sort, form };
      const assessment = assessLoneDraft(
        { draft, policy, author, ...circumstances },
        fixPart?.readSort,
      );
      const projectName = project.name;
      return fixPart ? fixPart.offerFixes(assessment, { draft, policy, projectName }) : assessment;
    },
    [
      karma,
      accountAgeDays,
      isSomebodyElse,
      timezone,
      now,
      day,
      promoted,
      answers,
      sort,
      form,
      fixPart,
    ],
  );
  const { policy } = panel;
  const pasteRules = useMemo(
    () => (
      <PasteOffer
        subredditId={policy.subredditId}
        fullName={policy.fullName}
        listedRules={policy.listedRules}
        reason={policy.isUnknown ? PASTE_UNKNOWN : undefined}
        home={home}
        onChanged={onPasted}
      />
    ),
    [policy, home, onPasted],
  );
  const { subredditId } = policy;
  const elsewhere = useCallback(
    (draft: Draft) => (
      <LazyReadsLike
        draft={draft}
        subredditId={subredditId}
        isOnRequest
        renderLink={({ subredditId: other, fullName }) => (
          <Link
            to={`${paths.check}?r=${other}`}
            preventScrollReset
            onClick={onSwitch}
            className="font-mono font-medium text-ink underline underline-offset-2"
          >
            {fullName}
          </Link>
        )}
      />
    ),
    [subredditId, onSwitch],
  );
  return (
    <VerdictPanel
      assess={assess}
      pasteRules={pasteRules}
      hasBar
      elsewhere={onSwitch && elsewhere}
      {...panel}
    />
  );
}

const NO_ANSWERS: readonly string[] = [];

function readTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
