import { PageHeader } from "#web/components/layout/page-header.tsx";
import { AccountSettings } from "#web/features/settings/components/account-settings.tsx";
import { AppearanceSettings } from "#web/features/settings/components/appearance-settings.tsx";
import { CalendarSettings } from "#web/features/settings/components/calendar-settings.tsx";
import { ReminderSettings } from "#web/features/settings/components/reminder-settings.tsx";
import { SessionSettings } from "#web/features/settings/components/session-settings.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Settings");

export default function Settings() {
  return (
    <>
      <PageHeader title="Settings" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <AccountSettings />
          <ReminderSettings />
          <CalendarSettings />
          <SessionSettings />
        </div>
        <AppearanceSettings />
      </div>
    </>
  );
}
