import { paths } from "#contract/pages/page-paths.ts";

export const SETTINGS_VIEWS = [
  { path: paths.settings, name: "Account" },
  { path: paths.karma, name: "Karma" },
  { path: paths.notifications, name: "Notifications" },
  { path: paths.webhooks, name: "Webhooks" },
  { path: paths.assistants, name: "Assistants" },
  { path: paths.sessions, name: "Sessions" },
  { path: paths.connections, name: "Connections" },
  { path: paths.yourData, name: "Your data" },
] as const;

/** What the parts of the one long page were called, for links that were sent while it was one. */
const FORMER_PARTS: Record<string, string> = {
  "#karma": paths.karma,
  "#reminders": `${paths.notifications}#reminders`,
  "#calendar": `${paths.notifications}#calendar`,
  "#webhooks": paths.webhooks,
  "#sessions": paths.sessions,
  "#assistants": paths.assistants,
  "#tokens": `${paths.assistants}#tokens`,
  "#connections": paths.connections,
  "#data": paths.yourData,
  "#delete": `${paths.yourData}#delete`,
};

export function findFormerPart(hash: string): string | undefined {
  return FORMER_PARTS[hash];
}
