import type { ReactNode } from "react";
import { errorMessage } from "#web/lib/error-message.ts";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { SkeletonGroup } from "#web/components/ui/skeleton.tsx";

type LoadStateProps = {
  query: {
    isPending: boolean;
    isError: boolean;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** What is heard meanwhile: "Loading tokens". */
  loading: string;
  /** What is said where it failed: "We couldn't load your tokens". */
  failed: string;
  /** The shape of what will come. */
  children: ReactNode;
};

/** What stands where a list will be: its shape while it loads, and a way to try again where that failed. */
export function LoadState({ query, loading, failed, children }: LoadStateProps) {
  return (
    <>
      {query.isPending && (
        <SkeletonGroup label={loading} className="flex flex-col gap-3">
          {children}
        </SkeletonGroup>
      )}
      {query.isError && (
        <ErrorNotice
          title={failed}
          text={errorMessage(query.error, {}, !navigator.onLine)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
    </>
  );
}
