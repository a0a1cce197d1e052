import type { ReactNode } from "react";
import type { Connection } from "#contract/connections.ts";
import { paths } from "#contract/page-paths.ts";
import { isOnThisMachine } from "#web/lib/is-on-this-machine.ts";

type MailNoteProps = { mail: Connection["state"] | null; isVerified: boolean };

/** What keeps reminders from arriving, if anything does. */
export function MailNote({ mail, isVerified }: MailNoteProps) {
  if (mail === "not-configured") {
    return (
      <Note>
        This server has no mail server configured, so nothing can be sent yet. Whoever runs it
        connects one with SMTP_URL and MAIL_FROM; your choice is kept.
      </Note>
    );
  }
  if (!isVerified) {
    return (
      <Note>
        Your address is not confirmed yet. Sign in once with a link that we send you, and reminders
        begin.
      </Note>
    );
  }
  if (mail !== "built-in") return null;
  return (
    <Note>
      No mail server is configured: messages stay on the server's machine
      {isOnThisMachine(location.href) && (
        <>
          , in the{" "}
          <a href={paths.mailbox} className="text-accent underline underline-offset-2">
            mailbox
          </a>
        </>
      )}
      .
    </Note>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-2 max-w-xl border-l-2 border-edge pl-3 text-sm text-soft">{children}</p>;
}
