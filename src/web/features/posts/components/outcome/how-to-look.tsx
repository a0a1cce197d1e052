import { Copy, ExternalLink } from "lucide-react";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { Button } from "#web/components/ui/button.tsx";
import { copyText } from "#web/lib/copy-text.ts";
import { showToast } from "#web/lib/toast.ts";
import { isPostAddress, findAddressFault } from "#web/features/posts/is-post-address.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { keepFaults } from "#engine/text/text-field.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { isComment } from "#web/features/posts/handover.ts";
import { useUpdatePerformance } from "#web/features/posts/api/use-keep-post.ts";

/** A browser opens no private window for a page, so the link can be taken along. */
export function HowToLook({ post }: { post: RoadmapPost }) {
  const { permalink } = post;
  const noun = isComment(post) ? "comment" : "post";
  if (!permalink || !isPostAddress(permalink)) {
    return (
      <>
        <p className="mt-1.5 text-base text-soft">
          Open your {noun} in a private window and choose what you see.
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
        Open the link in a private window and choose what you see.
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

type PermalinkFormProps = { post: RoadmapPost; noun: string };

function PermalinkForm({ post, noun }: PermalinkFormProps) {
  const save = useUpdatePerformance(post.id);
  const form = useDraftForm({
    start: { permalink: "" },
    findFaults: ({ permalink }) => keepFaults({ permalink: findAddressFault(permalink, post) }),
    send: ({ permalink }) => save.mutateAsync({ permalink: permalink.trim() }),
    readFaults: (error) => ({ permalink: errorMessage(error, {}, !navigator.onLine) }),
  });
  return (
    <form {...form.props} className="mt-3 flex flex-wrap items-end gap-2">
      <TextField
        className="min-w-0 flex-1 basis-56"
        label={`Link to your ${noun}`}
        inputMode="url"
        autoComplete="off"
        placeholder="https://www.reddit.com/r/"
        {...form.field("permalink")}
      />
      <Button type="submit" tone="secondary" isBusy={form.isSending}>
        Save link
      </Button>
    </form>
  );
}
