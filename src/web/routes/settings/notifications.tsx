import { CalendarSettings } from "#web/features/settings/components/calendar-settings.tsx";
import { ReminderSettings } from "#web/features/settings/components/reminder-settings.tsx";
import { SettingsPart } from "#web/features/settings/components/settings-frame.tsx";
import { useFragment } from "#web/lib/hooks/use-fragment.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Notifications · Settings");

export default function NotificationsView() {
  useFragment();
  return (
    <>
      <SettingsPart id="reminders">
        <ReminderSettings />
      </SettingsPart>
      <SettingsPart id="calendar">
        <CalendarSettings />
      </SettingsPart>
    </>
  );
}
