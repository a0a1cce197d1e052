import type { GeneratedPost } from "#contract/post.ts";
import { Trash2 } from "lucide-react";
import { Button, IconButton } from "#web/components/ui/button.tsx";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";

export type PostActions = {
  /** To edit it, or to look at it once it is posted. */
  open: (post: GeneratedPost) => void;
  postNow: (post: RoadmapPost) => void;
  schedule: (post: GeneratedPost) => void;
  remove: (post: GeneratedPost, button: HTMLElement) => void;
};

type CardButtonsProps = { post: RoadmapPost; now: Date; actions: PostActions };

/** What can be done with a post depends on how far it is. */
export function CardButtons({ post, now, actions }: CardButtonsProps) {
  const isDue = post.at !== null && post.at <= now;
  const named = (verb: string) => ({ "aria-label": `${verb}: ${post.title}` });
  const edit = (
    <Button tone="secondary" size="sm" onClick={() => actions.open(post)} {...named("Edit")}>
      Edit
    </Button>
  );
  return (
    <div className="mt-auto flex items-center gap-2 pt-4">
      {post.status === "scheduled" && (
        <>
          <Button
            // Stands out only when it is time and nothing comes first.
            tone={isDue && post.blanks === 0 && !post.hold ? "primary" : "secondary"}
            size="sm"
            onClick={() => actions.postNow(post)}
            {...named("Post Now")}
          >
            Post Now
          </Button>
          {edit}
        </>
      )}
      {post.status === "draft" && (
        <>
          <Button size="sm" onClick={() => actions.schedule(post)} {...named("Schedule")}>
            Schedule
          </Button>
          {edit}
        </>
      )}
      {post.status === "posted" && (
        <Button
          tone="secondary"
          size="sm"
          onClick={() => actions.open(post)}
          {...named("View Post")}
        >
          View Post
        </Button>
      )}
      <IconButton
        label={`Delete: ${post.title}`}
        className="-mr-2 ml-auto size-8"
        onClick={({ currentTarget }) => actions.remove(post, currentTarget)}
      >
        <Trash2 size={15} />
      </IconButton>
    </div>
  );
}
