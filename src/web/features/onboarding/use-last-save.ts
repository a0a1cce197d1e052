import { useEffect, useRef } from "react";
import { logError } from "#web/lib/log.ts";
import { type Saving, saveOnboarding } from "./api/use-save-onboarding.ts";

/** Whoever leaves for another page has typed for a reason: what is not saved yet goes along. */
export function useLastSave(unsaved: Saving | null, onSaved: (saving: Saving) => void): void {
  const latest = useRef({ unsaved, onSaved });
  useEffect(() => {
    latest.current = { unsaved, onSaved };
  });
  useEffect(
    () => () => {
      const last = latest.current;
      const saving = last.unsaved;
      if (saving) saveOnboarding(saving).then(() => last.onSaved(saving), logError);
    },
    [],
  );
}
