import { PageHeader } from "#web/components/layout/page-header.tsx";
import { FirstProject } from "#web/features/dashboard/components/first-project.tsx";
import { HowAPostGoesOut } from "#web/features/dashboard/components/how-a-post-goes-out.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Dashboard");

export default function Dashboard() {
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle="Manage your Reddit marketing campaigns and track your performance"
      />
      <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <FirstProject />
        <HowAPostGoesOut />
      </div>
    </>
  );
}
