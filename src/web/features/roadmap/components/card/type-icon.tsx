import { FileText, Image, Link2 } from "lucide-react";
import type { GeneratedPost } from "#contract/post.ts";

const TYPES = {
  text: { Icon: FileText, name: "Text post" },
  link: { Icon: Link2, name: "Link post" },
  image: { Icon: Image, name: "Image post" },
};

export function TypeIcon({ type }: { type: GeneratedPost["type"] }) {
  const { Icon, name } = TYPES[type];
  return (
    <span className="inline-flex text-muted">
      <Icon size={15} aria-hidden="true" />
      <span className="sr-only">{name}</span>
    </span>
  );
}
