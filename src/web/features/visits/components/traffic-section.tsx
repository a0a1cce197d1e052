import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { Project } from "#contract/project.ts";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { useUser } from "#web/lib/session/session.ts";
import { showToast } from "#web/lib/toast.ts";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { useTracking } from "../api/use-tracking.ts";
import { describeTracking } from "../describe-tracking.ts";

/** Visits that posts brought to the founder's site, and how they come to be counted. */
export function TrafficSection({ project }: { project: Project }) {
  const { timezone } = useUser();
  const tracking = useTracking(project.id);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  // Set up once and seldom looked at again: its parts come when they are wanted.
  const panel = useLazyModule(() => import("./traffic-panel.tsx"), {
    isWanted: isOpen,
    onFailure: () => {
      setOpen(false);
      showToast("error", "We couldn't open this part", {
        description: DID_NOT_LOAD,
      });
    },
  });
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
          className="-m-2 flex w-[calc(100%+1rem)] cursor-pointer items-center justify-between gap-4 rounded-control p-2 text-left hover:bg-hover"
        >
          Visits from Reddit
          <ChevronDown
            size={18}
            aria-hidden="true"
            className={classNames("shrink-0 transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </h2>
      <p className="mt-1 min-h-6 max-w-prose text-base text-soft">
        {tracking.data
          ? describeTracking(tracking.data, timezone)
          : "People your posts bring to your site."}
      </p>
      <div id={panelId} hidden={!isOpen} className="mt-6">
        {isOpen && panel && <panel.TrafficPanel project={project} />}
        {isOpen && !panel && (
          <SkeletonGroup label="Loading the visit counts">
            <Skeleton className="h-24 w-full" />
          </SkeletonGroup>
        )}
      </div>
    </section>
  );
}
