import type { SmallPrint } from "./message-parts.ts";
import type { Operator } from "./operator.ts";

/** How a reminder ends: who sent it, and how to get no more. */
export type ReminderFooter = {
  settingsUrl: string;
  /** Works without signing in. */
  unsubscribeUrl: string;
  operator: Operator;
};

/** `why` ends in the words that lead to the settings. */
export function wordFooter(why: string, footer: ReminderFooter): SmallPrint[] {
  return [
    { text: why, link: { label: "settings", url: footer.settingsUrl } },
    {
      text: "To get no more reminders, without signing in,",
      link: { label: "unsubscribe", url: footer.unsubscribeUrl },
    },
  ];
}
