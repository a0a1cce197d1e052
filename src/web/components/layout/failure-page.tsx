import { Button } from "#web/components/ui/button.tsx";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { paths } from "#contract/page-paths.ts";
import { MessagePage } from "./message-page.tsx";
import { SupportLink } from "./support-link.tsx";

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
        This page stopped working. What was saved before is safe on the server. Reloading helps in
        most cases; if it does not, <SupportLink />.
      </p>
      {error instanceof Error && (
        <p className="mt-4 border-l-2 border-edge pl-3 font-mono text-sm">{error.message}</p>
      )}
    </MessagePage>
  );
}
