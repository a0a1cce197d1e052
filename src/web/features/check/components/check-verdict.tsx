import { type ComponentProps, useMemo, useState } from "react";
import type { Policy } from "#contract/policy.ts";
import type { Author } from "#engine/drafts/past-post.ts";
import { VerdictPanel } from "#web/components/verdict/verdict-panel.tsx";
import { useNow } from "#web/lib/use-now.ts";

type CheckVerdictProps = Pick<
  ComponentProps<typeof VerdictPanel>,
  "draft" | "onFix" | "onHighlight" | "onShow"
> &
  Author & { policy: Policy };

/** The panel for somebody of whom no more is known than what stands on this page. */
export function CheckVerdict({ karma, accountAgeDays, ...panel }: CheckVerdictProps) {
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
      projectUrl: null,
      projectName: null,
    }),
    [karma, accountAgeDays, timezone, now],
  );
  return <VerdictPanel circumstances={circumstances} canReschedule={false} {...panel} />;
}

function readTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
