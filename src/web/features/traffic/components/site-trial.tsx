import { CircleCheck, ExternalLink } from "lucide-react";
import type { Project } from "#contract/project.ts";
import type { Tracking } from "#contract/traffic.ts";
import { TEST_TAGS } from "#engine/traffic/link-tags.ts";
import { addTags } from "#engine/traffic/tag-links.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session.ts";
import { listHindrances } from "../list-hindrances.ts";
import type { Trial } from "../use-trial.ts";

type SiteTrialProps = { project: Project; tracking: Tracking; trial: Trial; onBegin: () => void };

/** Opens the founder's site with a mark that is no visit, and waits for its report. */
export function SiteTrial({ project, tracking, trial, onBegin }: SiteTrialProps) {
  const { timezone } = useUser();
  if (!project.url) {
    return (
      <p className="text-base text-soft">
        This project has no address. Add it with Edit above, and you can test here whether visits
        arrive.
      </p>
    );
  }
  const address = addTags(project.url.replace(/[?#].*/, ""), TEST_TAGS);
  const begin = () => {
    onBegin();
    window.open(address, "_blank", "noopener,noreferrer");
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="secondary" onClick={begin}>
          <ExternalLink size={16} />
          {trial.state === "idle" ? "Test it" : "Test it again"}
        </Button>
        <output className="flex items-center gap-2 text-base">
          {trial.state === "waiting" && (
            <>
              <Spinner className="text-accent" />
              Waiting for the first hit…
            </>
          )}
          {trial.state === "received" && (
            <>
              <CircleCheck size={16} aria-hidden="true" className="text-pass" />
              Received {formatMoment(trial.at, timezone)}
            </>
          )}
          {trial.state === "late" && "Nothing has arrived yet."}
        </output>
      </div>
      {trial.state === "idle" && (
        <p className="mt-2 max-w-prose text-sm text-muted">
          {tracking.testedAt
            ? `The last test arrived ${formatMoment(tracking.testedAt, timezone)}.`
            : "Opens your site in a new tab with a test mark. It is not counted as a visit."}
        </p>
      )}
      {trial.state === "waiting" && (
        <p className="mt-2 max-w-prose text-sm text-muted">
          Your site is open in a new tab. No tab? <OpenSite address={address} />
        </p>
      )}
      {trial.state === "late" && (
        <ul className="mt-3 flex max-w-prose list-disc flex-col gap-1.5 pl-5 text-base text-soft">
          {listHindrances(tracking.origin, project.url).map((hindrance) => (
            <li key={hindrance}>{hindrance}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OpenSite({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline underline-offset-2"
    >
      Open the site with the test mark
    </a>
  );
}
