import { useCallback, useEffect, useRef } from "react";
import { paths } from "#contract/pages/page-paths.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { Button } from "#web/components/ui/button.tsx";
import { LazyReadsLike } from "#web/components/verdict/lazy-reads-like.tsx";
import { isNewPost } from "#web/features/posts/new-post.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import type { OutlookQuery } from "#web/features/posts/api/use-roadmap.ts";

/** Where a post that is off topic might belong; it can be adapted to communities of the project. */
export function useElsewhere(
  post: RoadmapPost,
  { data: outlook }: OutlookQuery,
  onAdapt: (subredditId: string) => Promise<void>,
) {
  const latest = useRef(onAdapt);
  useEffect(() => {
    latest.current = onAdapt;
  });
  const { subredditId } = post;
  const isNew = isNewPost(post);
  // The same as long as it can be, or the verdict would be drawn anew with every letter.
  return useCallback(
    (draft: Draft) => {
      const canAdapt = (id: string) =>
        !isNew && outlook?.communities.some((each) => each.subredditId === id && each.is !== "closed"); // prettier-ignore
      return (
        <LazyReadsLike
          draft={draft}
          subredditId={subredditId}
          isOnRequest={false}
          renderLink={({ subredditId: id, fullName }) => (
            <>
              {/* In a tab of its own, so that the editor stays open. */}
              <a
                href={`${paths.subreddits}?open=${id}`}
                target="_blank"
                rel="noopener noreferrer"
                className="font-mono font-medium text-ink underline underline-offset-2"
              >
                {fullName}
              </a>
              {canAdapt(id) && (
                <Button
                  tone="secondary"
                  size="sm"
                  className="mx-1.5 my-1"
                  onClick={() => void latest.current(id)}
                >
                  Adapt to {fullName}
                </Button>
              )}
            </>
          )}
        />
      );
    },
    [subredditId, isNew, outlook],
  );
}
