import { type ReactNode, useState } from "react";
import type { Tracking } from "#contract/traffic.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ConfirmDialog } from "#web/components/ui/confirm-dialog.tsx";
import { formatDay } from "#web/lib/format-day.ts";
import { useUser } from "#web/lib/session.ts";
import { useReplaceKey } from "../api/use-tracking.ts";
import { writeSnippets } from "../write-snippets.ts";
import { CopyBlock } from "./copy-block.tsx";

type SiteSetupProps = {
  projectId: string;
  tracking: Tracking;
  trackingKey: string;
  /** How it is tried, which follows upon the script. */
  trial: ReactNode;
};

/** What goes on the founder's site, and what it does there. */
export function SiteSetup({ projectId, tracking, trackingKey, trial }: SiteSetupProps) {
  const replace = useReplaceKey(projectId);
  const { timezone } = useUser();
  const [isAsking, setIsAsking] = useState(false);
  const { script, image, policy, privacy } = writeSnippets({ ...tracking, key: trackingKey });
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="flex flex-col gap-6">
        <CopyBlock title="Script" text={script}>
          Put it into the head of your pages, at least of those that posts link to. Less than 1 kB,
          no cookie, and it waits for nothing.
        </CopyBlock>
        {trial}
        <CopyBlock title="No-script image" text={image}>
          For visitors without JavaScript, beside the script and not instead of it. It can only tell
          which page it stands on if the browser sends the page’s whole address along; many send the
          site alone, and then nothing is counted. It can’t tell a reload from a visit.
        </CopyBlock>
        <CopyBlock title="Content-Security-Policy" text={policy}>
          Only if your site has one: add the address to these directives.
        </CopyBlock>
      </div>
      <div className="flex flex-col gap-6">
        <Counted />
        <CopyBlock title="For your privacy page" text={privacy} isCode={false}>
          Plain words on what it does, to change as you like.
        </CopyBlock>
        <div>
          <h4 className="text-base font-medium">Key of your site</h4>
          <p className="mt-1 max-w-prose text-sm text-soft">
            <span className="font-mono text-ink">{trackingKey}</span>
            {tracking.keyCreatedAt && `, created ${formatDay(tracking.keyCreatedAt, timezone)}`}. It
            stands in your pages, so anyone can read it. Replace it if someone reports visits that
            never were.
          </p>
          <Button tone="secondary" size="sm" className="mt-2" onClick={() => setIsAsking(true)}>
            Replace key
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Replace the key?"
        description="Your site counts nothing until it has the new snippet. What was counted so far stays."
        confirmLabel="Replace key"
        isBusy={replace.isPending}
        onConfirm={() => replace.mutate("replace", { onSettled: () => setIsAsking(false) })}
      />
    </div>
  );
}

function Counted() {
  return (
    <div>
      {/* As high as a heading with a button beside it. */}
      <h4 className="flex min-h-8 items-center text-base font-medium">What is counted</h4>
      <p className="mt-1 max-w-prose text-sm text-soft">
        Page loads that came through a tagged link of one of your posts: one number for each post
        and hour. Not other visits, not reloads, not people; the same person who comes twice counts
        twice.
      </p>
      <p className="mt-2 max-w-prose text-sm text-soft">
        Left out: bots that say so, pages fetched ahead, browsers that send Do Not Track or Global
        Privacy Control, and whatever exceeds 100 visits an hour from one network. Content blockers
        may keep the script from running, so the real number is higher rather than lower.
      </p>
    </div>
  );
}
