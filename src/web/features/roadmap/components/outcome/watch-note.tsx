import type { ReactNode } from "react";
import { formatMoment } from "#web/lib/format-moment.ts";
import type { Looks } from "../../outcome/find-look.ts";

type WatchNoteProps = { looks: Looks; timezone: string };

/** What Foothold does by itself, and why it asks all the same where it does. */
export function WatchNote({ looks, timezone }: WatchNoteProps) {
  const { watch, due } = looks;
  if (!watch) return null;
  if (due) return <Note>{wordFailure(watch.unclearAt, timezone)}</Note>;
  if (watch.isOver) return null;
  return (
    <Note>
      Foothold looks at your post by itself after 15 minutes, 24 hours and 72 hours. You need not do
      anything.
    </Note>
  );
}

function wordFailure(unclearAt: Date | null, timezone: string): string {
  if (unclearAt === null) {
    return "Foothold could not ask Reddit so far. It goes on trying; meanwhile, please look yourself.";
  }
  const when = formatMoment(unclearAt.toISOString(), timezone);
  return `Foothold asked Reddit on ${when}, and that did not tell what became of the post. Please look yourself.`;
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 text-base text-soft">{children}</p>;
}
