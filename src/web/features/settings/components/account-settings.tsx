import { type FormEvent, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { TextField } from "#web/components/ui/text-field.tsx";
import { UnsavedQuestion } from "#web/components/ui/unsaved-question.tsx";
import { useUser } from "#web/lib/session.ts";
import { showToast } from "#web/lib/toast.ts";
import { useUpdateProfile } from "../api/use-update-profile.ts";
import {
  findProfileChanges,
  findProfileFaults,
  type ProfileDraft,
  readProfile,
} from "../profile/profile-draft.ts";
import { RedditFields } from "./reddit-fields.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";

export function AccountSettings() {
  const user = useUser();
  const update = useUpdateProfile();
  // Only what was typed; what was not follows the account.
  const [typed, setTyped] = useState<Partial<ProfileDraft>>({});
  const draft = { ...readProfile(user), ...typed };
  const faults = findProfileFaults(draft);
  const changes = findProfileChanges(user, draft);
  const hasFaults = Object.keys(faults).length > 0;
  const change = (more: Partial<ProfileDraft>) => setTyped({ ...typed, ...more });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (update.isPending) return;
    if (hasFaults) event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    else if (changes) update.mutate(changes, { onSuccess: () => setTyped({}) });
    else showToast("info", "Nothing to save: all is as it was");
  };

  return (
    <Card
      title="Account Settings"
      description="How we address you, the clock of your posting times, and what communities ask of your Reddit account."
    >
      <form onSubmit={submit} noValidate className="flex max-w-3xl flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
            error={faults.name}
            hint="Optional. Only you see it."
          />
          <TimeZoneField value={draft.timezone} onChange={(timezone) => change({ timezone })} />
        </div>
        <TextField
          label="Email"
          value={user.email}
          readOnly
          hint="The address that your sign-in links go to."
        />
        <RedditFields user={user} draft={draft} faults={faults} onChange={change} />
        <div className="flex items-center gap-4">
          <Button type="submit" isBusy={update.isPending}>
            Save changes
          </Button>
          {changes && !update.isPending && <p className="text-sm text-muted">Not saved yet</p>}
        </div>
      </form>
      <UnsavedQuestion
        isNeeded={changes !== null || hasFaults}
        title="Leave without saving?"
        description="What you changed on this page is not saved. Leaving discards it."
        confirmLabel="Leave"
      />
    </Card>
  );
}
