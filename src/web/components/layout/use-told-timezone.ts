import { useEffect } from "react";
import type { User } from "#contract/accounts/user.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { session } from "#web/lib/session/session.ts";

/** An account that nobody told a time zone takes that of the browser; a choice stays a choice. */
export function useToldTimezone({ timezoneToldAt }: Pick<User, "timezoneToldAt">): void {
  useEffect(() => {
    if (timezoneToldAt !== null) return;
    let isHere = true;
    const { timeZone: browserTimezone } = Intl.DateTimeFormat().resolvedOptions();
    api
      .updateCurrentUser({ body: { browserTimezone } })
      .then((user) => isHere && session.replaceUser(user))
      .catch(logError);
    // Who signed out meanwhile is not signed in again by the answer.
    return () => {
      isHere = false;
    };
  }, [timezoneToldAt]);
}
