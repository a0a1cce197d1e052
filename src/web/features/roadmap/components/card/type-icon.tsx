import { FileText, Image, Link2, MessageSquare } from "lucide-react";
import type { GeneratedPost } from "#contract/post.ts";
import { isComment } from "../../find-handover.ts";

const TYPES = {
  text: { Icon: FileText, name: "Text post" },
  link: { Icon: Link2, name: "Link post" },
  image: { Icon: Image, name: "Image post" },
};
const COMMENT = { Icon: MessageSquare, name: "Comment" };

export function TypeIcon({ post }: { post: Pick<GeneratedPost, "type" | "postType"> }) {
  const { Icon, name } = isComment(post) ? COMMENT : TYPES[post.type];
  return (
    <span className="inline-flex text-muted">
      <Icon size={15} aria-hidden="true" />
      <span className="sr-only">{name}</span>
    </span>
  );
}
