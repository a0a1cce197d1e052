import { Copy } from "lucide-react";
import type { Project } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { copyText } from "#web/lib/copy-text.ts";
import { showToast } from "#web/lib/toast.ts";
import { leaveForReddit } from "../../leave-for-reddit.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";
import { TaggedLinks } from "../link-tags-note.tsx";

/** It follows once people answer, and carries the link more often than the post itself. */
export function CopyEditSection({ project, post }: { project: Project; post: RoadmapPost }) {
  const { editSection, taggedLinks } = leaveForReddit({ ...post, content: "" }, project.url);
  const copy = async () => {
    const isCopied = await copyText(editSection ?? "");
    if (isCopied) showToast("success", "The edit section is on the clipboard");
    else showToast("error", "The browser did not let us copy the edit section");
  };
  return (
    <div className="mt-3 text-sm whitespace-normal text-soft">
      <Button tone="secondary" size="sm" onClick={() => void copy()}>
        <Copy size={14} />
        Copy the edit section
      </Button>
      {taggedLinks.length > 0 && (
        <div className="mt-2">
          It is copied with tags that name community and post:
          <TaggedLinks links={taggedLinks} />
        </div>
      )}
    </div>
  );
}
