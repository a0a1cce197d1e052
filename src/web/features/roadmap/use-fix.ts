import { useCallback, useEffect, useRef } from "react";
import { applyFix } from "#engine/risk/apply-fix.ts";
import type { Fix } from "#engine/checks/check.ts";
import { forgetFixed, showFixed } from "#web/components/verdict/show-fixed.ts";
import { findDifference } from "#web/components/verdict/take-back.ts";
import { useUser } from "#web/lib/session.ts";
import { toZonedInput } from "#web/lib/zoned-time.ts";
import type { PostEdit } from "./post-edit.ts";
import type { PostForm } from "./use-post-form.ts";

/** Makes the change that a reason offers, and can take it back as long as the form is there. */
export function useFix(form: PostForm, projectName: string): (fix: Fix) => void {
  const { timezone } = useUser();
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => forgetFixed, []);
  // The same every time, or the panel would be drawn anew with every letter.
  return useCallback(
    (fix) => {
      const before = latest.current.edit;
      const after: PostEdit =
        fix.kind === "reschedule"
          ? { ...before, scheduledFor: toZonedInput(fix.at, timezone) }
          : { ...before, ...applyFix(before, fix, { projectName }) };
      const change = (changes: Partial<PostEdit>) => latest.current.change(changes);
      change(findDifference(before, after));
      showFixed({ label: fix.label, before, after, read: () => latest.current.edit, change });
    },
    [timezone, projectName],
  );
}
