import { type FormEvent, useState } from "react";
import type { User } from "#contract/user.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { Combobox } from "#web/components/ui/combobox.tsx";
import { UnsavedQuestion } from "#web/components/ui/unsaved-question.tsx";
import { TextField } from "#web/components/ui/text-field.tsx";
import { useUser } from "#web/lib/session.ts";
import { showToast } from "#web/lib/toast.ts";
import { useUpdateProfile } from "../api/use-update-profile.ts";
import { listTimeZones, readBrowserTimeZone } from "../time-zones.ts";

const MAX_NAME_LENGTH = 80;

export function AccountSettings() {
  const user = useUser();
  const update = useUpdateProfile();
  // Only what was typed; what was not follows the account.
  const [draft, setDraft] = useState<{ name?: string; timezone?: string }>({});
  const name = draft.name ?? user.name ?? "";
  const timezone = draft.timezone ?? user.timezone;
  const changes = findChanges(user, { name, timezone });
  const browserZone = readBrowserTimeZone();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    if (changes) update.mutate(changes, { onSuccess: () => setDraft({}) });
    else showToast("info", "Nothing to save: all is as it was");
  };

  return (
    <Card
      title="Account Settings"
      description="How we address you, and the clock your posting times are read from."
    >
      <form onSubmit={submit} className="flex max-w-xl flex-col gap-5">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          hint="Optional. Only you see it."
        />
        <Combobox
          label="Time zone"
          options={listTimeZones(timezone)}
          value={timezone}
          onChange={(next) => setDraft({ ...draft, timezone: next })}
          searchPlaceholder="Search, such as Berlin"
          emptyText="No time zone has this in its name."
          hint={
            browserZone !== timezone && (
              <>
                Your browser says {browserZone}.{" "}
                <button
                  type="button"
                  className="cursor-pointer text-accent underline underline-offset-2"
                  onClick={() => setDraft({ ...draft, timezone: browserZone })}
                >
                  Use {browserZone}
                </button>
              </>
            )
          }
        />
        <TextField
          label="Email"
          value={user.email}
          readOnly
          hint="The address that your sign-in links go to."
        />
        <div className="flex items-center gap-4">
          <Button type="submit" isBusy={update.isPending}>
            Save changes
          </Button>
          {changes && !update.isPending && <p className="text-sm text-muted">Not saved yet</p>}
        </div>
      </form>
      <UnsavedQuestion
        isNeeded={changes !== null}
        title="Leave without saving?"
        description="What you changed on this page is not saved. Leaving discards it."
        confirmLabel="Leave"
      />
    </Card>
  );
}

/** What differs from the account, or null when nothing does. An emptied name is no name. */
function findChanges(user: User, { name, timezone }: { name: string; timezone: string }) {
  const changes = {
    ...(name.trim() !== (user.name ?? "") && { name: name.trim() || null }),
    ...(timezone !== user.timezone && { timezone }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
