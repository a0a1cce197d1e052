import { useState } from "react";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { ShortcutKeys } from "./key-hints.tsx";
import { listShortcuts } from "./use-shortcuts.ts";

type ShortcutsDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <ShortcutList />
    </Dialog>
  );
}

/** As the page was when it was asked: nothing below an open dialog changes its keys. */
function ShortcutList() {
  const [groups] = useState(listShortcuts);
  return (
    <div className="flex flex-col gap-5">
      {groups.map(({ title, shortcuts }) => (
        <section key={title}>
          <h3 className="text-sm font-medium text-muted">{title}</h3>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {shortcuts.map((shortcut) => (
              <li
                key={shortcut.text}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-base"
              >
                {shortcut.text}
                <ShortcutKeys of={shortcut} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
