import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "#contract/page-paths.ts";

/** Meta+Left goes to the dashboard; while typing it moves the caret, and a dialog keeps its keys. */
export function useWayBack(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const goBack = (event: KeyboardEvent) => {
      if (event.key !== "ArrowLeft" || !event.metaKey || hasOwnKeys(event.target)) return;
      if (event.ctrlKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(paths.dashboard);
    };
    window.addEventListener("keydown", goBack);
    return () => window.removeEventListener("keydown", goBack);
  }, [navigate]);
}

const OWN_KEYS =
  "input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]";

function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}
