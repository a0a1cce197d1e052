import { useMemo, useId } from "react";
import type { Project } from "#contract/project.ts";
import type {
  RemovalSighting,
  RemovalDiagnosis,
  RemovalEvidence,
} from "#engine/outcomes/removal.ts";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage, isNotThere } from "#web/lib/error-message.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import { usePostingContext, usePolicy } from "#web/features/posts/api/use-posting-context.ts";
import { diagnosePost } from "#web/features/posts/outcome/diagnose-post.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { ModeratorMessage } from "./moderator-message.tsx";
import { wordSource } from "#engine/policy/word-source.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";

type RemovalReportProps = { project: Project; post: RoadmapPost; sighting: RemovalSighting };

/** The diagnosis, once the rules and the account's history are there. */
export function RemovalReport({ project, post, sighting }: RemovalReportProps) {
  const { timezone } = useUser();
  const now = useNow();
  const history = usePostingContext();
  const { data, error, isPending, isFetching, refetch } = usePolicy(post.subredditId);
  const isUncatalogued = isNotThere(error);
  const diagnosis = useMemo(() => {
    const policy = data ?? (isUncatalogued ? unknownPolicy(post.subredditId) : null);
    return (
      policy && history && diagnosePost({ sighting, post, project, policy, history, timezone, now })
    );
  }, [data, isUncatalogued, history, sighting, post, project, timezone, now]);

  if (diagnosis) return <Diagnosis diagnosis={diagnosis} />;
  if (isPending || !history) {
    return (
      <SkeletonGroup label="Looking for the cause" className="flex flex-col gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-28" />
      </SkeletonGroup>
    );
  }
  return (
    <ErrorNotice
      title="We couldn't load the rules"
      text={`${errorMessage(error, {}, !navigator.onLine)} We need them to find the cause.`}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

/** Why it may be gone, by what, and what to do now. */
function Diagnosis({ diagnosis }: { diagnosis: RemovalDiagnosis }) {
  const id = useId();
  const { headline, isByGivenReason, evidence, nextSteps, message } = diagnosis;
  const findings = evidence.length - (isByGivenReason ? 1 : 0);
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-paper px-5 py-4 sm:px-6 sm:py-5"
    >
      <h4 id={id} className="font-serif text-md font-medium wrap-anywhere">
        {headline}
      </h4>
      {evidence.length > 0 && <EvidenceList evidence={evidence} />}
      {findings > 0 && (
        <p className="mt-3 text-sm text-muted">
          {isByGivenReason ? "The rest is our estimate." : "This is our estimate."}
        </p>
      )}
      <h5 className="mt-5 text-sm font-medium">What to do next</h5>
      <ol className="mt-2 flex list-decimal flex-col gap-1.5 pl-5 text-base marker:font-mono marker:text-xs marker:text-muted">
        {nextSteps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <ModeratorMessage message={message} heading="h5" />
    </section>
  );
}

function EvidenceList({ evidence }: { evidence: readonly RemovalEvidence[] }) {
  return (
    <ul aria-label="What we found" className="mt-3 flex flex-col gap-3">
      {evidence.map(({ text, quote, basis }) => (
        <li key={text} className="border-l-2 border-edge pl-3">
          <p className="text-base font-medium">{text}</p>
          {quote && (
            <p className="mt-1">
              <q className="rounded-mark border-b border-edge bg-sunken px-1 font-mono text-xs leading-5 wrap-anywhere text-soft">
                <bdi>{quote}</bdi>
              </q>
            </p>
          )}
          <p className="mt-1 text-sm text-soft">
            {basis.kind !== "unlisted" && (
              <span className="font-medium">{basis.kind === "rule" ? "Rule: " : "Norm: "}</span>
            )}
            {basis.text}
            {basis.kind === "rule" && (
              <span className="font-mono text-xs text-muted"> ({wordSource(basis.source)})</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
