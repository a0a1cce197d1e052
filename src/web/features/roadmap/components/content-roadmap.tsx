import { useMemo } from "react";
import type { Project } from "#contract/project.ts";
import { useSubscription } from "#web/components/premium/use-subscription.ts";
import { useListedShortcuts, useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { showToast } from "#web/lib/toast.ts";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/use-lazy-module.ts";
import { useGeneratePosts } from "../api/use-generate-posts.ts";
import { showCapReached } from "../api/show-cap-reached.ts";
import { listNotices } from "../list-notices.ts";
import { MAX_PENDING, countPending } from "../count-pending.ts";
import type { RoadmapPost } from "../roadmap-post.ts";
import { listPolicies, ProjectPoliciesProvider } from "../project-policies.ts";
import { usePostDialogs } from "../use-post-dialogs.ts";
import { describeQuota } from "../describe-quota.ts";
import { GenerateButton } from "./generate-button.tsx";
import { RoadmapTabs } from "./roadmap-tabs.tsx";

type ContentRoadmapProps = {
  project: Project;
  /** null while they are not there. */
  posts: RoadmapPost[] | null;
  isLoading: boolean;
  isRetrying: boolean;
  onRetry: () => void;
};

export function ContentRoadmap({
  project,
  posts,
  isLoading,
  isRetrying,
  onRetry,
}: ContentRoadmapProps) {
  const { subscription } = useSubscription();
  const generation = useGeneratePosts(project.id);
  const dialogs = usePostDialogs(project, posts);
  // The editor brings the whole checker along, and a roadmap can be read without it.
  const editor = useLazyModule(() => import("./post-dialogs.tsx"), {
    isWanted: dialogs.dialog?.isOpen ?? false,
    onFailure: () => {
      dialogs.close();
      showToast("error", "The post could not be opened", {
        description: DID_NOT_LOAD,
      });
    },
  });
  const policies = useMemo(() => listPolicies(project), [project]);
  const pending = countPending(posts ?? []);
  const notices = listNotices(generation.data ?? []);

  const generate = () => {
    if (generation.isPending || !posts || !subscription.isPremium) return;
    if (pending >= MAX_PENDING) showCapReached();
    else generation.mutate();
  };
  useShortcuts("roadmap", { generate: subscription.isPremium ? generate : undefined });
  useListedShortcuts("editor");

  return (
    <Card
      title="Content Roadmap"
      description={describeQuota(subscription.aiPosts)}
      action={
        <GenerateButton pending={pending} isBusy={generation.isPending} onGenerate={generate} />
      }
    >
      {notices.length > 0 && (
        <output className="mb-4 block border-l-2 border-edge pl-3 text-base text-soft">
          {notices.join(" ")}
        </output>
      )}
      <ProjectPoliciesProvider value={policies}>
        {posts && <RoadmapTabs posts={posts} actions={dialogs.actions} />}
        {editor && <editor.PostDialogs project={project} posts={posts ?? []} dialogs={dialogs} />}
      </ProjectPoliciesProvider>
      {isLoading && <p className="text-base text-muted">Loading roadmap...</p>}
      {!posts && !isLoading && <NotLoaded onRetry={onRetry} isRetrying={isRetrying} />}
    </Card>
  );
}

function NotLoaded({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-base text-soft">
      The roadmap could not be loaded. Your posts are still there.
      <Button tone="secondary" size="sm" onClick={onRetry} isBusy={isRetrying}>
        Try again
      </Button>
    </p>
  );
}
