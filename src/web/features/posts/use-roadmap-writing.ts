import { type RefObject, useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { PENDING_CAP } from "#engine/posts/pending-cap.ts";
import type { GoodSlot } from "#engine/slots/list-good-slots.ts";
import { showCapReached } from "#web/features/posts/api/show-generation-failure.ts";
import { useGeneratePosts } from "#web/features/posts/api/use-generate-posts.ts";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";
import { findMissing } from "#web/features/posts/writing/outlook.ts";
import { focusField } from "#web/lib/focus-field.ts";
import type { WriteOpening } from "#web/features/posts/model/use-one-writing.ts";
import { countPending, type RoadmapPost } from "./roadmap-post.ts";
import type { PostDialogs } from "./use-post-dialogs.ts";
import { useWriteDialog } from "./use-write-dialog.ts";

type RoadmapWritingOptions = {
  project: Project;
  /** null while they are not there. */
  posts: RoadmapPost[] | null;
  outlook: OutlookQuery;
  dialogs: PostDialogs;
  mayWrite: boolean;
  /** Where the questions are that are on the page already. */
  notes: RefObject<HTMLElement | null>;
  onComment: (subredditId: string) => void;
};

/** Everything that puts new posts on the roadmap: one by the dialog, or one for each community that is ready. */
export function useRoadmapWriting({
  project,
  posts,
  outlook,
  dialogs,
  mayWrite,
  notes,
  onComment,
}: RoadmapWritingOptions) {
  const dialog = useWriteDialog({ mayWrite });
  // The empty slot that a draft was asked for.
  const [wanted, setWanted] = useState<GoodSlot | null>(null);
  const write = (opening: WriteOpening, slot: GoodSlot | null = null) => {
    setWanted(slot);
    dialog.open(opening);
  };
  const takeWritten = (post: GeneratedPost) => {
    dialog.close();
    const { open } = dialogs.actions;
    if (wanted?.subredditId !== post.subredditId) open(post);
    else {
      const scheduledFor = wanted.at.toISOString();
      dialogs.scheduling.mutate({ post, scheduledFor }, { onSuccess: open });
    }
  };
  // Where the questions are on the page already, they are gone to; otherwise the dialog asks them.
  const ask = (subredditId: string) => {
    if (!focusField(notes.current)) write({ subredditId });
  };
  const generation = useGeneratePosts(project.id, { onAsk: ask, onComment });
  const asks = outlook.data && !outlook.isFetching ? findMissing(outlook.data) : null;
  const pending = countPending(posts ?? []);
  const generate = () => {
    if (generation.isPending || !mayWrite) return;
    // While the posts are still on their way, the server counts them.
    if (pending >= PENDING_CAP) showCapReached();
    else if (asks) ask(asks.subredditId);
    else generation.mutate();
  };
  return {
    dialog,
    write,
    writeOwn: (subredditId: string) => {
      dialog.close();
      dialogs.start(subredditId);
    },
    takeWritten,
    /** What has to be answered before anything is generated. */
    asks: asks?.sentence ?? null,
    pending,
    generate,
    isGenerating: generation.isPending,
    notices: listNotices(generation.data ?? []),
  };
}

export type RoadmapWriting = ReturnType<typeof useRoadmapWriting>;

/** What the server has to say about the posts it just wrote, each thing once. */
function listNotices(written: readonly { notice: string | null }[]): string[] {
  return [...new Set(written.flatMap(({ notice }) => notice ?? []))];
}
