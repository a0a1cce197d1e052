import { Sparkles } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";

type HelpButtonProps = {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  isDisabled?: boolean;
  tone?: "primary" | "secondary";
  size?: "sm" | "md";
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
  onClick,
}: HelpButtonProps) {
  return (
    <Button tone={tone} size={size} isBusy={isBusy} disabled={isDisabled} onClick={onClick}>
      {!isBusy && <Sparkles size={15} />}
      {isBusy ? busyLabel : label}
    </Button>
  );
}
