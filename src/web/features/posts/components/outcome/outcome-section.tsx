import { useId, useRef, useState, type ReactNode } from "react";
import type { Project } from "#contract/project.ts";
import type { LookStage, Sighting } from "#engine/outcomes/look.ts";
import { isRemoval } from "#engine/outcomes/removal.ts";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import { findLooks, type Looks, type SeenLook } from "#web/features/posts/outcome/find-look.ts";
import {
  isEarly,
  SIGHTING_WORDS,
  STAGE_WORDS,
  wordSighting,
} from "#web/features/posts/outcome/outcome-entry.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { CountsForm, ReasonForm } from "./outcome-forms.tsx";
import { HowToLook, SightingButtons } from "./look-form.tsx";
import { RemovalReport } from "./removal-report.tsx";
import { useMutation } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { useKeepPost } from "#web/features/posts/api/use-save-post.ts";
import { wordVisits } from "#web/features/posts/outcome/word-visits.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { VerdictShape, RISK_LOOK } from "#web/components/ui/verdict-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { formatDay } from "#web/lib/format-day.ts";
import { Button } from "#web/components/ui/button.tsx";

type OutcomeSectionProps = { project: Project; post: RoadmapPost };

/** What became of a post: looked at three times, counted, and explained where it is gone. */
export function OutcomeSection({ project, post }: OutcomeSectionProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { timezone } = useUser();
  const now = useNow();
  const looks = findLooks(post, now);
  const postedAt = post.postedAt ?? post.createdAt;
  const record = useRecordLook(post.id);
  const [changing, setChanging] = useState<LookStage | null>(null);
  const [said, setSaid] = useState("");
  const stage = changing ?? looks.asked;
  const before = looks.seen.find((look) => look.stage === stage)?.sighting ?? null;

  const answer = (sighting: Sighting) => {
    if (!stage || record.isPending) return;
    record.mutate(
      { sighting, stage },
      {
        onSuccess: () => {
          setChanging(null);
          setSaid(`Saved: ${SIGHTING_WORDS[sighting]}.`);
          // The buttons are gone, and the keyboard must not start at the top again.
          heading.current?.focus({ preventScroll: true });
        },
      },
    );
  };

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5">
      <div>
        <h3 id={headingId} ref={heading} tabIndex={-1} className="text-lg outline-none">
          Is it still up?
        </h3>
        <output className="sr-only">{said}</output>
        <WatchNote looks={looks} timezone={timezone} />
        {stage && <HowToLook post={post} />}
        {stage && (
          <SightingButtons
            legend={
              isEarly(postedAt, stage, now)
                ? "Checking early: what do you see?"
                : `Check ${STAGE_WORDS[stage].toLowerCase()}: what do you see?`
            }
            chosen={record.isPending || record.isError ? record.variables.sighting : before}
            isBusy={record.isPending}
            error={record.error}
            onChoose={answer}
            onCancel={changing ? () => setChanging(null) : undefined}
          />
        )}
        {looks.seen.length > 0 && (
          <SeenList
            seen={looks.seen}
            postedAt={postedAt}
            timezone={timezone}
            onChange={(next) => {
              record.reset();
              setChanging(next);
              heading.current?.focus();
            }}
          />
        )}
        {!stage && looks.next && (
          <p className="mt-3 text-sm text-muted">
            Next check: {formatMoment(looks.next.at.toISOString(), timezone)}
          </p>
        )}
      </div>
      {post.performance?.outcome === "removed" && <ReasonForm post={post} />}
      {looks.last && isRemoval(looks.last.sighting) && (
        <RemovalReport project={project} post={post} sighting={looks.last.sighting} />
      )}
      {post.predictedRisk && <PredictedRisk predicted={post.predictedRisk} timezone={timezone} />}
      <CountsForm post={post} timezone={timezone} />
      <VisitCount project={project} post={post} />
    </section>
  );
}

/** What the server refuses is said where it was asked, so there is no message here. */
function useRecordLook(postId: string) {
  return useMutation({
    mutationFn: (body: CallInput<"recordCheck">["body"]) =>
      api.recordCheck({ params: { postId }, body }),
    onSuccess: useKeepPost(),
    onError: logError,
  });
}

/** Beside the numbers that Reddit shows: what arrived on the founder's own site. */
function VisitCount({ project, post }: { project: Project; post: RoadmapPost }) {
  const { timezone } = useUser();
  const { figure, meaning } = wordVisits(post, project, timezone);
  return (
    <div className="border-t border-line pt-5">
      <h4 className="text-sm font-medium">Visits to your site</h4>
      {figure && <p className="mt-1 font-mono text-md">{figure}</p>}
      <p className="mt-1 max-w-prose text-sm text-muted">{meaning}</p>
    </div>
  );
}

type WatchNoteProps = { looks: Looks; timezone: string };

/** What Foothold does by itself, and why it asks all the same where it does. */
function WatchNote({ looks, timezone }: WatchNoteProps) {
  const { watch, due } = looks;
  if (!watch) return null;
  if (due) return <Note>{wordFailure(watch.unclearAt, timezone)}</Note>;
  if (watch.isOver) return null;
  return <Note>We check it for you.</Note>;
}

function wordFailure(unclearAt: Date | null, timezone: string): string {
  if (unclearAt === null) {
    return "We can't reach Reddit yet. Please check it yourself.";
  }
  const when = formatMoment(unclearAt.toISOString(), timezone);
  return `Reddit didn't tell us on ${when} what happened. Please check it yourself.`;
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 text-base text-soft">{children}</p>;
}

type PredictedRiskProps = {
  predicted: NonNullable<GeneratedPost["predictedRisk"]>;
  timezone: string;
};

/** What the engine said when the post went out, which stays as it was. */
function PredictedRisk({ predicted, timezone }: PredictedRiskProps) {
  const { level, score, at } = predicted;
  const { shape, colour } = RISK_LOOK[level];
  return (
    <p className="flex items-center gap-2.5 border-t border-line pt-5 text-base text-soft">
      <span
        className={classNames("grid size-6 shrink-0 place-items-center rounded-control", colour)}
      >
        <VerdictShape verdict={shape} />
      </span>
      <span>
        Ban risk when you posted: {level}, <span className="font-mono text-sm">{score}/100</span>{" "}
        <span className="text-sm text-muted">(estimate of {formatDay(at, timezone)})</span>
      </span>
    </p>
  );
}

type SeenListProps = {
  seen: readonly SeenLook[];
  postedAt: string;
  timezone: string;
  onChange: (stage: LookStage) => void;
};

function SeenList({ seen, postedAt, timezone, onChange }: SeenListProps) {
  return (
    <ul aria-label="Checks so far" className="mt-4 border-t border-line">
      {seen.map(({ stage, sighting, checkedAt, by }) => (
        <li
          key={stage}
          className="flex items-center gap-3 border-line py-2.5 not-last:border-b not-last:border-dashed"
        >
          <div className="min-w-0 flex-1">
            <p className="text-base font-medium">{wordSighting(sighting, by)}</p>
            <p className="text-sm text-muted">
              {by === "user" && isEarly(postedAt, stage, checkedAt)
                ? "Early check"
                : STAGE_WORDS[stage]}
              , {by === "reddit" ? "checked by Foothold on" : "seen"}{" "}
              {formatMoment(checkedAt, timezone)}
            </p>
          </div>
          <Button
            tone="ghost"
            size="sm"
            className="-mr-3"
            aria-label={`Change: ${STAGE_WORDS[stage]}`}
            onClick={() => onChange(stage)}
          >
            Change
          </Button>
        </li>
      ))}
    </ul>
  );
}
