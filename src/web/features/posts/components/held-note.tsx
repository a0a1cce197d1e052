import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Hold, nameGoOn } from "#engine/posts/holds.ts";
import { joinWords } from "#engine/text/format.ts";
import { Button } from "#web/components/ui/button.tsx";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/error-message.ts";
import { refreshAfter } from "#web/lib/query-keys.ts";

/** What waits since a post was removed, above all views of the roadmap, and the way on. */
export function HeldNotes({ posts }: { posts: readonly RoadmapPost[] }) {
  const holds = new Map(posts.flatMap(({ hold }) => (hold ? [[hold.removedId, hold]] : [])));
  return [...holds.values()].map((hold) => (
    <HeldNote
      key={hold.removedId}
      hold={hold}
      posts={posts.filter((post) => post.hold?.removedId === hold.removedId)}
    />
  ));
}

function HeldNote({ hold, posts }: { hold: Hold; posts: readonly RoadmapPost[] }) {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      Promise.all(
        posts.map(({ id, rulesRead }) =>
          api.updatePost({
            params: { postId: id },
            body: { rulesRead: [...rulesRead, nameGoOn(hold.removedId)] },
          }),
        ),
      ),
    onError: (error) => showError(error),
    onSettled: () => refreshAfter(cache, "post-saved"),
  });
  const places = joinWords([...new Set(posts.map(({ subreddit }) => subreddit.fullName))]);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-l-2 border-warn pl-3 text-base">
      <p className="min-w-0 wrap-anywhere">
        Your post in {hold.fullName} was removed. What you planned for {places} waits for its
        moderators' answer.
      </p>
      <Button tone="secondary" size="sm" isBusy={isPending} onClick={() => mutate()}>
        Go on
      </Button>
    </div>
  );
}
