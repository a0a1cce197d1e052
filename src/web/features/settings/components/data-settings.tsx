import { Download, History } from "lucide-react";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { useState } from "react";
import { paths } from "#contract/pages/page-paths.ts";
import { Skeleton } from "#web/components/ui/skeleton.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { projectPage } from "#web/lib/project-pages.ts";
import { nameExport } from "#engine/accounts/account.ts";
import { showError } from "#web/lib/error-message.ts";
import { saveFile } from "#web/lib/copy-text.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

export function DataSettings() {
  const exporting = useExport();
  const exportingPosts = useExportPosts();
  return (
    <Card title="Your data" description="Everything we keep about you.">
      <div className="flex flex-wrap gap-3">
        <Button
          tone="secondary"
          isBusy={exporting.isPending}
          onClick={() => exporting.mutate()}
          className="max-sm:w-full"
        >
          {!exporting.isPending && <Download size={16} />}
          Export my data
        </Button>
        <Button
          tone="secondary"
          isBusy={exportingPosts.isPending}
          onClick={() => exportingPosts.mutate()}
          className="max-sm:w-full"
        >
          {!exportingPosts.isPending && <Download size={16} />}
          Export my posts as CSV
        </Button>
      </div>
      <HistoryLink />
    </Card>
  );
}

/** Fetched with the token rather than linked to: an address alone opens nothing. */
function useExport() {
  return useMutation({
    mutationFn: () => api.exportAccount(),
    onSuccess: (data) => {
      const name = nameExport(data.exportedAt);
      saveFile(name, JSON.stringify(data, null, 2));
      showToast("success", "Your data was exported", { description: name });
    },
    onError: (error) =>
      showError(error, { fallback: "Your data was not exported. Please try again." }),
  });
}

/** Posts alone, for spreadsheets. */
function useExportPosts() {
  return useMutation({
    mutationFn: () => api.exportPosts(),
    onSuccess: (table) => {
      saveFile("foothold-posts.csv", table);
      showToast("success", "Your posts were exported", { description: "foothold-posts.csv" });
    },
    onError: (error) =>
      showError(error, { fallback: "Your posts were not exported. Please try again." }),
  });
}

/** The way to what was posted before Foothold, which is brought to one project. */
function HistoryLink() {
  const projects = useQuery({
    queryKey: queryKeys.projects.choices,
    queryFn: ({ signal }) => api.listProjects({}, { signal }),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const items = projects.data ?? [];
  const projectId = chosen ?? items[0]?.id;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="text-base font-medium">Bring your history</h3>
      <p className="mt-1 max-w-prose text-base text-soft">
        Past posts and comments from Reddit's own data export. Only what you tick is sent.
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {projects.isPending && (
          <>
            <Skeleton className="h-[65.5px] w-64 max-sm:w-full" />
            <Skeleton className="h-10 w-44 max-sm:w-full" />
          </>
        )}
        {items.length > 0 && (
          <Select
            label="For which project"
            value={projectId ?? ""}
            onChange={setChosen}
            options={items.map(({ id, name }) => ({ value: id, label: name }))}
            className="w-64 max-sm:w-full"
          />
        )}
        {projectId ? (
          <ButtonLink
            to={projectPage(projectId, "history")}
            tone="secondary"
            className="max-sm:w-full"
          >
            <History size={16} aria-hidden="true" />
            Choose the export
          </ButtonLink>
        ) : (
          projects.data && (
            <ButtonLink to={paths.newProject} tone="secondary" className="max-sm:w-full">
              Create a project first
            </ButtonLink>
          )
        )}
      </div>
      {projects.isError && (
        <p role="alert" className="mt-3 text-sm text-fail">
          Your projects could not be loaded. Open a project's results to bring your history there.
        </p>
      )}
    </div>
  );
}
