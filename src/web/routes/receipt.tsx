import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { ApiError } from "#contract/client.ts";
import { paths } from "#contract/pages/page-paths.ts";
import { PageHeader } from "#web/components/layout/page-header.tsx";
import { SiteFooter, SiteHeader } from "#web/components/layout/site-header.tsx";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";
import { ReceiptCard } from "#web/components/receipt/receipt-card.tsx";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { api } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

export const meta = () => [
  ...pageTitle("A receipt"),
  // Whoever has the link was given it; nobody is to find it.
  { name: "robots", content: "noindex" },
];

/** For anyone who has the link: what somebody checked before posting. */
export default function ReceiptPage() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        <main id={MAIN_ID} tabIndex={-1} className="page-width flex-1 pt-6 pb-16 outline-none">
          <SharedReceipt />
        </main>
        <SiteFooter />
      </div>
    </QueryClientProvider>
  );
}

function SharedReceipt() {
  const { receiptId = "" } = useParams();
  const receipt = useQuery({
    queryKey: queryKeys.receipt(receiptId),
    queryFn: ({ signal }) => api.getReceipt({ params: { receiptId } }, { signal }),
    retry: (failures, error) => failures < 1 && !isGone(error),
  });
  if (isGone(receipt.error)) {
    return (
      <PageHeader
        title="This receipt isn't shared"
        subtitle="Its author may have stopped sharing it."
        action={<ButtonLink to={paths.check}>Check a draft</ButtonLink>}
      />
    );
  }
  return (
    <>
      <PageHeader title="Checked before it was posted" />
      <div className="max-w-xl">
        {receipt.isPending && (
          <SkeletonGroup label="Loading the receipt">
            <Skeleton className="h-72 rounded-card" />
          </SkeletonGroup>
        )}
        {receipt.isError && !receipt.data && (
          <ErrorNotice
            title="We can't reach the server"
            text={errorMessage(receipt.error, {}, !navigator.onLine)}
            onRetry={() => void receipt.refetch()}
            isRetrying={receipt.isFetching}
          />
        )}
        {receipt.data && <ReceiptCard receipt={receipt.data} />}
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink to={paths.check}>Check your own</ButtonLink>
          <span className="text-sm text-muted">Free, and without signing in.</span>
        </p>
      </div>
    </>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
