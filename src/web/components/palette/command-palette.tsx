import { useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";

type CommandPaletteProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onShowShortcuts: () => void;
};

/** Goes anywhere by a few letters, under Ctrl K on every signed-in page. */
export function CommandPalette({ isOpen, onOpenChange, onShowShortcuts }: CommandPaletteProps) {
  useShortcuts("everywhere", { palette: () => onOpenChange(true) });
  const module = useLazyModule(() => import("./palette-dialog.tsx"), {
    isWanted: isOpen,
    onFailure: () => {
      onOpenChange(false);
      showNotLoaded("We couldn't open the search");
    },
  });
  return (
    module && (
      <module.PaletteDialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onShowShortcuts={onShowShortcuts}
      />
    )
  );
}
