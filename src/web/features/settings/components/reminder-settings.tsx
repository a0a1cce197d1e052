import { useState } from "react";
import type { User } from "#contract/user.ts";
import { nameZone } from "#engine/timing/format-local.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ChoiceOption } from "#web/components/ui/choice-option.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useUser } from "#web/lib/session.ts";
import { useConnections } from "../api/use-connections.ts";
import { useSaveReminders } from "../api/use-save-reminders.ts";
import { MailNote } from "./mail-note.tsx";

type Choice = User["reminders"];

const OPTIONS: { value: Choice; label: string; hint: (zone: string) => string }[] = [
  { value: "off", label: "Off", hint: () => "No e-mails about your posts." },
  {
    value: "at-slot-time",
    label: "At slot time",
    hint: () =>
      "One e-mail for each post when its time comes, with a calendar file, and three more, 15 minutes, 24 hours and 72 hours after you posted: is it still up?",
  },
  {
    value: "daily-digest",
    label: "Daily digest",
    hint: (zone) =>
      `One e-mail at 8:00 AM (${zone}) with the posts due, and those to look at again, until 8:00 AM the next day; none when there is nothing.`,
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
    <Card title="Reminders" description="E-mails about posts that are due. Saved at once.">
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
      <output className="mt-3 block min-h-5 text-sm text-muted">
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
          Foothold looks at posts whose address it has by itself. It writes when one is not up any
          more, and asks you only when it could not tell.
        </p>
      )}
      {chosen !== "off" && <MailNote mail={stateOf("mail")} isVerified={user.emailVerified} />}
    </Card>
  );
}
