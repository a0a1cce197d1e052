import * as z from "zod";
import { CalendarFeed, CalendarParams } from "../calendar.ts";
import { Reminders } from "../reminders.ts";
import { routes } from "../routes.ts";
import { type Endpoint, noContent } from "./endpoint.ts";

export const reminderEndpoints = {
  getReminders: {
    ...routes.getReminders,
    tag: "Account",
    summary: "When the user is reminded of posts, and whether this server can send mail.",
    response: Reminders,
  },
  getCalendarFeed: {
    ...routes.getCalendarFeed,
    tag: "Account",
    summary: "The private address of the user's calendar.",
    response: CalendarFeed,
  },
  replaceCalendarFeed: {
    ...routes.replaceCalendarFeed,
    tag: "Account",
    summary: "Create the calendar's address, or replace it: the old one ends at once.",
    response: CalendarFeed,
  },
  revokeCalendarFeed: {
    ...routes.revokeCalendarFeed,
    tag: "Account",
    summary: "End the calendar's address.",
    status: 204,
    response: noContent,
  },
  getCalendar: {
    ...routes.getCalendar,
    tag: "Account",
    summary: "Planned posts, and those of the last 30 days, for calendar programs.",
    params: CalendarParams,
    response: z.string(),
    errors: ["NOT_FOUND", "RATE_LIMITED"],
  },
} as const satisfies Record<string, Endpoint>;
