import type { CheckDraft } from "#web/features/check/check-draft.ts";
import { parseCount } from "#web/lib/parse-count.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";

type AccountFieldsProps = Pick<CheckDraft, "karma" | "accountAgeDays"> & {
  onChange: (changes: Partial<CheckDraft>) => void;
};

/** Some communities ask for a minimum; without these two fields that stays unchecked. */
export function AccountFields({ karma, accountAgeDays, onChange }: AccountFieldsProps) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="float-left text-sm text-soft sm:col-span-2">
        Your Reddit account (optional)
      </legend>
      <TextField
        label="Your karma"
        inputMode="numeric"
        autoComplete="off"
        value={karma}
        error={parseCount(karma).fault}
        onChange={({ target }) => onChange({ karma: target.value })}
      />
      <TextField
        label="Account age in days"
        inputMode="numeric"
        autoComplete="off"
        value={accountAgeDays}
        error={parseCount(accountAgeDays).fault}
        onChange={({ target }) => onChange({ accountAgeDays: target.value })}
      />
    </fieldset>
  );
}
