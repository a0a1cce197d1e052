import type { User } from "#contract/user.ts";
import { TextField } from "#web/components/ui/text-field.tsx";
import { formatDay } from "#web/lib/format-day.ts";
import { namesAnother, type ProfileDraft, type ProfileFaults } from "../profile/profile-draft.ts";

type RedditFieldsProps = {
  user: User;
  draft: ProfileDraft;
  faults: ProfileFaults;
  onChange: (change: Partial<ProfileDraft>) => void;
};

/** What communities ask of an account; every check and every recommendation reads it. */
export function RedditFields({ user, draft, faults, onChange }: RedditFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
      <legend className="sr-only">Your Reddit account</legend>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          label="Reddit user name"
          name="reddit-username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.redditUsername}
          onChange={({ target }) => onChange({ redditUsername: target.value })}
          error={faults.redditUsername}
          hint={wordName(user, draft)}
        />
        <TextField
          label="Karma"
          name="reddit-karma"
          inputMode="numeric"
          autoComplete="off"
          value={draft.karma}
          onChange={({ target }) => onChange({ karma: target.value })}
          error={faults.karma}
          hint={wordKarma(user)}
        />
        <TextField
          label="Account age in days"
          name="reddit-account-age"
          inputMode="numeric"
          autoComplete="off"
          value={draft.accountAgeDays}
          onChange={({ target }) => onChange({ accountAgeDays: target.value })}
          error={faults.accountAgeDays}
          hint={wordAge(user)}
        />
      </div>
    </fieldset>
  );
}

const UNTOLD = "Not told: rules about it stay unchecked.";

function wordName({ redditUsername }: User, draft: ProfileDraft): string {
  return namesAnother(redditUsername, draft.redditUsername)
    ? "Saving another name forgets the karma and age of the old one."
    : "Optional. Only you see it.";
}

function wordKarma({ redditKarmaToldAt: toldAt, timezone }: User): string {
  return toldAt === null ? UNTOLD : `As of ${formatDay(toldAt, timezone)}.`;
}

function wordAge({ redditAccountSince: since }: User): string {
  return since === null ? UNTOLD : `Since ${formatDay(since, "UTC")}. It grows by itself.`;
}
