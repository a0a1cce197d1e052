import { Outlet } from "react-router";
import { PageHeader } from "#web/components/layout/page-header.tsx";
import { SettingsNavigation } from "#web/features/settings/components/settings-frame.tsx";

/** What all views of the settings share: their head and the way between them. */
export default function Settings() {
  return (
    <>
      <PageHeader title="Settings" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <SettingsNavigation />
        <div className="flex min-w-0 flex-col gap-5">
          <Outlet />
        </div>
      </div>
    </>
  );
}
