import { CircleCheck, CircleX, Clock } from "lucide-react";
import type { GeneratedPost } from "#contract/post.ts";
import { classNames } from "#web/lib/class-names.ts";
import { findLooks } from "../../outcome/find-look.ts";
import { PostStatus } from "./post-status.tsx";

const OUTCOMES = {
  due: { word: "Check due", Icon: Clock, colour: "bg-warn-soft text-warn" },
  live: { word: "Still up", Icon: CircleCheck, colour: "bg-pass-soft text-pass" },
  removed: { word: "Removed", Icon: CircleX, colour: "bg-fail-soft text-fail" },
};

/** What became of a post, in shape and word; just 'Posted' while nobody has looked. */
export function OutcomeBadge({ post, now }: { post: GeneratedPost; now: Date }) {
  const outcome = findLooks(post, now).due ? "due" : (post.performance?.outcome ?? "unknown");
  if (outcome === "unknown") return <PostStatus status={post.status} />;
  const { word, Icon, colour } = OUTCOMES[outcome];
  return (
    <span
      className={classNames(
        "inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap",
        colour,
      )}
    >
      <Icon size={13} aria-hidden="true" />
      {word}
    </span>
  );
}
