import { useEffect, useRef } from "react";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import type { OnboardingBody } from "./answers.ts";

/** Whoever leaves for another page has typed for a reason: what is not saved yet goes along. */
export function useLastSave(unsaved: OnboardingBody | null): void {
  const latest = useRef(unsaved);
  useEffect(() => {
    latest.current = unsaved;
  });
  useEffect(
    () => () => {
      const body = latest.current;
      if (body) api.saveOnboarding({ body }).catch(logError);
    },
    [],
  );
}
