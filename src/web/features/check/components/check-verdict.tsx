import { type ComponentProps, useMemo, useState } from "react";
import type { Policy } from "#contract/policy.ts";
import type { Author } from "#engine/drafts/past-post.ts";
import { PasteOffer } from "#web/components/paste/paste-offer.tsx";
import { VerdictPanel } from "#web/components/verdict/verdict-panel.tsx";
import { readPromoted } from "../check-draft.ts";
import { useNow } from "#web/lib/use-now.ts";

type CheckVerdictProps = Pick<
  ComponentProps<typeof VerdictPanel>,
  "draft" | "onFix" | "onHighlight" | "onShow" | "ticks"
> &
  Author & {
    policy: Policy;
    /** What is promoted, as typed. */
    promoted: string;
    isSignedIn: boolean;
    /** Rules were pasted, or forgotten. */
    onPasted: () => void;
  };

/** The panel for somebody of whom no more is known than what stands on this page. */
export function CheckVerdict({
  karma,
  accountAgeDays,
  promoted,
  isSignedIn,
  onPasted,
  ...panel
}: CheckVerdictProps) {
  const now = useNow();
  const [timezone] = useState(readTimezone);
  const circumstances = useMemo(
    () => ({
      author: { karma, accountAgeDays },
      posts: [],
      postId: null,
      at: null,
      timezone,
      now,
      ...readPromoted(promoted),
    }),
    [karma, accountAgeDays, timezone, now, promoted],
  );
  const { policy } = panel;
  const pasteRules = useMemo(
    () => (
      <PasteOffer
        subredditId={policy.subredditId}
        fullName={policy.fullName}
        listedRules={policy.listedRules}
        home={isSignedIn ? "account" : "tab"}
        onChanged={onPasted}
      />
    ),
    [policy, isSignedIn, onPasted],
  );
  return (
    <VerdictPanel
      circumstances={circumstances}
      canReschedule={false}
      pasteRules={pasteRules}
      {...panel}
    />
  );
}

function readTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
