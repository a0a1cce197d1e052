import { showNotLoaded } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { useListedShortcuts, useShortcuts } from "./use-shortcuts.ts";

type ShortcutsHelpProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The list of shortcuts, under '?' on every page. */
export function ShortcutsHelp({ isOpen, onOpenChange }: ShortcutsHelpProps) {
  useShortcuts("everywhere", { list: () => onOpenChange(true) });
  useListedShortcuts("everywhere");
  const module = useLazyModule(() => import("./shortcuts-dialog.tsx"), {
    isWanted: isOpen,
    onFailure: () => {
      onOpenChange(false);
      showNotLoaded("We couldn't show the shortcuts");
    },
  });
  return module && <module.ShortcutsDialog isOpen={isOpen} onOpenChange={onOpenChange} />;
}
