import "./app.css";
import favicon from "./assets/favicon.svg?url";
import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root.ts";
import { RouteAnnouncer, SkipLink } from "./components/layout/skip-link.tsx";
import { ToastArea } from "./components/layout/toast-area.tsx";
import { FullPageSpinner } from "./components/ui/spinner.tsx";
import { peopleMeta, pricesMeta, operatorMeta, supportMeta } from "./config/page-meta.ts";
import { session } from "./lib/session/session.ts";
import { themeScript } from "./lib/theme.ts";
import { FailurePage } from "./components/layout/message-page.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: favicon, type: "image/svg+xml" },
  ...[newsreader, geist].map((href) => ({
    rel: "preload" as const,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta {...supportMeta} suppressHydrationWarning />
        <meta {...operatorMeta} suppressHydrationWarning />
        <meta {...pricesMeta} suppressHydrationWarning />
        <meta {...peopleMeta} suppressHydrationWarning />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        <div className="isolate">{children}</div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(() => {
    // The front page waits for this before it repeats what was pressed too early.
    dispatchEvent(new Event("app-ready"));
    session.start();
  }, []);
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <ToastArea />
    </>
  );
}

/** What other addresses than the landing page show until the scripts have arrived. */
export function HydrateFallback() {
  return (
    <>
      <FullPageSpinner />
      <noscript>
        <p className="fixed inset-x-0 bottom-24 px-5 text-center text-md">
          This page needs JavaScript.{" "}
          <a href="/" className="underline">
            The front page
          </a>{" "}
          reads without it.
        </p>
      </noscript>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />;
}
