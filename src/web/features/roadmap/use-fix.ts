import { useCallback, useEffect, useRef } from "react";
import type { Draft } from "#engine/posts/draft.ts";
import { applyFix } from "#engine/risk/apply-fix.ts";
import type { Fix } from "#engine/risk/ban-risk.ts";
import { useUser } from "#web/lib/session.ts";
import { showToast } from "#web/lib/toast.ts";
import { toZonedInput } from "#web/lib/zoned-time.ts";
import type { PostEdit } from "./post-edit.ts";
import type { PostForm } from "./use-post-form.ts";

/** Makes the change that a reason offers, and can take it back. */
export function useFix(form: PostForm, draft: Draft, projectName: string): (fix: Fix) => void {
  const { timezone } = useUser();
  const latest = useRef({ form, draft });
  useEffect(() => {
    latest.current = { form, draft };
  });
  // The same every time, or the panel would be drawn anew with every letter.
  return useCallback(
    (fix) => {
      const { form: current, draft: before } = latest.current;
      const [change, undo]: [Partial<PostEdit>, Partial<PostEdit>] =
        fix.kind === "reschedule"
          ? [
              { scheduledFor: toZonedInput(fix.at, timezone) },
              { scheduledFor: current.edit.scheduledFor },
            ]
          : [applyFix(before, fix, { projectName }), before];
      current.change(change);
      showToast("info", "Draft changed", {
        id: "draft-fixed",
        description: fix.label,
        action: { label: "Undo", onClick: () => latest.current.form.change(undo) },
      });
    },
    [timezone, projectName],
  );
}
