import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { session } from "#web/lib/session.ts";
import type { Answers, OnboardingBody } from "../answers.ts";

export type Saving = {
  body: OnboardingBody;
  /** The answers that the body was made of. */
  answers: Answers;
};

/** One after the other, so that the newest answer is the last one to arrive. */
export function useSaveOnboarding(onSaved: (saving: Saving) => void) {
  return useMutation({
    scope: { id: "onboarding" },
    mutationFn: ({ body }: Saving) => api.saveOnboarding({ body }),
    onSuccess: async (_, saving) => {
      onSaved(saving);
      if (changesUser(saving.body)) await renewUser();
    },
    onError: logError,
  });
}

function changesUser(body: OnboardingBody): boolean {
  const own = ["name", "redditKarma", "redditAccountAge", "isComplete"] as const;
  return own.some((field) => body[field] !== undefined);
}

/** The header shows the name. A failure leaves it as it was until the next visit. */
async function renewUser(): Promise<void> {
  await api.getCurrentUser().then(session.replaceUser, logError);
}
