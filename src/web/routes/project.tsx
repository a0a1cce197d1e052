import { PageHeader } from "#web/components/layout/page-header.tsx";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#web/config/paths.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Project not found");

export default function Project() {
  return (
    <>
      <PageHeader
        title="Project not found"
        subtitle="It may have been deleted, it may belong to another account, or the address is mistyped."
      />
      <ButtonLink to={paths.dashboard}>Back to Dashboard</ButtonLink>
    </>
  );
}
