import { MAX_QUERY_LENGTH } from "#engine/subreddits/list-options.ts";
import { TextField } from "#web/components/ui/text-field.tsx";
import { useDebouncedDraft } from "#web/lib/use-debounced-draft.ts";

type SearchFieldProps = { value: string; onChange: (query: string) => void };

export function SearchField({ value, onChange }: SearchFieldProps) {
  const { draft, type } = useDebouncedDraft({ value, commit: onChange });
  return (
    <TextField
      label="Search"
      className="[&_input::-webkit-search-cancel-button]:grayscale"
      type="search"
      name="q"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      placeholder="Name, topic or keyword"
      maxLength={MAX_QUERY_LENGTH}
      value={draft ?? value}
      onChange={(event) => type(event.target.value)}
    />
  );
}
