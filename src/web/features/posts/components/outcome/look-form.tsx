import { Ban, Check, CircleHelp, EyeOff, ShieldX, Trash2, Copy, ExternalLink } from "lucide-react";
import { SIGHTINGS, type Sighting } from "#engine/outcomes/look.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { SIGHTING_WORDS } from "#web/features/posts/outcome/outcome-entry.ts";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { isPostAddress, findAddressFault } from "#web/features/posts/is-post-address.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { keepFaults } from "#engine/text/text-field.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { isComment } from "#web/features/posts/handover.ts";
import { useUpdatePerformance } from "#web/features/posts/api/use-save-post.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";
import { copyAndSay } from "#web/lib/copy-text.ts";

const ICONS: Record<Sighting, typeof Check> = {
  live: Check,
  "removed-by-moderators": ShieldX,
  "removed-by-reddit": Ban,
  "not-listed": EyeOff,
  "deleted-by-author": Trash2,
  unclear: CircleHelp,
};

type SightingButtonsProps = {
  legend: string;
  chosen: Sighting | null;
  isBusy: boolean;
  error: unknown;
  onChoose: (sighting: Sighting) => void;
  onCancel: (() => void) | undefined;
};

/** One click on what one sees. */
export function SightingButtons({
  legend,
  chosen,
  isBusy,
  error,
  onChoose,
  onCancel,
}: SightingButtonsProps) {
  return (
    <fieldset className="mt-4">
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="mt-2 flex flex-col gap-1.5">
        {SIGHTINGS.map((sighting) => {
          const Icon = ICONS[sighting];
          const isChosen = sighting === chosen;
          return (
            <button
              key={sighting}
              type="button"
              aria-pressed={isChosen}
              aria-disabled={isBusy}
              onClick={() => onChoose(sighting)}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-edge bg-surface px-3.5 py-2 text-left text-base transition-colors hover:bg-hover aria-disabled:cursor-progress aria-pressed:border-accent aria-pressed:bg-accent-soft"
            >
              {isBusy && isChosen ? (
                <Spinner />
              ) : (
                <Icon size={17} aria-hidden="true" className="shrink-0 text-muted" />
              )}
              {SIGHTING_WORDS[sighting]}
            </button>
          );
        })}
      </div>
      {Boolean(error) && (
        <p role="alert" className="mt-2 text-sm text-fail">
          {errorMessage(
            error,
            { fallback: "We couldn't save that. Please try again." },
            !navigator.onLine,
          )}
        </p>
      )}
      {onCancel && (
        <Button tone="ghost" size="sm" className="mt-2" onClick={onCancel}>
          Leave it as it was
        </Button>
      )}
    </fieldset>
  );
}

/** A browser opens no private window for a page, so the link can be taken along. */
export function HowToLook({ post }: { post: RoadmapPost }) {
  const { permalink } = post;
  const noun = isComment(post) ? "comment" : "post";
  if (!permalink || !isPostAddress(permalink)) {
    return (
      <>
        <PrivateWindow />
        <PermalinkForm post={post} noun={noun} />
      </>
    );
  }
  const copy = () => copyAndSay(permalink, TOASTS.copies.link);
  return (
    <>
      <PrivateWindow />
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

/** Signed in, its author sees a removed post as well. */
function PrivateWindow() {
  return <p className="mt-1.5 text-base text-soft">Open it in a private window.</p>;
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
