import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "#web/components/brand/logo.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { MAIN_ID } from "./skip-link.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { readSupportEmail } from "#web/config/page-meta.ts";

type MessagePageProps = { code?: string; title: string; children: ReactNode; actions: ReactNode };

/** A page of its own for one message: not found, failed. */
export function MessagePage({ code, title, children, actions }: MessagePageProps) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <div className="contours-fade-left absolute inset-y-0 right-0 -z-10 w-full text-line lg:w-3/5" />
      <header className="page-width py-6">
        <Link to={paths.home} className="-m-2 inline-flex rounded-control p-2 align-top">
          <Logo />
        </Link>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="page-width my-auto pt-8 pb-24 outline-none">
        {code && <p className="mb-4 font-mono text-md text-muted">{code}</p>}
        <h1 className="max-w-2xl text-3xl">{title}</h1>
        <div className="mt-4 max-w-lg text-md text-soft">{children}</div>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </main>
    </div>
  );
}

/** Stands in for whatever failed to render; the router has logged it already. */
export function FailurePage({ error }: { error: unknown }) {
  return (
    <MessagePage
      title="Unexpected Application Error!"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Reload this page</Button>
          {/* A full load rather than a Link: the running app is what failed. */}
          <a href={paths.home} className={buttonClass({ tone: "secondary" })}>
            Go to Homepage
          </a>
        </>
      }
    >
      <title>Unexpected Application Error! · Foothold</title>
      <p>
        Everything you saved is safe. Try reloading, or <SupportLink />.
      </p>
      {error instanceof Error && (
        <p className="mt-4 border-l-2 border-edge pl-3 font-mono text-sm">{error.message}</p>
      )}
    </MessagePage>
  );
}

/** Within a sentence; a list of links gives it their looks and a capital letter. */
export function SupportLink({
  label = "contact support",
  className = "text-accent underline underline-offset-2",
}) {
  return (
    <a href={`mailto:${readSupportEmail()}`} className={className}>
      {label}
    </a>
  );
}
