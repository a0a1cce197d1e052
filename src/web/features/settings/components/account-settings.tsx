import { currentZone } from "#engine/clock/current-zone.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { UnsavedQuestion } from "#web/components/ui/dialogs/unsaved-question.tsx";
import { useUser, session } from "#web/lib/session/session.ts";
import { showToast } from "#web/lib/toast.ts";
import {
  findProfileChanges,
  findProfileFaults,
  type ProfileDraft,
  readProfile,
  namesAnother,
} from "#web/features/settings/profile/profile-draft.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { Combobox } from "#web/components/ui/combobox.tsx";
import type { User } from "#contract/accounts/user.ts";
import { formatDay } from "#web/lib/format-day.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { showError } from "#web/lib/error-message.ts";
import { type Faults, useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { refreshAfter } from "#web/lib/query-keys.ts";
import { useState } from "react";
import { ChoiceOption } from "#web/components/ui/choice-option.tsx";
import { chooseTheme, readTheme, type Theme, THEMES } from "#web/lib/theme.ts";
import { TOASTS } from "#web/features/settings/toasts.ts";

export function AccountSettings() {
  const user = useUser();
  const update = useUpdateProfile();
  const form = useDraftForm({
    saved: readProfile(user),
    findFaults: findProfileFaults,
    isJudgedAtOnce: true,
    send: async (draft) => {
      const changes = findProfileChanges(user, draft);
      if (changes) await update.mutateAsync(changes);
      else showToast("info", TOASTS.account.nothingToSave);
    },
    isChanged: (draft) => findProfileChanges(user, draft) !== null,
  });
  const { values: draft, faults, isChanged, change, isSending } = form;

  return (
    <Card title="Account Settings">
      <form {...form.props} className="flex max-w-3xl flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            {...form.field("name")}
            hint="Optional"
          />
          <TimeZoneField value={draft.timezone} onChange={(timezone) => change({ timezone })} />
        </div>
        <TextField label="Email" value={user.email} readOnly hint="Sign-in links go here." />
        <RedditFields user={user} draft={draft} faults={faults} onChange={change} />
        <div className="flex items-center gap-4">
          <Button type="submit" isBusy={isSending}>
            Save changes
          </Button>
          {isChanged && !isSending && <p className="text-sm text-muted">Not saved yet</p>}
        </div>
      </form>
      <UnsavedQuestion
        isNeeded={isChanged || Object.keys(faults).length > 0}
        title="Leave without saving?"
        description="Your changes will be lost."
        confirmLabel="Leave"
      />
    </Card>
  );
}

function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<"updateCurrentUser">["body"]) => api.updateCurrentUser({ body }),
    onSuccess: (user) => {
      session.replaceUser(user);
      void refreshAfter(queryClient, "profile-saved");
      showToast("success", TOASTS.account.saved);
    },
    onError: (error) => showError(error, { fallback: TOASTS.account.notSaved }),
  });
}

type TimeZoneFieldProps = { value: string; onChange: (timezone: string) => void };

function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const browserZone = currentZone(readBrowserTimeZone());
  const zone = currentZone(value);
  return (
    <Combobox
      label="Time zone"
      options={listTimeZones(zone)}
      value={zone}
      onChange={onChange}
      searchPlaceholder="Search, such as Berlin"
      emptyText="No time zone found."
      hint={
        browserZone !== zone && (
          <>
            Your browser says {browserZone}.{" "}
            <button
              type="button"
              className="cursor-pointer text-accent underline underline-offset-2"
              onClick={() => onChange(browserZone)}
            >
              Use {browserZone}
            </button>
          </>
        )
      }
    />
  );
}

/** Every zone the browser knows, and the one in use even if the browser has no name for it. */
function listTimeZones(inUse: string): string[] {
  const zones = new Set(["UTC", ...Intl.supportedValuesOf("timeZone").map(currentZone), inUse]);
  return [...zones].toSorted();
}

function readBrowserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

type RedditFieldsProps = {
  user: User;
  draft: ProfileDraft;
  faults: Faults<ProfileDraft>;
  onChange: (change: Partial<ProfileDraft>) => void;
};

/** What communities ask of an account; every check and every recommendation reads it. */
function RedditFields({ user, draft, faults, onChange }: RedditFieldsProps) {
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

const UNTOLD = "Not provided";

function wordName({ redditUsername }: User, draft: ProfileDraft): string {
  return namesAnother(redditUsername, draft.redditUsername)
    ? "A new name clears the old one's karma and age."
    : "Optional. Only you see it.";
}

function wordKarma({ redditKarmaToldAt: toldAt, timezone }: User): string {
  return toldAt === null ? UNTOLD : `As of ${formatDay(toldAt, timezone)}.`;
}

function wordAge({ redditAccountSince: since }: User): string {
  return since === null ? UNTOLD : `Since ${formatDay(since, "UTC")}. We keep counting.`;
}

const LABELS: Record<Theme, string> = { light: "Light", dark: "Dark", system: "System" };

export function AppearanceSettings() {
  const [theme, setTheme] = useState(readTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <Card title="Appearance" description="Saved in this browser.">
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="sr-only">Appearance</legend>
        {THEMES.map((option) => (
          <ChoiceOption
            key={option}
            name="theme"
            value={option}
            label={LABELS[option]}
            isChosen={theme === option}
            onChoose={() => choose(option)}
          />
        ))}
      </fieldset>
    </Card>
  );
}
