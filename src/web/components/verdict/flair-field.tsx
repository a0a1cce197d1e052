import { isOpenFlair } from "#engine/checks/open-flair.ts";
import { classNames } from "#web/lib/class-names.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";

const MAX_CHOICES = 6;

type FlairFieldProps = {
  value: string | null;
  onChange: (value: string | null) => void;
  flairs: readonly string[];
  isRequired: boolean;
  error: string | undefined;
};

/** Any words, or one of the flairs that were seen in the community. */
export function FlairField({ value, onChange, flairs, isRequired, error }: FlairFieldProps) {
  return (
    <div>
      <TextField
        label={isRequired ? "Flair" : "Flair (optional)"}
        autoComplete="off"
        hint={isRequired && "Required. You choose it on Reddit."}
        // Whoever chooses one does not have to clear a blank first.
        value={isOpenFlair(value) ? "" : (value ?? "")}
        error={error}
        onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
      />
      {flairs.length > 0 && (
        <fieldset className="mt-2">
          <legend className="float-left mt-1.5 mr-2 text-xs text-muted">Used there</legend>
          <div className="flex flex-wrap gap-1.5">
            {flairs.slice(0, MAX_CHOICES).map((flair) => (
              <button
                key={flair}
                type="button"
                aria-pressed={flair === value}
                onClick={() => onChange(flair === value ? null : flair)}
                className={classNames(
                  "max-w-full cursor-pointer truncate rounded-full border px-2.5 py-1 text-xs transition-colors",
                  flair === value
                    ? "border-accent bg-accent-soft text-accent"
                    : "border-line text-soft hover:bg-hover",
                )}
              >
                {flair}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
