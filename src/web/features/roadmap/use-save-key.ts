import { useEffect, useRef } from "react";

/** Ctrl or Cmd with S or Enter saves, wherever the keyboard is; a question on top keeps its keys. */
export function useSaveKey(isActive: boolean, save: () => Promise<void>): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isActive) return;
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (!/^(s|Enter)$/i.test(event.key)) return;
      event.preventDefault();
      if (event.repeat || document.querySelector('[role="alertdialog"]')) return;
      void latest.current();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [isActive]);
}
