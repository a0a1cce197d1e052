import type { CallInput } from "#contract/client.ts";
import type { User } from "#contract/accounts/user.ts";
import {
  ACCOUNT_AGE,
  judgeCount,
  PERSON_NAME,
  REDDIT_NAME,
} from "#engine/accounts/account-fields.ts";
import { judgeText, keepFaults } from "#engine/text/text-field.ts";
import type { Faults } from "#web/lib/hooks/use-draft-form.ts";
import { parseCount } from "#web/lib/parse-count.ts";

/** As it stands in the fields. */
export type ProfileDraft = {
  name: string;
  timezone: string;
  redditUsername: string;
  karma: string;
  accountAgeDays: string;
};

export type ProfileBody = CallInput<"updateCurrentUser">["body"];

/** What was not told leaves its field empty rather than at 0. */
export function readProfile(user: User): ProfileDraft {
  return {
    name: user.name ?? "",
    timezone: user.timezone,
    redditUsername: user.redditUsername ?? "",
    karma: user.redditKarmaToldAt === null ? "" : String(user.redditKarma),
    accountAgeDays: user.redditAccountSince === null ? "" : String(user.redditAccountAgeDays),
  };
}

export function findProfileFaults(draft: ProfileDraft): Faults<ProfileDraft> {
  const username = tidyUsername(draft.redditUsername);
  const isNamed = username === "" || REDDIT_NAME.shape.test(username);
  return keepFaults({
    name: judgeText(draft.name.trim(), PERSON_NAME),
    timezone: null,
    redditUsername: isNamed ? null : REDDIT_NAME.isNone,
    karma: parseCount(draft.karma).fault,
    accountAgeDays: judgeAge(draft.accountAgeDays),
  });
}

/** What differs from the account, or null when nothing does. An emptied field is forgotten. */
export function findProfileChanges(user: User, draft: ProfileDraft): ProfileBody | null {
  const before = writeProfile(readProfile(user));
  const changed = Object.entries(writeProfile(draft)).filter(
    ([field, value]) => value !== before[field as keyof typeof before],
  );
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

function writeProfile(draft: ProfileDraft) {
  return {
    name: draft.name.trim() || null,
    timezone: draft.timezone,
    redditUsername: tidyUsername(draft.redditUsername) || null,
    redditKarma: parseCount(draft.karma).count,
    redditAccountAgeDays: parseCount(draft.accountAgeDays).count,
  } satisfies ProfileBody;
}

/** Then the server forgets what it knows of the account before. */
export function namesAnother(before: string | null, typed: string): boolean {
  const name = tidyUsername(typed);
  return before !== null && name !== "" && name.toLowerCase() !== before.toLowerCase();
}

/** People copy it with what Reddit puts in front. */
function tidyUsername(typed: string): string {
  return typed.trim().replace(/^\/?u\//i, "");
}

function judgeAge(typed: string): string | null {
  const { count, fault } = parseCount(typed);
  return fault ?? (count === null ? null : judgeCount(count, ACCOUNT_AGE));
}
