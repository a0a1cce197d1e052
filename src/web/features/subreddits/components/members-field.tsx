import { formatCount } from "#engine/text/format-count.ts";
import { TextField } from "#web/components/ui/text-field.tsx";
import { useDebouncedDraft } from "#web/lib/use-debounced-draft.ts";
import { parseMembers } from "../parse-members.ts";

type MembersFieldProps = {
  label: string;
  value: number;
  /** What takes the place of whatever is not a number. */
  fallback: number;
  error?: string | null;
  onChange: (members: number) => void;
};

export function MembersField({ label, value, fallback, error, onChange }: MembersFieldProps) {
  const { draft, type, leave } = useDebouncedDraft({
    value: String(value),
    commit: (members) => onChange(Number(members)),
    normalise: (text) => String(parseMembers(text, fallback)),
  });
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      className="min-w-0"
      error={error}
      value={draft ?? formatCount(value)}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
    />
  );
}
