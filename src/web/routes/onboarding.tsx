import { PageHeader } from "#web/components/layout/page-header.tsx";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { useOnboarding } from "#web/features/onboarding/api/use-onboarding.ts";
import { OnboardingWizard } from "#web/features/onboarding/components/onboarding-wizard.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Welcome");

export default function Onboarding() {
  const onboarding = useOnboarding();
  return (
    <>
      <PageHeader
        title="Welcome to Foothold"
        action={
          <ButtonLink to={paths.dashboard} tone="ghost" size="sm" className="-mr-3 max-sm:-ml-3">
            Finish later
          </ButtonLink>
        }
      />
      {onboarding.isPending && (
        <SkeletonGroup label="Loading your answers" className="flex flex-col gap-8">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="h-40 w-full max-w-2xl" />
        </SkeletonGroup>
      )}
      {onboarding.isError && (
        <ErrorNotice
          title="We couldn't load your answers"
          text={errorMessage(onboarding.error, {}, !navigator.onLine)}
          onRetry={() => void onboarding.refetch()}
          isRetrying={onboarding.isFetching}
        />
      )}
      {onboarding.data && <OnboardingWizard onboarding={onboarding.data} />}
    </>
  );
}
