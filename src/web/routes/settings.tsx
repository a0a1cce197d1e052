import { PageHeader } from "#web/components/layout/page-header.tsx";
import { type PageSection, SectionPage } from "#web/components/layout/section-page.tsx";
import { AccountSettings } from "#web/features/settings/components/account-settings.tsx";
import { AppearanceSettings } from "#web/features/settings/components/appearance-settings.tsx";
import { CalendarSettings } from "#web/features/settings/components/calendar-settings.tsx";
import { KarmaSettings } from "#web/features/settings/components/karma-settings.tsx";
import { ReminderSettings } from "#web/features/settings/components/reminder-settings.tsx";
import { ConnectionSettings } from "#web/features/settings/components/connection-settings.tsx";
import { DataSettings } from "#web/features/settings/components/data-settings.tsx";
import { DeleteAccount } from "#web/features/settings/components/delete-account.tsx";
import { SessionSettings } from "#web/features/settings/components/session-settings.tsx";
import { AssistantSettings } from "#web/features/settings/components/assistants/assistant-settings.tsx";
import { TokenSettings } from "#web/features/settings/components/tokens/token-settings.tsx";
import { WebhookSettings } from "#web/features/settings/components/webhooks/webhook-settings.tsx";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Settings");

const SECTIONS: PageSection[] = [
  { id: "account", name: "Account", content: <AccountSettings /> },
  { id: "karma", name: "Karma", content: <KarmaSettings /> },
  { id: "reminders", name: "Reminders", content: <ReminderSettings /> },
  { id: "calendar", name: "Calendar", content: <CalendarSettings /> },
  { id: "webhooks", name: "Webhooks", content: <WebhookSettings /> },
  { id: "appearance", name: "Appearance", content: <AppearanceSettings /> },
  { id: "sessions", name: "Sessions", content: <SessionSettings /> },
  { id: "assistants", name: "Assistants", content: <AssistantSettings /> },
  { id: "tokens", name: "Access tokens", content: <TokenSettings /> },
  { id: "connections", name: "Connections", content: <ConnectionSettings /> },
  { id: "data", name: "Your data", content: <DataSettings /> },
  { id: "delete", name: "Delete account", content: <DeleteAccount /> },
];

export default function Settings() {
  return (
    <>
      <PageHeader title="Settings" />
      <SectionPage label="Settings" sections={SECTIONS} />
    </>
  );
}
