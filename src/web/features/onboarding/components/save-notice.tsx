import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { isRefusal } from "../is-refusal.ts";
import type { OnboardingForm } from "../use-onboarding-form.ts";

/** Where the answers stand: nothing is lost in silence. */
export function SaveNotice({ form }: { form: OnboardingForm }) {
  const { saving, failure, retry, isDirty } = form;
  if (failure) {
    const reason = errorMessage(failure, {}, !navigator.onLine);
    return (
      <div className="mt-5 mb-8">
        <ErrorNotice
          title="Your answers are not saved yet"
          text={`${reason} What you typed stays on this page${isRefusal(failure) ? "." : ", and we keep trying."}`}
          onRetry={retry}
          isRetrying={saving.isPending}
        />
      </div>
    );
  }
  const words = saving.isPending ? "Saving..." : saving.isSuccess && !isDirty ? "Saved" : "";
  return <output className="mt-3 block min-h-5 text-sm text-muted">{words}</output>;
}
