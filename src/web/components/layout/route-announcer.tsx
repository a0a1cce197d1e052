import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "./skip-link.tsx";

/** A change of page is heard, and the keyboard starts at its content; the first page is the browser's. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    setTitle(document.title);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
