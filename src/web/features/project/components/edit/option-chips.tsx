import { Check } from "lucide-react";
import { useId } from "react";

type OptionChipsProps<T extends string> = {
  label: string;
  options: readonly T[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
  error?: string | undefined;
};

/** Any number of a few. */
export function OptionChips<T extends string>({
  label,
  options,
  chosen,
  onChange,
  error,
}: OptionChipsProps<T>) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="relative inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border border-edge px-3 text-sm text-soft transition-colors select-none hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="checkbox"
              className="peer absolute inset-0 cursor-pointer opacity-0"
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, option] : chosen.filter((kept) => kept !== option),
                )
              }
            />
            <Check size={14} className="hidden peer-checked:block" />
            {option}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-sm text-fail">
          {error}
        </p>
      )}
    </fieldset>
  );
}
