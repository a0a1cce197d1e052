import { useMemo } from "react";
import type { Project } from "#contract/project.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { useRoadmap, useWritingOutlook } from "#web/features/posts/api/use-roadmap.ts";
import { listPolicies, ProjectPoliciesProvider } from "#web/features/posts/project-policies.ts";
import { usePostDialogs } from "#web/features/posts/use-post-dialogs.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";

/** Opens the post that the address names, on a page that shows no roadmap. */
export function PostWindow({ project }: { project: Project }) {
  const { data: posts = null, isFetching } = useRoadmap(project.id);
  const outlook = useWritingOutlook(project);
  const dialogs = usePostDialogs(project, posts, { isFetching });
  const window = useLazyModule(() => import("./post-dialogs.tsx"), {
    isWanted: dialogs.dialog?.isOpen ?? false,
    onFailure: () => {
      dialogs.close();
      showNotLoaded(TOASTS.notOpened.post);
    },
  });
  const policies = useMemo(() => listPolicies(project), [project]);
  if (!window) return null;
  return (
    <ProjectPoliciesProvider value={policies}>
      <window.PostDialogs
        project={project}
        posts={posts ?? []}
        outlook={outlook}
        dialogs={dialogs}
      />
    </ProjectPoliciesProvider>
  );
}
