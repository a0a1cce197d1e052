import { PAGE_MARKS } from "#contract/page-marks.ts";
import { paths } from "#contract/page-paths.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { PageHeader } from "#web/components/layout/page-header.tsx";
import { SignedInFrame } from "#web/components/layout/signed-in-frame.tsx";
import { SiteFooter } from "#web/components/layout/site-footer.tsx";
import { SiteHeader } from "#web/components/layout/site-header.tsx";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";
import { FullPageSpinner } from "#web/components/ui/spinner.tsx";
import { DraftChecker } from "#web/features/check/components/draft-checker.tsx";
import { pageTitle } from "#web/lib/page-title.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { useSession } from "#web/lib/session.ts";

export const meta = () => [
  { tagName: "link", rel: "canonical", href: PAGE_MARKS.origin + paths.check },
  ...pageTitle("Check a draft"),
  {
    name: "description",
    content:
      "Paste a Reddit draft, choose the subreddit, and see which of its known rules it breaks. No sign-in. The draft stays in your browser.",
  },
];

/** For anyone; whoever is signed in keeps the app around it. */
export default function Check() {
  const state = useSession();
  if (state.status === "loading") return <FullPageSpinner />;
  const page = (
    <>
      <PageHeader
        title="Check a draft before you post it"
        subtitle="See which known rules of the community it breaks, and what raises the risk of a ban. The checks run in this browser: your draft is not sent anywhere, and nothing of it is stored on our side."
      />
      <DraftChecker />
    </>
  );
  return state.status === "signed-in" ? (
    <SignedInFrame key={state.user.id} user={state.user}>
      {page}
    </SignedInFrame>
  ) : (
    <VisitorFrame>{page}</VisitorFrame>
  );
}

function VisitorFrame({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="page-width pt-6 pb-16 outline-none">
        {children}
      </main>
      <SiteFooter />
    </QueryClientProvider>
  );
}
