import { type ReactNode, useState, useId } from "react";
import type { Tracking } from "#contract/visit.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { formatDay } from "#web/lib/format-day.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useReplaceKey } from "#web/features/visits/api/use-tracking.ts";
import { writeSnippets } from "#web/features/visits/site-setup-words.ts";
import { Copy } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";
import { TOASTS } from "#web/features/visits/toasts.ts";
import { copyAndSay } from "#web/lib/copy-text.ts";

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
          In the head of the pages your posts link to.
        </CopyBlock>
        {trial}
        <CopyBlock title="No-script image" text={image}>
          For visitors without JavaScript.
        </CopyBlock>
        <CopyBlock title="Content-Security-Policy" text={policy}>
          Only if your site has one.
        </CopyBlock>
      </div>
      <div className="flex flex-col gap-6">
        <Counted />
        <CopyBlock title="For your privacy page" text={privacy} isCode={false}>
          Change it as you like.
        </CopyBlock>
        <div>
          <h4 className="text-base font-medium">Key of your site</h4>
          <p className="mt-1 max-w-prose text-sm text-soft">
            <span className="font-mono text-ink">{trackingKey}</span>
            {tracking.keyCreatedAt && `, created ${formatDay(tracking.keyCreatedAt, timezone)}`}
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
        description="Your site won't count visits until it has the new snippet."
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
        Page loads through your posts' links, per post and hour.
      </p>
      <p className="mt-2 max-w-prose text-sm text-soft">
        Left out: reloads, bots, Do Not Track, Global Privacy Control, and more than 100 visits an
        hour from one network.
      </p>
    </div>
  );
}

type CopyBlockProps = {
  title: string;
  /** What it is for. */
  children: ReactNode;
  text: string;
  isCode?: boolean;
};

/** Words or code to take along, with what they are for. */
function CopyBlock({ title, children, text, isCode = true }: CopyBlockProps) {
  const headingId = useId();
  const copy = () => copyAndSay(text, TOASTS.copies);
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 id={headingId} className="text-base font-medium">
          {title}
        </h4>
        <Button
          tone="secondary"
          size="sm"
          aria-label={`Copy: ${title}`}
          onClick={() => void copy()}
        >
          <Copy size={14} />
          Copy
        </Button>
      </div>
      <div className="mt-1 max-w-prose text-sm text-soft">{children}</div>
      <p
        className={classNames(
          "mt-2 rounded-control border border-line bg-sunken px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap",
          isCode ? "font-mono text-xs" : "text-sm",
        )}
      >
        {text}
      </p>
    </section>
  );
}
