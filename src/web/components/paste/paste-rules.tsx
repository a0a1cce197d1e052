import { ClipboardPaste } from "lucide-react";
import { useState } from "react";
import type { Policy } from "#engine/policy/policy.ts";
import { Button } from "#web/components/ui/button.tsx";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { logError } from "#web/lib/log.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import { showToast } from "#web/lib/toast.ts";
import { describeNeed, type PasteNeed, toKnownList } from "./describe-need.ts";
import type { PasteTarget } from "./pasted-rules.ts";

type PasteRulesProps = PasteTarget &
  Pick<Policy, "listedRules"> & {
    className?: string;
    /** Why it should be done, where it is not for the list of rules. */
    reason?: PasteNeed | undefined;
  };

type DialogModule = typeof import("./paste-dialog.tsx");

/** Offered wherever rules are unknown, old or not understood. The dialog comes when it is wanted. */
export function PasteRules({
  listedRules,
  className = "mt-3",
  reason,
  ...target
}: PasteRulesProps) {
  const [dialog, setDialog] = useState<DialogModule | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const today = useNow().toISOString().slice(0, 10);
  const need = reason ?? describeNeed(toKnownList({ listedRules }), today);
  if (!need) return null;
  const open = async () => {
    setLoading(true);
    try {
      setDialog(dialog ?? (await import("./paste-dialog.tsx")));
      setOpen(true);
    } catch (error) {
      logError(error);
      showToast("error", DID_NOT_LOAD, { name: "paste-rules" });
    } finally {
      setLoading(false);
    }
  };
  return (
    <div
      className={`${className} flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-dashed border-edge px-3.5 py-2.5`}
    >
      <p className="text-sm text-soft">{need.words}</p>
      <Button tone="secondary" size="sm" isBusy={isLoading} onClick={() => void open()}>
        <ClipboardPaste size={15} />
        {need.label}
      </Button>
      {dialog && <dialog.PasteDialog {...target} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
