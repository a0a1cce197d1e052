import { Sparkles } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { describeFailure } from "./describe-failure.ts";

type HelpButtonProps = {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  isDisabled?: boolean;
  tone?: "primary" | "secondary";
  size?: "sm" | "md";
  /** What says how it went. */
  noteId?: string | undefined;
  onClick: () => void;
};

/** Has a field filled in: every one has its own busy state. */
export function HelpButton({
  label,
  busyLabel,
  isBusy,
  isDisabled = false,
  tone = "secondary",
  size = "sm",
  noteId,
  onClick,
}: HelpButtonProps) {
  return (
    <Button
      tone={tone}
      size={size}
      isBusy={isBusy}
      disabled={isDisabled}
      onClick={onClick}
      aria-describedby={noteId}
    >
      {!isBusy && <Sparkles size={15} />}
      {isBusy ? busyLabel : label}
    </Button>
  );
}

type HelpNoteProps = {
  /** What the server has to say about how it was done. */
  notice: string | null | undefined;
  error: unknown;
  /** The sentence for its failing. */
  failed: string;
};

/** A toast goes; this line stays until the next try. */
export function HelpNote({ notice, error, failed }: HelpNoteProps) {
  if (error) {
    const { message, detail } = describeFailure(error, failed, !navigator.onLine);
    return <p className="text-sm text-fail">{detail ?? message}</p>;
  }
  return notice ? <p className="text-sm text-muted">{notice}</p> : null;
}
