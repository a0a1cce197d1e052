import { useState } from "react";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

export function KarmaSettings() {
  const karma = useKarma();
  const [isMissing, setIsMissing] = useState(false);
  const part = useLazyModule(() => import("./karma/karma-report.tsx"), {
    isWanted: karma.isSuccess && !isMissing,
    onFailure: () => setIsMissing(true),
  });

  return (
    <Card title="Karma">
      {karma.isError && (
        <ErrorNotice
          title="We couldn't load your karma"
          text={errorMessage(karma.error, {}, !navigator.onLine)}
          onRetry={() => void karma.refetch()}
          isRetrying={karma.isFetching}
        />
      )}
      {karma.isSuccess && isMissing && !part && (
        <ErrorNotice
          title="We couldn't show your karma"
          text="Part of the app didn't load. Check your connection and try again."
          onRetry={() => setIsMissing(false)}
          isRetrying={false}
        />
      )}
      {!karma.isError && !isMissing && !(karma.data && part) && (
        <SkeletonGroup label="Loading karma" className="flex flex-col gap-3">
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </SkeletonGroup>
      )}
      {karma.data && part && <part.KarmaReport report={karma.data} />}
    </Card>
  );
}

function useKarma() {
  return useQuery({
    queryKey: queryKeys.karma,
    queryFn: ({ signal }) => api.getKarma({}, { signal }),
  });
}
