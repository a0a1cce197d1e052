import { ArrowDown, PenLine, Sparkles, Square } from "lucide-react";
import { type ReactNode, type Ref, useRef } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { DialogClose } from "#web/components/ui/dialogs/detail-dialog.tsx";
import type { NextStep } from "#web/features/posts/writing/write-state.ts";
import { classNames } from "#web/lib/class-names.ts";

type WriteFooterProps = {
  next: NextStep;
  /** Why there is no room for a post; said beside the button that would write it. */
  noRoom: string | null;
  isBusy: boolean;
  onWrite: (isAnyway: boolean) => void;
  onWriteOwn: () => void;
  onStop: () => void;
  onBrief: () => void;
  /** The button that writes. */
  ref?: Ref<HTMLButtonElement>;
};

export function WriteFooter({ next, noRoom, onWrite, ...buttons }: WriteFooterProps) {
  const reason = useRef<HTMLParagraphElement>(null);
  // Pressed all the same, it is said again.
  const write = (isAnyway: boolean) => (noRoom ? reason.current?.focus() : onWrite(isAnyway));
  return (
    <div className="flex flex-wrap items-center gap-3">
      {noRoom && (
        <p
          ref={reason}
          tabIndex={-1}
          className="basis-full border-l-2 border-warn pl-3 text-base focus:bg-warn-soft"
        >
          {noRoom}
        </p>
      )}
      <NextButtons next={next} onWrite={write} {...buttons} />
      {/* A phone has the cross above, and no room for both. */}
      <span className={classNames("ml-auto", next.is !== "none" && "max-sm:hidden")}>
        <DialogClose />
      </span>
    </div>
  );
}

function NextButtons({
  next,
  isBusy,
  onWrite,
  onWriteOwn,
  onStop,
  onBrief,
  ref,
}: Omit<WriteFooterProps, "noRoom">): ReactNode {
  switch (next.is) {
    case "none":
      return null;
    case "stop":
      return (
        <Button tone="secondary" onClick={onStop}>
          <Square size={14} />
          Stop
        </Button>
      );
    case "brief":
      return (
        <Button tone="secondary" onClick={onBrief}>
          <ArrowDown size={16} />
          Go to the brief
        </Button>
      );
    case "page":
      return (
        <>
          <Button onClick={onWriteOwn}>
            <PenLine size={16} />
            Open an empty page
          </Button>
          <CommunityName fullName={next.fullName} />
        </>
      );
    case "write":
      return (
        <>
          <Button
            ref={ref}
            tone={next.isBanned ? "secondary" : "primary"}
            isBusy={isBusy}
            onClick={() => onWrite(false)}
          >
            {!isBusy && <Sparkles size={16} />}
            {wordWrite(isBusy, next.isBanned)}
          </Button>
          {next.canSkipAnswers && (
            <Button tone="secondary" onClick={() => !isBusy && onWrite(true)}>
              Draft it anyway
            </Button>
          )}
          <CommunityName fullName={next.fullName} />
        </>
      );
  }
}

function CommunityName({ fullName }: { fullName: string }) {
  return <p className="min-w-0 font-mono text-sm break-all text-muted max-sm:hidden">{fullName}</p>;
}

function wordWrite(isBusy: boolean, isBanned: boolean): string {
  if (isBusy) return "Writing...";
  return isBanned ? "Write it anyway" : "Write the post";
}
