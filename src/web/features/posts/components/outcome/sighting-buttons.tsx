import { Ban, Check, CircleHelp, EyeOff, ShieldX, Trash2 } from "lucide-react";
import { SIGHTINGS, type Sighting } from "#engine/outcomes/look.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { SIGHTING_WORDS } from "#web/features/posts/outcome/outcome-words.ts";

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
            { fallback: "That was not saved. Please try again." },
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
