import type { Handlers } from "#server/http/handlers.ts";
import { getCalendar } from "#server/services/calendar/get-calendar.ts";
import {
  getCalendarFeed,
  replaceCalendarFeed,
  revokeCalendarFeed,
} from "#server/services/calendar/manage-feed.ts";
import { getReminders } from "#server/services/notices/get-reminders.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

export function reminderRoutes(deps: ServiceDeps) {
  return {
    getReminders: ({ scope }) => getReminders(deps, scope),
    getCalendarFeed: ({ scope }) => getCalendarFeed(deps, scope),
    replaceCalendarFeed: ({ scope }) => replaceCalendarFeed(deps, scope),
    revokeCalendarFeed: ({ scope }) => revokeCalendarFeed(deps, scope),
    getCalendar: ({ caller, params }) => getCalendar(deps, caller, params),
  } satisfies Partial<Handlers>;
}
