import type { FeedPlan } from "#web/features/settings/api/use-private-address.ts";
import { api } from "#web/lib/api.ts";
import { isOnThisMachine } from "#web/lib/is-on-this-machine.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { PrivateAddressCard } from "./private-address.tsx";

const CALENDAR: FeedPlan = {
  queryKey: queryKeys.calendarFeed,
  change: "feed-changed",
  read: (options) => api.getCalendarFeed({}, options),
  replace: () => api.replaceCalendarFeed(),
  revoke: () => api.revokeCalendarFeed(),
  isReady: "Your calendar address is ready",
};

/** How to subscribe, in the words that each program uses. */
const PROGRAMS = [
  { name: "Google", steps: "Other calendars, then Add (+), then From URL" },
  { name: "Apple", steps: "File, then New Calendar Subscription" },
  { name: "Outlook", steps: "Add calendar, then Subscribe from web" },
];

export function CalendarSettings() {
  return (
    <PrivateAddressCard
      plan={CALENDAR}
      title="Calendar"
      description="See your posts in your calendar."
      name="the calendar address"
      createLabel="Create calendar address"
      replaceWords="Give your calendars the new one."
    >
      {(address) => (
        <>
          <p className="max-w-xl text-sm text-soft">
            Anyone who has it can read your planned posts.
            {isOnThisMachine(address) &&
              " This server runs on your machine, so Google and Outlook on the web can't reach it."}
          </p>
          <dl className="grid max-w-xl grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            {PROGRAMS.map(({ name, steps }) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd>{steps}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </PrivateAddressCard>
  );
}
