import { useId, useRef, useState } from "react";
import type { Project } from "#contract/project.ts";
import type { CheckStage, Sighting } from "#engine/outcomes/removal-check.ts";
import { isRemoval } from "#engine/outcomes/removal.ts";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session.ts";
import { useNow } from "#web/lib/use-now.ts";
import { useRecordCheck } from "../../api/use-record-check.ts";
import { findLooks } from "../../outcome/find-look.ts";
import { isEarly, SIGHTING_WORDS, STAGE_WORDS } from "../../outcome/outcome-words.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";
import { CountsForm } from "./counts-form.tsx";
import { HowToLook } from "./how-to-look.tsx";
import { PredictedRisk } from "./predicted-risk.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { RemovalReport } from "./removal-report.tsx";
import { SeenList } from "./seen-list.tsx";
import { SightingButtons } from "./sighting-buttons.tsx";
import { VisitCount } from "./visit-count.tsx";
import { WatchNote } from "./watch-note.tsx";

type OutcomeSectionProps = { project: Project; post: RoadmapPost };

/** What became of a post: looked at three times, counted, and explained where it is gone. */
export function OutcomeSection({ project, post }: OutcomeSectionProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { timezone } = useUser();
  const now = useNow();
  const looks = findLooks(post, now);
  const postedAt = post.postedAt ?? post.createdAt;
  const record = useRecordCheck(post.id);
  const [changing, setChanging] = useState<CheckStage | null>(null);
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
                ? "An early look: what do you see?"
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
