import { Copy, ExternalLink } from "lucide-react";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { Button } from "#web/components/ui/button.tsx";
import { copyText } from "#web/lib/copy-text.ts";
import { showToast } from "#web/lib/toast.ts";
import { isComment } from "../../find-handover.ts";
import { isPostAddress } from "../../is-post-address.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";
import { PermalinkForm } from "./permalink-form.tsx";

/** A browser opens no private window for a page, so the link can be taken along. */
export function HowToLook({ post }: { post: RoadmapPost }) {
  const { permalink } = post;
  const noun = isComment(post) ? "comment" : "post";
  if (!permalink || !isPostAddress(permalink)) {
    return (
      <>
        <p className="mt-1.5 text-base text-soft">
          Open your {noun} in a private window, where Reddit does not know you, and choose what you
          see. Its address makes the next checks quicker.
        </p>
        <PermalinkForm post={post} noun={noun} />
      </>
    );
  }
  const copy = async () => {
    const isCopied = await copyText(permalink);
    if (isCopied) showToast("success", "The link is on the clipboard");
    else showToast("error", "The browser did not let us copy the link");
  };
  return (
    <>
      <p className="mt-1.5 text-base text-soft">
        Open the link in a private window, where Reddit does not know you, and choose what you see.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          href={permalink}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ tone: "secondary", size: "sm" })}
        >
          <ExternalLink size={14} />
          Open the {noun}
        </a>
        <Button tone="ghost" size="sm" onClick={() => void copy()}>
          <Copy size={14} />
          Copy the link
        </Button>
      </div>
    </>
  );
}
