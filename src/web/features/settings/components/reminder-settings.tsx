import { useState, type ReactNode } from "react";
import type { User } from "#contract/accounts/user.ts";
import { nameZone } from "#engine/clock/format-local.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ChoiceOption } from "#web/components/ui/choice-option.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatTime } from "#web/lib/format-time.ts";
import { useUser, session } from "#web/lib/session/session.ts";
import { useConnections } from "#web/features/settings/api/use-connections.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { paths } from "#contract/pages/page-paths.ts";
import { isOnThisMachine } from "#web/lib/is-on-this-machine.ts";
import type { Connection } from "#contract/health.ts";

type Choice = User["reminders"];

const OPTIONS: { value: Choice; label: string; hint: (zone: string) => string }[] = [
  { value: "off", label: "Off", hint: () => "No emails about your posts." },
  {
    value: "at-slot-time",
    label: "At slot time",
    hint: () => "One email when a post is due, then three follow-ups.",
  },
  {
    value: "daily-digest",
    label: "Daily digest",
    hint: (zone) => `One email at ${formatTime("08:00")} (${zone}) with what is due that day.`,
  },
];

export function ReminderSettings() {
  const user = useUser();
  const connections = useConnections();
  const stateOf = (name: string) =>
    connections.data?.items.find(({ id }) => id === name)?.state ?? null;
  const save = useSaveReminders();
  // What was chosen but is not saved; it stays in sight when saving fails.
  const [wanted, setWanted] = useState<Choice | null>(null);
  const chosen = wanted ?? user.reminders;

  const choose = (choice: Choice) => {
    setWanted(choice);
    save.mutate(choice, {
      onSuccess: () => setWanted((latest) => (latest === choice ? null : latest)),
    });
  };

  return (
    <Card title="Reminders">
      <fieldset className="flex max-w-xl flex-col gap-2">
        <legend className="sr-only">Reminders</legend>
        {OPTIONS.map(({ value, label, hint }) => (
          <ChoiceOption
            key={value}
            name="reminders"
            value={value}
            label={label}
            hint={hint(nameZone(user.timezone))}
            isChosen={chosen === value}
            onChoose={() => choose(value)}
          />
        ))}
      </fieldset>
      <output className="mt-3 block text-sm text-muted empty:mt-0">
        {save.isPending ? "Saving…" : save.isSuccess && wanted === null && "Saved"}
      </output>
      {save.isError && wanted !== null && !save.isPending && (
        <div role="alert" className="mt-1 flex flex-wrap items-center gap-3 text-sm text-fail">
          <p>Not saved. {errorMessage(save.error, {}, !navigator.onLine)}</p>
          <Button tone="secondary" size="sm" onClick={() => choose(wanted)}>
            Save again
          </Button>
        </div>
      )}
      {chosen !== "off" && stateOf("reddit") === "connected" && (
        <p className="mt-2 max-w-xl text-sm text-soft">
          We check your posts ourselves and ask only when we can't tell.
        </p>
      )}
      {chosen !== "off" && <MailNote mail={stateOf("mail")} isVerified={user.emailVerified} />}
    </Card>
  );
}

/** Choices made in quick succession are saved one after the other, so that the last one stays. */
function useSaveReminders() {
  return useMutation({
    scope: { id: "reminders" },
    mutationFn: (reminders: User["reminders"]) => api.updateCurrentUser({ body: { reminders } }),
    onSuccess: (user) => session.replaceUser(user),
    onError: logError,
  });
}

type MailNoteProps = { mail: Connection["state"] | null; isVerified: boolean };

/** What keeps reminders from arriving, if anything does. */
function MailNote({ mail, isVerified }: MailNoteProps) {
  if (mail === "not-configured") {
    return <Note>This server can't send mail yet. Please ask its operator.</Note>;
  }
  if (!isVerified) {
    return <Note>Reminders begin once you sign in with a link we send you.</Note>;
  }
  if (mail !== "built-in") return null;
  return (
    <Note>
      This server has no mail server, so messages stay on its machine
      {isOnThisMachine(location.href) && (
        <>
          , in the{" "}
          <a href={paths.mailbox} className="text-accent underline underline-offset-2">
            mailbox
          </a>
        </>
      )}
      .
    </Note>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-2 max-w-xl border-l-2 border-edge pl-3 text-sm text-soft">{children}</p>;
}
