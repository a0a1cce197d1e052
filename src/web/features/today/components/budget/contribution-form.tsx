import { type FormEvent, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { TextField } from "#web/components/ui/text-field.tsx";
import { useUser } from "#web/lib/session.ts";
import { useNow } from "#web/lib/use-now.ts";
import { toZonedInput } from "#web/lib/zoned-time.ts";
import { useLogContribution } from "../../api/use-log-contribution.ts";
import {
  type ContributionEdit,
  type ContributionSort,
  readContributionFaults,
  SORTS,
  toContribution,
} from "../../read-contribution.ts";

const NAMES: Record<ContributionSort, string> = {
  "helpful-comment": "A helpful comment",
  "helpful-post": "A helpful post",
  "promotional-comment": "A comment about my own work",
  "promotional-post": "A post about my own work",
};

const OPTIONS = SORTS.map((value) => ({ value, label: NAMES[value] }));
const EMPTY: ContributionEdit = { sort: "helpful-comment", permalink: "", at: "" };

/** Nothing that was typed goes before it is saved. */
export function ContributionForm({
  subredditId,
  fullName,
}: {
  subredditId: string;
  fullName: string;
}) {
  const { timezone } = useUser();
  const now = useNow();
  const [edit, setEdit] = useState(EMPTY);
  const log = useLogContribution(fullName);
  const faults = readContributionFaults(log.error);
  const change = (changes: Partial<ContributionEdit>) => {
    log.reset();
    setEdit({ ...edit, ...changes });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (log.isPending) return;
    log.mutate(toContribution(edit, subredditId, timezone), { onSuccess: () => setEdit(EMPTY) });
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-4 sm:grid-cols-2">
      <Select
        label="You wrote"
        options={OPTIONS}
        value={edit.sort}
        onChange={(sort) => change({ sort: sort as ContributionSort })}
      />
      <TextField
        label="When"
        type="datetime-local"
        max={toZonedInput(now, timezone)}
        value={edit.at}
        error={faults.at}
        hint="Empty means now."
        onChange={({ target }) => change({ at: target.value })}
      />
      <TextField
        className="sm:col-span-2"
        label="Its address (optional)"
        inputMode="url"
        autoComplete="off"
        placeholder={`https://www.reddit.com/${fullName}/comments/`}
        value={edit.permalink}
        error={faults.permalink}
        onChange={({ target }) => change({ permalink: target.value })}
      />
      <div>
        <Button type="submit" size="sm" isBusy={log.isPending}>
          Log it
        </Button>
      </div>
    </form>
  );
}
