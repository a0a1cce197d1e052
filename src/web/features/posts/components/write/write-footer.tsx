import { ArrowDown, PenLine, Sparkles, Square } from "lucide-react";
import type { Ref } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { DialogClose } from "#web/components/ui/dialogs/detail-dialog.tsx";
import { classNames } from "#web/lib/class-names.ts";
import type { CommunityOutlook } from "#web/features/posts/writing/outlook.ts";

type WriteFooterProps = {
  /** null where nothing is posted. */
  community: CommunityOutlook | null;
  /** The founder writes it. */
  isOwn: boolean;
  /** An answer is still missing for a good post. */
  isAsking: boolean;
  /** The community bans what the chosen writer writes. */
  isBanned: boolean;
  isBusy: boolean;
  onWrite: (isAnyway: boolean) => void;
  onWriteOwn: () => void;
  /** While the connected model writes. */
  onStop: (() => void) | null;
  /** The brief for one's own assistant is below what can be chosen. */
  onBrief: (() => void) | null;
  ref?: Ref<HTMLButtonElement>;
};

export function WriteFooter({
  community,
  isOwn,
  isAsking,
  isBanned,
  isBusy,
  onWrite,
  onWriteOwn,
  onStop,
  onBrief,
  ref,
}: WriteFooterProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {onStop && (
        <Button tone="secondary" onClick={onStop}>
          <Square size={14} />
          Stop
        </Button>
      )}
      {onBrief && (
        <Button tone="secondary" onClick={onBrief}>
          <ArrowDown size={16} />
          Go to the brief
        </Button>
      )}
      {community && isOwn && !onStop && (
        <Button onClick={onWriteOwn}>
          <PenLine size={16} />
          Open an empty page
        </Button>
      )}
      {community && !isOwn && !onStop && (
        <>
          <Button
            ref={ref}
            tone={isBanned ? "secondary" : "primary"}
            isBusy={isBusy}
            onClick={() => onWrite(false)}
          >
            {!isBusy && <Sparkles size={16} />}
            {wordWrite(isBusy, isBanned)}
          </Button>
          {isAsking && (
            <Button tone="secondary" onClick={() => !isBusy && onWrite(true)}>
              Draft it anyway
            </Button>
          )}
        </>
      )}
      {community && !onStop && (
        <p className="min-w-0 font-mono text-sm break-all text-muted max-sm:hidden">
          {community.fullName}
        </p>
      )}
      {/* A phone has the cross above, and no room for both. */}
      <span className={classNames("ml-auto", (community || onStop || onBrief) && "max-sm:hidden")}>
        <DialogClose />
      </span>
    </div>
  );
}

function wordWrite(isBusy: boolean, isBanned: boolean): string {
  if (isBusy) return "Writing...";
  return isBanned ? "Write it anyway" : "Write the post";
}
