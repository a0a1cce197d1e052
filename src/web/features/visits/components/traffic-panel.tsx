import type { Project } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useReplaceKey } from "#web/features/visits/api/use-tracking.ts";
import { useTrial, type Trial } from "#web/features/visits/use-trial.ts";
import { SiteSetup } from "./site-setup.tsx";
import { useId, useState } from "react";
import { writeLinkTag, TEST_TAG, addTag } from "#engine/visits/link-tags.ts";
import { findUncountedHost } from "#engine/visits/uncounted-hosts.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { CircleCheck, ExternalLink } from "lucide-react";
import type { Tracking } from "#contract/visit.ts";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session/session.ts";
import { listHindrances } from "#web/features/visits/site-setup-words.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";

/** All there is to set up; most of the time it is closed. */
export function TrafficPanel({ project }: { project: Project }) {
  const host = findUncountedHost(project.url);
  if (host) {
    return (
      <p className="max-w-prose text-base text-soft">
        You can't count visits on {host}: the page is theirs. Your links stay plain.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <TagSetting project={project} />
      <div className="border-t border-line pt-6">
        <h3 className="text-md font-medium">Count visits on your site</h3>
        {!project.tagsLinks && (
          <p className="mt-1 max-w-prose text-base text-soft">
            Tag your links first, or you can't tell visits apart.
          </p>
        )}
        <Counting project={project} />
      </div>
    </div>
  );
}

function Counting({ project }: { project: Project }) {
  const { tracking: query, trial, begin } = useTrial(project.id);
  const { data: tracking } = query;
  const create = useReplaceKey(project.id);

  if (query.isPending) {
    return (
      <SkeletonGroup label="Loading the visit counts">
        <Skeleton className="mt-4 h-10 w-full" />
        <Skeleton className="mt-3 h-24 w-full" />
      </SkeletonGroup>
    );
  }
  if (!tracking) {
    return (
      <div className="mt-4">
        <ErrorNotice
          title="We couldn't load the visit counts"
          text={errorMessage(query.error, {}, !navigator.onLine)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </div>
    );
  }
  if (tracking.key === null) {
    return (
      <>
        <p className="mt-1 max-w-prose text-base text-soft">
          A small script counts visits from your posts, without cookies.
        </p>
        <Button className="mt-4" isBusy={create.isPending} onClick={() => create.mutate("create")}>
          Set it up
        </Button>
      </>
    );
  }
  return (
    <div className="mt-4">
      <SiteSetup
        projectId={project.id}
        tracking={tracking}
        trackingKey={tracking.key}
        trial={<SiteTrial project={project} tracking={tracking} trial={trial} onBegin={begin} />}
      />
    </div>
  );
}

/** Whether links say where they stand; saved at once. */
function TagSetting({ project }: { project: Project }) {
  const id = useId();
  const save = useTagLinks(project.id);
  // What was chosen but is not saved; it stays in sight when saving fails.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? project.tagsLinks;
  const choose = (next: boolean) => {
    setWanted(next);
    save.mutate(next, {
      onSuccess: () => setWanted((latest) => (latest === next ? null : latest)),
    });
  };
  return (
    <div>
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => choose(target.checked)}
          className="mt-1 size-4 cursor-pointer accent-accent"
        />
        <label htmlFor={id} className="cursor-pointer font-medium">
          Tag links to my site
        </label>
        <p id={`${id}-hint`} className="col-start-2 max-w-prose text-sm text-soft">
          A short tag shows which post a visit came from. Where a community bans affiliate links,
          yours stay plain.
        </p>
      </div>
      {isOn && project.url && (
        <p className="mt-2 pl-7 font-mono text-xs break-all text-muted">
          {addTag(project.url, SAMPLE_TAG)}
        </p>
      )}
      <output className="mt-1 block min-h-5 pl-7 text-sm text-muted">
        {save.isPending ? "Saving…" : save.isSuccess && wanted === null && "Saved"}
      </output>
      {save.isError && wanted !== null && !save.isPending && (
        <div role="alert" className="flex flex-wrap items-center gap-3 pl-7 text-sm text-fail">
          <p>Not saved. {errorMessage(save.error, {}, !navigator.onLine)}</p>
          <Button tone="secondary" size="sm" onClick={() => choose(wanted)}>
            Save again
          </Button>
        </div>
      )}
    </div>
  );
}

/** Of a post that there is not. */
const SAMPLE_TAG = writeLinkTag({ id: "3f2a91c0-4b00" });

/** Posts say what their links carry, so they are asked for anew. */
function useTagLinks(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (tagsLinks: boolean) =>
      api.updateProject({ params: { projectId }, body: { tagsLinks } }),
    onSuccess: ({ tagsLinks }) => {
      cache.setQueryData<Project>(
        queryKeys.projects.detail(projectId),
        (project) => project && { ...project, tagsLinks },
      );
      return refreshAfter(cache, "project-saved");
    },
  });
}

type SiteTrialProps = { project: Project; tracking: Tracking; trial: Trial; onBegin: () => void };

/** Opens the founder's site with a mark that is no visit, and waits for its report. */
function SiteTrial({ project, tracking, trial, onBegin }: SiteTrialProps) {
  const { timezone } = useUser();
  if (!project.url) {
    return <p className="text-base text-soft">To test it, give the project an address.</p>;
  }
  const address = addTag(project.url.replace(/[?#].*/, ""), TEST_TAG);
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
            : "Opens your site in a new tab. Not counted."}
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
