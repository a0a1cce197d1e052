import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "./skip-link.tsx";

/** A change of page is heard, and the keyboard starts at its content; the first page is the browser's. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    setTitle(document.title);
    // A bar that leads from view to view stays, right before the new view: so does the keyboard on it.
    if (document.activeElement?.closest("[data-keeps-focus]")) return;
    // Where the address names a part, the keyboard goes there.
    if (hash && document.getElementById(hash.slice(1))) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
