import { useState } from "react";
import type { Project } from "#contract/project.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { type Areas, describeArea } from "./editor-window.tsx";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";

type PreviewAreaProps = {
  id: string;
  areas: Areas;
  project: Project;
  post: RoadmapPost;
  draft: Draft;
};

/** The post as Reddit will show it. It comes after the editor: nobody waits for it to type. */
export function PreviewArea({ id, areas, ...shown }: PreviewAreaProps) {
  return (
    <section
      {...describeArea(id, "preview", areas)}
      className="editor-area editor-preview bg-sunken px-4 py-5"
    >
      {areas.isShown("preview") && <LazyPreview {...shown} />}
    </section>
  );
}

function LazyPreview(shown: Omit<PreviewAreaProps, "id" | "areas">) {
  const [hasFailed, setFailed] = useState(false);
  const preview = useLazyModule(() => import("../preview/post-preview.tsx"), {
    isWanted: !hasFailed,
    onFailure: () => setFailed(true),
  });
  if (preview) return <preview.PostPreview {...shown} />;
  if (hasFailed) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-base text-soft">
        The preview didn't load. Check your connection.
        <Button tone="secondary" size="sm" onClick={() => setFailed(false)}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <SkeletonGroup label="Loading the preview" className="flex flex-col gap-3">
      <Skeleton className="h-9" />
      <Skeleton className="h-56" />
    </SkeletonGroup>
  );
}
