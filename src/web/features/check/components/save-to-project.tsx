import { FolderInput } from "lucide-react";
import { paths } from "#contract/pages/page-paths.ts";
import { type Draft, POST_TITLE } from "#engine/drafts/draft.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Menu, MenuItem, MenuLink } from "#web/components/ui/menu.tsx";
import { showToast } from "#web/lib/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ApiError } from "#contract/client.ts";
import type { ProjectSummary } from "#contract/project.ts";
import { FEATURE_NAMES } from "#engine/billing/feature-names.ts";
import { api } from "#web/lib/api.ts";
import { keptDraft } from "#web/features/check/check-draft.ts";
import { describeGate, GATE_TITLE } from "#web/components/premium/premium-card.tsx";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/check/toasts.ts";

export type SaveToProjectProps = { draft: Draft; subredditId: string };

/** From checking to planning: the draft joins the roadmap of one of the user's projects. */
export function SaveToProject({ draft, subredditId }: SaveToProjectProps) {
  const saving = useSaveDraft();
  const projects = useProjectNames();
  const save = (project: { id: string; name: string }) => {
    if (draft.title.trim() !== "") return saving.mutate({ project, subredditId, draft });
    showToast("error", POST_TITLE.missing, { name: "draft-kept" });
  };
  return (
    <Menu
      trigger={
        <Button tone="secondary" isBusy={saving.isPending}>
          {!saving.isPending && <FolderInput size={16} />}
          Save to a project
        </Button>
      }
    >
      {projects.data?.map((project) => (
        <MenuItem key={project.id} onSelect={() => save(project)}>
          <span className="truncate">{project.name}</span>
        </MenuItem>
      ))}
      {projects.isPending && <Note text="Loading your projects..." />}
      {projects.isError && (
        <Note text="We couldn't load your projects. Open this again to retry." />
      )}
      {projects.data?.length === 0 && (
        <MenuLink to={paths.newProject}>Create your first project</MenuLink>
      )}
    </Menu>
  );
}

function Note({ text }: { text: string }) {
  return <p className="px-2.5 py-1.5 text-base text-muted">{text}</p>;
}

type Saving = { project: Pick<ProjectSummary, "id" | "name">; subredditId: string; draft: Draft };

/** Makes the draft a post of a project; it stays on this page as well. */
function useSaveDraft() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ project, subredditId, draft }: Saving) =>
      api.createPost({ body: { projectId: project.id, subredditId, ...draft } }),
    onSuccess: (post, { project }) => {
      keptDraft.forget();
      void refreshAfter(cache, "post-saved");
      const address = `${paths.project.replace(":projectId", project.id)}?post=${post.id}`;
      showToast("success", TOASTS.saved(project.name), {
        name: "draft-kept",
        action: { label: "Open", onClick: () => void navigate(address) },
      });
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== "PREMIUM_REQUIRED") {
        const said = error instanceof ApiError ? error.serverMessage : null;
        return showError(error, {
          fallback: said ?? TOASTS.notSaved,
        });
      }
      showToast("error", GATE_TITLE, {
        name: "draft-kept",
        description: describeGate(FEATURE_NAMES.contentRoadmap),
        action: { label: "Upgrade", onClick: () => void navigate(paths.billing) },
      });
    },
  });
}

function useProjectNames() {
  return useQuery({
    queryKey: queryKeys.projects.choices,
    queryFn: ({ signal }) => api.listProjects({}, { signal }),
  });
}
