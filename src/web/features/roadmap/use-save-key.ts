import { useEffect, useRef } from "react";
import { isPressed } from "#web/components/shortcuts/read-shortcut.ts";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";

/** Ctrl or Cmd with S or Enter saves, wherever the keyboard is; a question on top keeps its keys. */
export function useSaveKey(isActive: boolean, save: () => Promise<void>): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isActive) return;
    const hear = (event: KeyboardEvent) => {
      if (!isPressed(SHORTCUTS.editor.rows.save, event)) return;
      event.preventDefault();
      if (event.repeat || document.querySelector('[role="alertdialog"]')) return;
      void latest.current();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [isActive]);
}
