import { PAGE_MARKS } from "#contract/pages/page-marks.ts";
import { paths } from "#contract/pages/page-paths.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { PageHeader } from "#web/components/layout/page-header.tsx";
import { SignedInFrame } from "#web/components/layout/signed-in-frame.tsx";
import { SiteHeader, SiteFooter } from "#web/components/layout/site-header.tsx";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";
import { FullPageSpinner } from "#web/components/ui/spinner.tsx";
import { SharedVerdict } from "#web/features/check/components/shared-verdict.tsx";
import { hasSharedDraft } from "#web/components/verdict/shared-draft.ts";
import { DraftChecker } from "#web/features/check/components/draft-checker.tsx";
import { pageTitle } from "#web/lib/page-title.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { useSession } from "#web/lib/session/session.ts";

export const meta = () => [
  { tagName: "link", rel: "canonical", href: PAGE_MARKS.origin + paths.check },
  ...pageTitle("Check a draft"),
  {
    name: "description",
    content:
      "Paste a Reddit draft, choose the subreddit, and see which of its known rules it breaks. No sign-in. The check runs in your browser.",
  },
];

/** For anyone; whoever is signed in keeps the app around it. */
export default function Check() {
  const state = useSession();
  const isShared = hasSharedDraft(useLocation().hash);
  if (state.status === "loading") return <FullPageSpinner />;
  const page = isShared ? (
    <>
      <PageHeader
        title="A draft shared with you"
        subtitle="It's in the link you opened, and stays in this browser."
      />
      <SharedVerdict />
    </>
  ) : (
    <>
      <PageHeader
        title="Check a draft before you post it"
        subtitle={`Your draft stays in this browser unless you send it${state.status === "signed-in" ? " or save it to a project" : ""}.`}
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
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        <main id={MAIN_ID} tabIndex={-1} className="page-width flex-1 pt-6 pb-16 outline-none">
          {children}
        </main>
        <SiteFooter />
      </div>
    </QueryClientProvider>
  );
}
