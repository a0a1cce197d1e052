import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { session } from "#web/lib/session.ts";
import type { OnboardingBody } from "../answers.ts";
import type { Form } from "../kept-fields.ts";

export type Saving = {
  body: OnboardingBody;
  /** What counts as saved once the body arrived. */
  accepted: Form;
};

/** One after the other, so that the newest answer is the last one to arrive. */
export function useSaveOnboarding(onSaved: (saving: Saving) => void) {
  return useMutation({
    scope: { id: "onboarding" },
    mutationFn: saveOnboarding,
    onSuccess: (_, saving) => onSaved(saving),
    onError: logError,
  });
}

export async function saveOnboarding({ body }: Saving): Promise<void> {
  await api.saveOnboarding({ body });
  if (changesUser(body)) await renewUser();
}

function changesUser(body: OnboardingBody): boolean {
  const own = ["name", "redditKarma", "redditAccountAge", "isComplete"] as const;
  return own.some((field) => body[field] !== undefined);
}

/** The header shows the name. A failure leaves it as it was until the next visit. */
async function renewUser(): Promise<void> {
  await api.getCurrentUser().then(session.replaceUser, logError);
}
