import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** The id every page gives its <main>. */
export const MAIN_ID = "main";

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-50 rounded-control bg-accent px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}

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
